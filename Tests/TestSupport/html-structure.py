"""What html5lib sees in HTML documents: tags, the names of their attributes, comments and doctypes, in order.

Reads a JSON list of documents from the file named; prints a JSON list of structures. It follows the HTML standard's tree
builder, so scripts, style sheets and titles are read as what they are.
"""

import json
import sys

import html5lib
from html5lib import _tokenizer, constants

TYPES = {number: name for name, number in constants.tokenTypes.items()}


tokens = _tokenizer.HTMLTokenizer.__iter__


def recorded_tokens(tokenizer):
    record = tokenizer.parser.structure.append
    for token in tokens(tokenizer):
        kind = TYPES[token["type"]]
        if kind in ("StartTag", "EmptyTag"):
            record("<" + " ".join([token["name"]] + list(token["data"])) + ">")
        elif kind == "EndTag":
            record("</" + token["name"] + ">")
        elif kind == "Comment":
            record("<!---->")
        elif kind == "Doctype":
            record("<!doctype>")
        yield token


_tokenizer.HTMLTokenizer.__iter__ = recorded_tokens


def structure(document):
    parser = html5lib.HTMLParser()
    parser.structure = []
    parser.parse(document)
    return "".join(parser.structure)


with open(sys.argv[1], encoding="utf-8") as file:
    json.dump([structure(document) for document in json.load(file)], sys.stdout)
