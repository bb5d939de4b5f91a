#pragma once

// Some builds of libxml2 show ICU's types in their headers. Swift's Foundation brings ICU of its own with other
// definitions of the same names, and one compilation cannot hold both.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <string.h>

// What libxml2 tells while it reads. Offsets are in bytes from the beginning of the input. The types of libxml2's own
// callbacks differ between its versions, so that they are kept out of Swift.
typedef struct {
    void *owner;
    // At the end of a start tag, before its ">" or "/>". `attributes` holds five pointers for each: name, prefix,
    // namespace, begin and end of the value.
    void (*start_element)(void *owner, const xmlChar *name, const xmlChar **attributes, int count, long offset);
    // Behind an end tag, or behind the "/>" of an empty element.
    void (*end_element)(void *owner, long offset);
    void (*text)(void *owner, const xmlChar *bytes, int count);
    // An entity or a default attribute is declared in the file itself.
    void (*declaration)(void *owner, const xmlChar *name, long offset);
    // A name between "&" and ";" that stands for nothing.
    void (*unknown_entity)(void *owner, const xmlChar *name, long offset);
    void (*fault)(void *owner, int code, const char *message, long offset);
} cxml2_handler;

static inline const cxml2_handler *cxml2_handler_of(void *context) {
    return (const cxml2_handler *)((xmlParserCtxtPtr)context)->_private;
}

static inline void cxml2_start_element(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces,
    const xmlChar **namespace_pairs, int attributes, int defaulted, const xmlChar **attribute_parts) {
    const cxml2_handler *handler = cxml2_handler_of(context);
    (void)prefix, (void)uri, (void)namespaces, (void)namespace_pairs, (void)defaulted;
    handler->start_element(handler->owner, name, attribute_parts, attributes, xmlByteConsumed(context));
}

static inline void cxml2_end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    const cxml2_handler *handler = cxml2_handler_of(context);
    (void)name, (void)prefix, (void)uri;
    handler->end_element(handler->owner, xmlByteConsumed(context));
}

static inline void cxml2_text(void *context, const xmlChar *bytes, int count) {
    const cxml2_handler *handler = cxml2_handler_of(context);
    handler->text(handler->owner, bytes, count);
}

static inline void cxml2_entity_declaration(
    void *context, const xmlChar *name, int type, const xmlChar *public_id, const xmlChar *system_id, xmlChar *content) {
    const cxml2_handler *handler = cxml2_handler_of(context);
    (void)type, (void)public_id, (void)system_id, (void)content;
    handler->declaration(handler->owner, name, xmlByteConsumed(context));
}

static inline void cxml2_unparsed_entity_declaration(
    void *context, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id, const xmlChar *notation) {
    const cxml2_handler *handler = cxml2_handler_of(context);
    (void)public_id, (void)system_id, (void)notation;
    handler->declaration(handler->owner, name, xmlByteConsumed(context));
}

static inline void cxml2_attribute_declaration(
    void *context, const xmlChar *element, const xmlChar *name, int type, int kind, const xmlChar *value,
    xmlEnumerationPtr tree) {
    const cxml2_handler *handler = cxml2_handler_of(context);
    (void)element, (void)type, (void)kind, (void)value;
    xmlFreeEnumeration(tree);
    handler->declaration(handler->owner, name, xmlByteConsumed(context));
}

static inline void cxml2_reference(void *context, const xmlChar *name) {
    const cxml2_handler *handler = cxml2_handler_of(context);
    handler->unknown_entity(handler->owner, name, xmlByteConsumed(context));
}

static inline xmlParserInputPtr cxml2_resolve_nothing(
    void *context, const xmlChar *public_id, const xmlChar *system_id) {
    (void)context, (void)public_id, (void)system_id;
    return NULL;
}

#if LIBXML_VERSION >= 21200
static inline void cxml2_fault(void *context, const xmlError *error) {
#else
static inline void cxml2_fault(void *context, xmlErrorPtr error) {
#endif
    const cxml2_handler *handler = cxml2_handler_of(context);
    if (error == NULL || error->level < XML_ERR_ERROR || error->domain == XML_FROM_NAMESPACE) return;
    handler->fault(
        handler->owner, error->code, error->message ? error->message : "", xmlByteConsumed(context));
}

// A parser that tells `handler`, which must outlive it; NULL without memory. It opens no file, no address and no entity.
static inline xmlParserCtxtPtr cxml2_parser_new(cxml2_handler *handler) {
    xmlParserCtxtPtr context;
    xmlSAXHandler *sax;
    xmlInitParser();
    context = xmlNewParserCtxt();
    if (context == NULL) return NULL;
    sax = context->sax;
    memset(sax, 0, sizeof(*sax));
    sax->initialized = XML_SAX2_MAGIC;
    sax->startElementNs = cxml2_start_element;
    sax->endElementNs = cxml2_end_element;
    sax->characters = cxml2_text;
    sax->ignorableWhitespace = cxml2_text;
    sax->cdataBlock = cxml2_text;
    sax->entityDecl = cxml2_entity_declaration;
    sax->unparsedEntityDecl = cxml2_unparsed_entity_declaration;
    sax->attributeDecl = cxml2_attribute_declaration;
    sax->reference = cxml2_reference;
    sax->resolveEntity = cxml2_resolve_nothing;
    sax->serror = cxml2_fault;
    context->_private = handler;
    return context;
}

// Reads UTF-8 to its end or to the first fault, whatever encoding the file declares.
static inline void cxml2_parser_read(xmlParserCtxtPtr context, const char *bytes, int count) {
    xmlDocPtr document =
        xmlCtxtReadMemory(context, bytes, count, NULL, NULL, XML_PARSE_NONET | XML_PARSE_IGNORE_ENC);
    if (document != NULL) xmlFreeDoc(document);
}

static inline void cxml2_parser_stop(xmlParserCtxtPtr context) { xmlStopParser(context); }

static inline void cxml2_parser_free(xmlParserCtxtPtr context) {
    if (context->myDoc != NULL) xmlFreeDoc(context->myDoc);
    context->myDoc = NULL;
    xmlFreeParserCtxt(context);
}

// Reads UTF-8 HTML into a tree, forgiving as browsers are; opens no address. NULL without memory.
static inline xmlDocPtr cxml2_html_read(const char *bytes, int count) {
    return htmlReadMemory(
        bytes, count, NULL, "UTF-8",
        HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET | HTML_PARSE_NODEFDTD);
}
