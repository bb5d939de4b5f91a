#pragma once

// Calls of ICU's stable C API that Foundation does not offer: plural rules, numbers by skeleton, the version.
//
// ICU's headers are not included. Swift's Foundation brings ICU of its own as the module `_FoundationICU`, whose types
// have the same names and other definitions, and one compilation cannot hold both. So the functions are declared here, as
// the API documents them, with names of ours for the types; an enumeration is an `int`. ICU's C names carry its version
// (`uplrules_open_72`), which only the macro of `uvernum.h` knows; that header holds macros alone.

#include <stdint.h>
#include <unicode/uvernum.h>

/// A `UErrorCode`: above 0 is an error, below 0 a warning.
typedef int CICUStatus;
/// `U_BUFFER_OVERFLOW_ERROR`: the text is longer than the buffer; the length returned is the one that is needed.
static const CICUStatus cicu_buffer_overflow = 15;

typedef struct CICUPluralRules CICUPluralRules;
typedef struct CICUNumberFormatter CICUNumberFormatter;
typedef struct CICUFormattedNumber CICUFormattedNumber;

#define cicu_name(name) U_ICU_ENTRY_POINT_RENAME(name)

// unicode/upluralrules.h
CICUPluralRules *_Nullable cicu_name(uplrules_open)(const char *_Nonnull locale, CICUStatus *_Nonnull status);
void cicu_name(uplrules_close)(CICUPluralRules *_Nonnull rules);
int32_t cicu_name(uplrules_select)(
    const CICUPluralRules *_Nonnull rules, double number, uint16_t *_Nonnull keyword, int32_t capacity,
    CICUStatus *_Nonnull status);

// unicode/unumberformatter.h, unicode/uformattednumber.h
CICUNumberFormatter *_Nullable cicu_name(unumf_openForSkeletonAndLocale)(
    const uint16_t *_Nonnull skeleton, int32_t length, const char *_Nonnull locale, CICUStatus *_Nonnull status);
void cicu_name(unumf_close)(CICUNumberFormatter *_Nonnull formatter);
CICUFormattedNumber *_Nullable cicu_name(unumf_openResult)(CICUStatus *_Nonnull status);
void cicu_name(unumf_closeResult)(CICUFormattedNumber *_Nonnull result);
void cicu_name(unumf_formatInt)(
    const CICUNumberFormatter *_Nonnull formatter, int64_t value, CICUFormattedNumber *_Nonnull result,
    CICUStatus *_Nonnull status);
int32_t cicu_name(unumf_resultToString)(
    const CICUFormattedNumber *_Nonnull result, uint16_t *_Nullable buffer, int32_t capacity,
    CICUStatus *_Nonnull status);

// unicode/uversion.h
void cicu_name(u_getVersion)(uint8_t *_Nonnull version);

// What Swift calls.

/// The four numbers of the version that the program runs with.
static inline void cicu_version(uint8_t *_Nonnull version) { cicu_name(u_getVersion)(version); }

/// Rules for cardinal numbers.
static inline CICUPluralRules *_Nullable cicu_plural_rules_open(
    const char *_Nonnull locale, CICUStatus *_Nonnull status) {
    return cicu_name(uplrules_open)(locale, status);
}
static inline void cicu_plural_rules_close(CICUPluralRules *_Nonnull rules) { cicu_name(uplrules_close)(rules); }
static inline int32_t cicu_plural_rules_select(
    const CICUPluralRules *_Nonnull rules, double number, uint16_t *_Nonnull keyword, int32_t capacity,
    CICUStatus *_Nonnull status) {
    return cicu_name(uplrules_select)(rules, number, keyword, capacity, status);
}

static inline CICUNumberFormatter *_Nullable cicu_number_formatter_open(
    const uint16_t *_Nonnull skeleton, int32_t length, const char *_Nonnull locale, CICUStatus *_Nonnull status) {
    return cicu_name(unumf_openForSkeletonAndLocale)(skeleton, length, locale, status);
}
static inline void cicu_number_formatter_close(CICUNumberFormatter *_Nonnull formatter) {
    cicu_name(unumf_close)(formatter);
}
static inline CICUFormattedNumber *_Nullable cicu_formatted_number_open(CICUStatus *_Nonnull status) {
    return cicu_name(unumf_openResult)(status);
}
static inline void cicu_formatted_number_close(CICUFormattedNumber *_Nonnull result) {
    cicu_name(unumf_closeResult)(result);
}
static inline void cicu_format_int(
    const CICUNumberFormatter *_Nonnull formatter, int64_t value, CICUFormattedNumber *_Nonnull result,
    CICUStatus *_Nonnull status) {
    cicu_name(unumf_formatInt)(formatter, value, result, status);
}
static inline int32_t cicu_formatted_number_to_string(
    const CICUFormattedNumber *_Nonnull result, uint16_t *_Nullable buffer, int32_t capacity,
    CICUStatus *_Nonnull status) {
    return cicu_name(unumf_resultToString)(result, buffer, capacity, status);
}
