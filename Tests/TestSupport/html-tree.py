"""The tree that html5lib makes of HTML documents, as text: elements with their attributes sorted, and their text.

Reads a JSON list of documents from the file named; prints a JSON list of trees. It follows the HTML standard's tree
builder, as browsers do.
"""

import json
import sys

import html5lib


def name(tag):
    return tag.split("}")[-1].lower()


def words(text):
    joined = " ".join((text or "").split())
    return [joined] if joined else []


def tree(element):
    if not isinstance(element.tag, str):
        return words(element.tail)
    attributes = sorted(f"{name(key)}={' '.join(value.split())}" for key, value in element.attrib.items())
    parts = ["<" + "|".join([name(element.tag)] + attributes) + ">"] + words(element.text)
    for child in element:
        parts += tree(child)
    return parts + ["</>"] + words(element.tail)


with open(sys.argv[1], encoding="utf-8") as file:
    documents = json.load(file)
json.dump(["\n".join(tree(html5lib.parse(document, "etree"))) for document in documents], sys.stdout)
