#!/usr/bin/env bash
# Measures `paywallgen build` of one paywall with 10 products, in 40 locales that each carry the prices of 175 storefronts,
# against formatting each of these prices once in each locale and doing nothing else.
#
#   Benchmarks/prices.sh
#
# It is done twice: with another price in every storefront, and with one price for each currency, as Apple's price points
# have it. Each pair of runs is done one after the other; what counts are the medians and their ratio, not the seconds.
set -euo pipefail
cd "$(dirname "$0")/.."

rounds="${ROUNDS:-5}"
products=10
locales=(ar ar-AE ar-EG ar-SA de de-AT de-CH en en-AU en-CA en-GB en-IE en-IN en-NZ en-SG en-ZA es es-AR es-CL es-CO es-CR
    es-MX es-PE es-UY fr fr-BE fr-CA fr-CH fr-LU fr-MA ja ja-JP ru ru-BY ru-KG ru-KZ ru-MD ru-UA es-BO es-EC)

[ -n "${BENCH_BUILT:-}" ] || make --silent release >/dev/null
program="$PWD/.build/release/paywallgen"
work="$(mktemp -d)"
[ -n "${BENCH_KEEP:-}" ] || trap 'rm -rf "$work"' EXIT
swiftc -O -static-stdlib Benchmarks/FormatPrices.swift -o "$work/format" 2>"$work/errors" || { cat "$work/errors" >&2; exit 1; }

# The storefronts and their currencies, out of the table that the program has.
sed -n 's/^        \([A-Z]\{3\}\) [A-Z]\{2\} \([A-Z]\{3\}\) .*/\1 \2/p' Sources/Catalog/ProductCatalog/StorefrontTable.swift \
    >"$work/storefronts"

# A site in the folder $1; every storefront has a price of its own when $2 is 1, else each currency has one.
make_site() {
    mkdir -p "$1/paywalls"
    awk -v count="$products" -v distinct="$2" 'BEGIN { print "storefront,product,price" }
        { for (i = 1; i <= count; i++) printf "%s,pro.%d,%d\n", $1, i, 1000 * i + (distinct ? NR : 0) }' "$work/storefronts" >"$1/prices.csv"
    {
        echo '{ "settings": { "_storefront": "USA" }, "version": { "major": 4, "minor": 0 }, "products": ['
        for ((i = 1; i <= products; i++)); do
            [ "$i" -eq 1 ] || echo ','
            echo "{ \"productID\": \"pro.$i\", \"type\": \"NonConsumable\", \"displayPrice\": \"\","
            echo "  \"localizations\": [ { \"locale\": \"en_US\", \"displayName\": \"Pro $i\", \"description\": \"\" } ] }"
        done
        echo '] }'
    } >"$1/Products.storekit"
    {
        echo '{ "sourceLanguage": "en", "version": "1.0", "strings": { "Pro": { "shouldTranslate": false },'
        for ((i = 1; i <= products; i++)); do echo "\"Pro $i\": { \"shouldTranslate\": false },"; done
        echo '"Buy": { "shouldTranslate": false } } }'
    } >"$1/Localizable.xcstrings"
    {
        echo 'name: Prices'
        echo 'url: https://example.com/'
        echo 'theme: aurora'
        echo 'catalog: [Products.storekit]'
        echo 'prices: [prices.csv]'
        echo 'strings: [Localizable.xcstrings]'
        echo 'locales:'
        for locale in en "${locales[@]}"; do
            case "$locale $seen" in "en en") continue ;; esac
            [ "$locale" = en ] && seen=en
            echo "  $locale: [US, all]"
        done
    } >"$1/site.yaml"
    {
        echo 'layout: plans'
        echo 'headline: Pro'
        echo 'button: Buy'
        echo 'actions: [restore]'
        echo 'products:'
        for ((i = 1; i <= products; i++)); do echo "  plan-$i: pro.$i"; done
    } >"$1/paywalls/pro.yaml"
}

seconds() { # runs a command and prints how long it took
    local start end
    start="$(date +%s%N)"
    "$@" >"$work/report" 2>"$work/errors" || { cat "$work/report" "$work/errors" >&2; exit 1; }
    end="$(date +%s%N)"
    awk -v nanoseconds="$((end - start))" 'BEGIN { printf "%.6f\n", nanoseconds / 1e9 }'
}
median() { sort -n "$1" | awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'; }
build() { "$program" build --content "$1" --themes themes --output "$1/output" --format json; }

measure() { # a name, and whether every storefront has a price of its own
    local site="$work/site-$2"
    seen=
    make_site "$site" "$2"
    join <(sort "$work/storefronts") <(tail -n +2 "$site/prices.csv" | tr , ' ' | sort) | awk '{ print $4 "\t" $2 }' >"$site/prices.tsv"
    build "$site" >/dev/null # fills the file cache
    for ((round = 0; round < rounds; round++)); do
        rm -rf "$site/output"
        seconds build "$site" >>"$site/built"
        "$work/format" "${locales[@]}" <"$site/prices.tsv" >"$site/line"
        cut -d' ' -f2 "$site/line" >>"$site/formatted"
    done
    awk -v name="$1" -v calls="$(cut -d' ' -f1 "$site/line")" -v built="$(median "$site/built")" \
        -v formatted="$(median "$site/formatted")" -v rounds="$rounds" -v pages="$(find "$site/output" -name index.html | wc -l)" \
        'BEGIN {
        printf "prices: %s, %d pages, medians of %d runs\n", name, pages, rounds
        printf "  formatter alone %8.3f s  %7d calls\n", formatted, calls
        printf "  whole build     %8.3f s  %.2f times as long\n", built, built / formatted
    }'
}
measure "40 locales x 175 storefronts x 10 products, all prices different" 1
measure "the same with one price for each currency and product" 0
