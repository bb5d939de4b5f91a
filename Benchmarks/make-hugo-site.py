#!/usr/bin/env python3
"""Makes a Hugo site of the same pages: make-hugo-site.py THEME VALUES BUILT HUGO

THEME is the theme's folder, VALUES the site built with the theme in Benchmarks/values, BUILT the site built with THEME
(its style sheets are taken as they stand there), HUGO the folder to make.

The paywall pages' templates are the theme's, rewritten tag by tag as Go templates. The values are finished texts in the
pages' front matter, so Hugo formats no price, looks up no translation and fills in no variable. What is the same on all
pages of a language or of the site stands in the configuration. Partials are taken in, which spares Hugo the calls.
"""
import json
import os
import re
import shutil
import sys

theme, values, built, hugo = sys.argv[1:5]
BASE = "https://example.com/northlight/"
WITHOUT = object()


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


def without_end(value):
    """Lists of the values end with a null, since templates cannot leave the last comma out."""
    if isinstance(value, dict):
        return {key: without_end(part) for key, part in value.items()}
    if isinstance(value, list):
        return [without_end(part) for part in value if part is not None]
    return value


def island(value):
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def page_values(path):
    text = read(path)
    page = without_end(json.loads(re.search(r'<script type="application/json">(.*?)</script>', text, re.S).group(1)))
    page["paywall"]["icon"] = re.search(r"<i>(.*?)</i>\n", text, re.S).group(1)
    return page


class Converter:
    """Rewrites a template. A scope is a Go expression and a value of the kind that it has."""

    def __init__(self, style):
        self.style = style
        self.count = 0

    def convert(self, text, scopes):
        output, position = [], 0
        for tag in iter(lambda: self.next_tag(text, position), None):
            output.append(text[position:tag.start()])
            kind, name = tag.group("kind"), tag.group("name")
            position = tag.end()
            if kind == "#" or kind == "^":
                end = self.end_of(text, name, position)
                inner = text[position:end.start()]
                position = end.end()
                output.append(self.section(kind, name, inner, scopes))
            elif kind == ">":
                indent = tag.group("indent") or ""
                partial = self.partial(name)
                if tag.group("line"):
                    partial = "".join(indent + line for line in partial.splitlines(keepends=True))
                else:
                    partial = partial.rstrip("\n") if name.endswith(".svg") else partial
                output.append(self.convert(partial, scopes))
            else:
                expression, _ = self.find(name, scopes)
                output.append("{{ %s%s }}" % (expression, " | safeHTML" if kind == "{" else self.filter(name)))
        return "".join(output) + text[position:]

    def next_tag(self, text, position):
        # A section or partial that stands alone takes its whole line with it.
        alone = r"(?P<line>^)(?P<indent>[ \t]*)\{\{(?P<kind>[#^>])\s*(?P<name>[^\s}]+)\s*\}\}[ \t]*\n"
        plain = r"\{\{(?P<kind>[#^>{]?)\s*(?P<name>[^\s}]+)\s*\}?\}\}"
        found = [re.compile(alone, re.M).search(text, position), re.compile(plain).search(text, position)]
        found = [match for match in found if match]
        if not found:
            return None
        best = min(found, key=lambda match: (match.start("kind"), "line" not in match.groupdict()))
        if "line" in best.groupdict():
            return best
        return re.compile(plain.replace("(?P<kind>", "(?P<line>$^)?(?P<indent>$^)?(?P<kind>")).search(text, best.start()) or best

    def end_of(self, text, name, position):
        depth = 1
        tag = re.compile(r"(?:(?<=\n)[ \t]*)?\{\{(?P<kind>[#^/])\s*%s\s*\}\}(?:(?<=\}\})\n)?" % re.escape(name))
        alone = re.compile(r"(?<=\n)[ \t]*\{\{/\s*%s\s*\}\}[ \t]*\n" % re.escape(name))
        for match in re.compile(r"\{\{(?P<kind>[#^/])\s*%s\s*\}\}" % re.escape(name)).finditer(text, position):
            depth += -1 if match.group("kind") == "/" else 1
            if depth == 0:
                start = text.rfind("\n", 0, match.start()) + 1
                return alone.match(text, start) or match
        raise ValueError("no end of " + name)

    def section(self, kind, name, inner, scopes):
        if name == "languages":
            return ('{{ range site.Params.locales }}' + self.convert(inner, scopes + [(".", {
                "language": "", "direction": "", "name": "", "url": "", "is_current": True})]) + '{{ end }}').replace(
                    "{{ .url }}", '{{ if eq .language $page.language }}index.html{{ else }}../../{{ .language }}/{{ $name }}/index.html{{ end }}'
                ).replace("{{ if .is_current }}", "{{ if eq .language $page.language }}")
        if name == "alternates":
            return ('{{ range site.Params.alternates }}' + self.convert(inner, scopes + [(".", {
                "language": "", "url": ""})]) + '{{ end }}').replace(
                    "{{ .url }}", BASE + '{{ .path }}/{{ $name }}/')
        expression, value = self.find(name, scopes)
        if value is WITHOUT:
            return "" if kind == "#" else self.convert(inner, scopes)
        if kind == "^":
            return "{{ if not %s }}%s{{ end }}" % (expression, self.convert(inner, scopes))
        if isinstance(value, list):
            self.count += 1
            item = "$item%d" % self.count
            return "{{ range %s := %s }}%s{{ end }}" % (
                item, expression, self.convert(inner, scopes + [(item, value[0])]))
        if isinstance(value, dict):
            return "{{ if %s }}%s{{ end }}" % (expression, self.convert(inner, scopes + [(expression, value)]))
        return "{{ if %s }}%s{{ end }}" % (expression, self.convert(inner, scopes))

    def find(self, name, scopes):
        parts = name.split(".")
        if parts[0] == "words":
            return "$words." + parts[1], ""
        if parts[0] in ("commitment", "robots"):
            return "", WITHOUT
        if name == "content_security_policy":
            return "site.Params.policy", ""
        for expression, value in reversed(scopes):
            if isinstance(value, dict) and parts[0] in value:
                for part in parts:
                    if isinstance(value, dict) and part not in value:
                        return "", WITHOUT
                    value = value[part] if value is not None else ""
                return (expression + "." + ".".join(parts)).replace("..", "."), value
        # What the measured site has not: sections about it are left out, and the pages' sizes show that nothing else is.
        return "", WITHOUT

    def filter(self, name):
        return " | safeJS" if name in ("structured_data", "page_data") else ""

    def partial(self, name):
        if name == "tokens.css":
            return ""
        if name == "styles.css":
            return self.style
        path = os.path.join(theme, "partials", name)
        return read(path if os.path.exists(path) else path + ".mustache")


def main():
    locales = sorted(name for name in os.listdir(values) if os.path.isdir(os.path.join(values, name, "paywall-000")))
    names = sorted(name for name in os.listdir(os.path.join(values, locales[0])) if name.startswith("paywall-"))
    shutil.rmtree(hugo, ignore_errors=True)
    words = {}
    sample = page_values(os.path.join(values, locales[0], names[0], "index.html"))
    first = read(os.path.join(built, locales[0], names[0], "index.html"))
    style = re.search(r"<style>\n(.*?)</style>", first, re.S).group(1)
    policy = re.search(r'Content-Security-Policy" content="(.*?)"', first).group(1)
    order = [entry["language"] for entry in sample["languages"]]
    for locale in locales:
        for name in names:
            page = page_values(os.path.join(values, locale, name, "index.html"))
            words[locale.lower()] = page.pop("words")
            del page["languages"]
            page["structured_data"] = island(page["structured_data"])
            page["page_data"] = island(page["page_data"])
            write(os.path.join(hugo, "content", locale, name + ".md"), json.dumps(
                {"title": page.pop("title"), "description": page.pop("description"), "params": {"page": page}},
                ensure_ascii=False, indent=1) + "\n")
    write(os.path.join(hugo, "hugo.json"), json.dumps({
        "baseURL": BASE, "title": "Northlight", "disablePathToLower": True,
        "disableKinds": ["home", "section", "taxonomy", "term", "rss", "sitemap", "robotstxt", "404"],
        "params": {
            "words": words, "policy": policy, "locales": sample["languages"],
            "alternates": [{"language": tag, "path": tag} for tag in order] + [{"language": "x-default", "path": order[0]}],
        }}, ensure_ascii=False))
    root = dict(sample, title="", description="", icon="")
    converted = Converter(style).convert(
        read(os.path.join(theme, "layouts", "plans.mustache")), [("$page", root)])
    converted = converted.replace("$page.title", "$.Title").replace("$page.description", "$.Description")
    write(os.path.join(hugo, "layouts", "single.html"),
          "{{- $page := .Params.page -}}{{- $name := $page.paywall.name -}}"
          "{{- $words := index site.Params.words (lower (path.Base .File.Dir)) -}}\n" + converted)


main()
