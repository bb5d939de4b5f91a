"""Formats prices with Babel.

Reads a JSON list of [language, currency, amount] from the file that is named, and writes the list of texts.
"""

import json
import sys
from decimal import Decimal

from babel import Locale
from babel.numbers import format_currency

with open(sys.argv[1], encoding="utf-8") as file:
    rows = json.load(file)
locales = {language: Locale.parse(language, sep="-") for language in {row[0] for row in rows}}
texts = [format_currency(Decimal(amount), currency, locale=locales[language]) for language, currency, amount in rows]
json.dump(texts, sys.stdout)
