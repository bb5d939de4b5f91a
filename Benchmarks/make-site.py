#!/usr/bin/env python3
"""Makes the site that the build is measured on: PAYWALLS paywalls in 40 locales, each with its own storefront and prices.

    make-site.py DIRECTORY [PAYWALLS]        default 250, which are 10,000 paywall pages

Every text is in the String Catalog in every locale; the words of a locale are its language's, so that pages hold as much
Arabic, Cyrillic and Japanese as real ones. The same arguments give the same files.
"""
import json
import os
import sys

LOCALES = """en-US US|en-GB GB|en-CA CA|en-AU AU|en-NZ NZ|en-IE IE|en-ZA ZA|en-SG SG|en-HK HK|en-MY MY|en-NG NG|en-KE KE
en-PH PH|de-DE DE|de-AT AT|de-CH CH|de-LU LU|fr-FR FR|fr-CA CA|fr-BE BE|fr-CH CH|fr-LU LU|es-ES ES|es-MX MX|es-AR AR
es-CL CL|es-CO CO|es-PE PE|es-US US|ja-JP JP|ru-RU RU|ru-KZ KZ|ru-BY BY|ar-SA SA|ar-AE AE|ar-EG EG|ar-QA QA|ar-KW KW
ar-BH BH|ar-OM OM"""

CURRENCIES = {
    "US": "USD", "GB": "GBP", "CA": "CAD", "AU": "AUD", "NZ": "NZD", "IE": "EUR", "ZA": "ZAR", "SG": "SGD", "HK": "HKD",
    "MY": "MYR", "NG": "NGN", "KE": "USD", "PH": "PHP", "DE": "EUR", "AT": "EUR", "CH": "CHF", "LU": "EUR", "FR": "EUR",
    "BE": "EUR", "ES": "EUR", "MX": "MXN", "AR": "USD", "CL": "CLP", "CO": "COP", "PE": "PEN", "JP": "JPY", "RU": "RUB",
    "KZ": "KZT", "BY": "USD", "SA": "SAR", "AE": "AED", "EG": "EGP", "QA": "QAR", "KW": "USD", "BH": "USD", "OM": "USD",
}
# What a dollar comes to, roughly.
RATES = {"JPY": 150, "CLP": 900, "COP": 4000, "RUB": 90, "KZT": 500, "NGN": 1500, "EGP": 50, "PHP": 58, "MXN": 18, "ZAR": 18,
         "HKD": 8, "MYR": 4, "PEN": 4, "SAR": 4, "AED": 4, "QAR": 4}
WHOLE = {"JPY", "CLP", "COP", "RUB", "KZT", "NGN"}

WORDS = {
    "en": ["Remember every night", "under the northern sky", "without limits", "on all your devices", "a day early",
           "Weather & moon filled in", "Full-size export", "No advertising"],
    "de": ["Jede Nacht festhalten", "unter dem Nordhimmel", "ohne Grenzen", "auf allen Geräten", "einen Tag früher",
           "Wetter & Mond schon eingetragen", "Ausgabe in voller Größe", "Keine Werbung"],
    "fr": ["Gardez chaque nuit en mémoire", "sous le ciel du Nord", "sans limites", "sur tous vos appareils",
           "un jour plus tôt", "Météo & lune déjà notées", "Export en pleine taille", "Aucune publicité"],
    "es": ["Recuerda cada noche", "bajo el cielo del norte", "sin límites", "en todos tus dispositivos", "un día antes",
           "Tiempo y luna ya anotados", "Exportación a tamaño completo", "Sin publicidad"],
    "ja": ["すべての夜を記録", "北の空の下で", "制限なし", "すべてのデバイスで", "一日早く", "天気と月を自動入力", "フルサイズで書き出し",
           "広告なし"],
    "ru": ["Запомните каждую ночь", "под северным небом", "без ограничений", "на всех устройствах", "на день раньше",
           "Погода и луна уже внесены", "Экспорт в полном размере", "Без рекламы"],
    "ar": ["تذكّر كل ليلة", "تحت سماء الشمال", "بلا حدود", "على كل أجهزتك", "قبل يوم", "الطقس والقمر مسجّلان تلقائيًا",
           "تصدير بالحجم الكامل", "بلا إعلانات"],
}
BUTTONS = {
    "en": ("Subscribe for {{ product.price_per_period }}", "Try {{ product.offer_period_with_unit }} free"),
    "de": ("Für {{ product.price_per_period }} abonnieren", "{{ product.offer_period_with_unit }} gratis testen"),
    "fr": ("S’abonner pour {{ product.price_per_period }}", "Essayer {{ product.offer_period_with_unit }} gratuitement"),
    "es": ("Suscribirse por {{ product.price_per_period }}", "Probar {{ product.offer_period_with_unit }} gratis"),
    "ja": ("{{ product.price_per_period }}で登録", "{{ product.offer_period_with_unit }}無料で試す"),
    "ru": ("Подписаться за {{ product.price_per_period }}", "{{ product.offer_period_with_unit }} бесплатно"),
    "ar": ("اشترك مقابل {{ product.price_per_period }}", "جرّب {{ product.offer_period_with_unit }} مجانًا"),
}
SAVINGS = {"en": "Save {{ product.relative_discount }}", "de": "{{ product.relative_discount }} sparen",
           "fr": "Économisez {{ product.relative_discount }}", "es": "Ahorra {{ product.relative_discount }}",
           "ja": "{{ product.relative_discount }}お得", "ru": "Выгода {{ product.relative_discount }}",
           "ar": "وفّر {{ product.relative_discount }}"}
PLANS = {"en": ("Weekly", "Monthly", "Yearly"), "de": ("Wöchentlich", "Monatlich", "Jährlich"),
         "fr": ("Hebdomadaire", "Mensuel", "Annuel"), "es": ("Semanal", "Mensual", "Anual"),
         "ja": ("週間プラン", "月間プラン", "年間プラン"), "ru": ("На неделю", "На месяц", "На год"),
         "ar": ("أسبوعي", "شهري", "سنوي")}
GROUPS = ["Logbook", "Alerts", "Darkroom", "Atlas"]
PERIODS = [("weekly", "P1W", "2.99"), ("monthly", "P1M", "7.99"), ("yearly", "P1Y", "49.99")]


def locales():
    return [entry.split() for entry in LOCALES.replace("\n", "|").split("|")]


def language(tag):
    return tag.split("-")[0]


def storekit():
    groups = []
    for group_index, group in enumerate(GROUPS):
        subscriptions = []
        for index, (name, period, dollars) in enumerate(PERIODS):
            price = f"{float(dollars) + group_index:.2f}"
            subscription = {
                "productID": f"com.example.{group.lower()}.{name}", "displayPrice": price,
                "recurringSubscriptionPeriod": period, "groupNumber": len(PERIODS) - index,
                "type": "RecurringSubscription", "referenceName": f"{group} {name}",
                "localizations": [
                    {"displayName": f"{group} {words[index]}", "description": WORDS[tag][(index + 5) % 8],
                     "locale": "en_US" if tag == "en" else tag}
                    for tag, words in PLANS.items()
                ],
            }
            if name == "yearly":
                subscription["introductoryOffer"] = {
                    "paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1}
            subscriptions.append(subscription)
        groups.append({"id": str(21500000 + group_index), "name": group, "subscriptions": subscriptions})
    return {"identifier": "5E1B0C7A", "products": [], "nonRenewingSubscriptions": [], "subscriptionGroups": groups,
            "settings": {"_storefront": "USA"}, "version": {"major": 4, "minor": 0}}


def prices():
    lines = ["storefront,product,price,currency,plan"]
    for storefront, currency in CURRENCIES.items():
        for group_index, group in enumerate(GROUPS):
            for name, _, price in PERIODS:
                amount = (float(price) + group_index) * RATES.get(currency, 1)
                text = str(round(amount)) if currency in WHOLE else f"{amount:.2f}"
                lines.append(f"{storefront},com.example.{group.lower()}.{name},{text},{currency},")
    return "\n".join(lines) + "\n"


def catalog(paywalls):
    """Each paywall has a headline, a subtitle and two benefits of its own; buttons and badges are the site's."""
    strings = {}

    def add(key, text):
        strings[key] = {"localizations": {
            tag: {"stringUnit": {"state": "translated", "value": text(WORDS[language(tag)], tag)}}
            for tag, _ in locales() if language(tag) != "en"}}

    for index in range(paywalls):
        for key, text in copy(index).items():
            add(text(WORDS["en"], "en"), text)
    for table in [BUTTONS, SAVINGS]:
        for position in range(2) if table is BUTTONS else [None]:
            pick = lambda tag: table[language(tag)] if position is None else table[language(tag)][position]
            add(pick("en"), lambda words, tag: pick(tag))
    return {"sourceLanguage": "en", "strings": dict(sorted(strings.items())), "version": "1.0"}


def copy(index):
    return {
        "headline": lambda words, tag: f"{words[0]} {index}",
        "subtitle": lambda words, tag: f"{words[index % 3 + 1]}, {words[4]} ({index})",
        "first": lambda words, tag: f"{words[5]} {index}",
        "second": lambda words, tag: f"{words[6]}, {words[index % 4 + 1]} {index}",
        "third": lambda words, tag: words[7],
    }


def paywall(index):
    texts = {key: json.dumps(text(WORDS["en"], "en"), ensure_ascii=False) for key, text in copy(index).items()}
    group = GROUPS[index % len(GROUPS)].lower()
    return f"""layout: plans
icon: {["crown", "star", "bell", "sparkles"][index % 4]}
headline: {texts["headline"]}
subtitle: {texts["subtitle"]}
benefits:
  - {texts["first"]}
  - {texts["second"]}
  - {texts["third"]}
products:
  yearly: {{ id: com.example.{group}.yearly, badge: "{SAVINGS["en"]}", selected: true }}
  monthly: com.example.{group}.monthly
  weekly: com.example.{group}.weekly
button:
  default: "{BUTTONS["en"][0]}"
  trial: "{BUTTONS["en"][1]}"
actions: [restore, redeem, manage, close]
"""


def terms(tag):
    paragraphs = "\n\n".join(
        f"## {words}\n\n" + " ".join(f"{other}, {words}." for other in WORDS[tag]) for words in WORDS[tag])
    return f"---\ntitle: {WORDS[tag][2]}\ndescription: {WORDS[tag][3]}\n---\n\n{paragraphs}\n"


def site():
    tags = "\n".join(f"  {tag}: {storefront}" for tag, storefront in locales())
    return f"""name: Northlight
url: https://example.com/northlight
app: {{ id: 6480000001, bundle: com.example.northlight }}
theme: aurora
catalog: [catalog.storekit]
prices: [prices.csv]
strings: [Localizable.xcstrings]
locales:
{tags}
legal: {{ terms: {{ page: terms }}, privacy: https://example.com/northlight/privacy }}
telemetry: {{ to: telemetrydeck, app: 6F1D2C84-0B57-4E0A-9C3E-5A7B21D40E93 }}
"""


def main():
    folder, paywalls = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 250

    def write(path, text):
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    write("site.yaml", site())
    write("catalog.storekit", json.dumps(storekit(), indent=2, ensure_ascii=False))
    write("prices.csv", prices())
    # As Xcode writes it: two blanks, and a blank before each colon.
    write("Localizable.xcstrings", json.dumps(catalog(paywalls), indent=2, ensure_ascii=False, separators=(",", " : ")))
    for index in range(paywalls):
        write(f"paywalls/paywall-{index:03}.yaml", paywall(index))
    for tag in WORDS:
        write(f"pages/terms.{tag}.md", terms(tag))


main()
