#!/usr/bin/env bash
# Measures `paywallgen build` on a site made from the demo's paywalls, against writing the same bytes with `cp -R`.
#
#   Benchmarks/build.sh [PAYWALLS]      default 100: the demo's paywalls, copied round-robin under new names
#
# Each pair of runs is done one after the other; what counts are the medians and their ratio, not the seconds.
set -euo pipefail
cd "$(dirname "$0")/.."

paywalls="${1:-100}"
rounds="${ROUNDS:-5}"

make --silent release >/dev/null
program="$PWD/.build/release/paywallgen"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

cp -R content "$work/content"
sources=(content/paywalls/*.yaml)
rm -f "$work"/content/paywalls/*.yaml
for ((index = 0; index < paywalls; index++)); do
    source="${sources[$((index % ${#sources[@]}))]}"
    cp "$source" "$work/content/paywalls/$(basename "$source" .yaml)-$index.yaml"
done

seconds() { # runs a command and prints how long it took
    local start end
    start="$(date +%s%N)"
    "$@" >/dev/null 2>"$work/errors" || { cat "$work/errors" >&2; exit 1; }
    end="$(date +%s%N)"
    awk -v nanoseconds="$((end - start))" 'BEGIN { printf "%.6f\n", nanoseconds / 1e9 }'
}
median() { sort -n "$1" | awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'; }
build() { "$program" build --content "$work/content" --themes themes --output "$1" --format json; }

build "$work/warm" >/dev/null # fills the file cache
for ((round = 0; round < rounds; round++)); do
    rm -rf "$work/output" "$work/copy"
    seconds build "$work/output" >>"$work/full"
    seconds cp -R "$work/output" "$work/copy" >>"$work/copied"
    seconds build "$work/output" >>"$work/again"
done

pages="$(find "$work/output" -name index.html | wc -l)"
bytes="$(find "$work/output" -type f -printf '%s\n' | awk '{ sum += $1 } END { print sum }')"
awk -v full="$(median "$work/full")" -v copied="$(median "$work/copied")" -v again="$(median "$work/again")" \
    -v pages="$pages" -v bytes="$bytes" -v rounds="$rounds" 'BEGIN {
    printf "build: %d pages, %.1f MB, medians of %d runs\n", pages, bytes / 1e6, rounds
    printf "  full build     %8.3f s  %7.0f pages/s  %7.1f MB/s\n", full, pages / full, bytes / 1e6 / full
    printf "  cp -R          %8.3f s  %7.0f pages/s  %7.1f MB/s   build takes %.1f times as long\n", copied, pages / copied, bytes / 1e6 / copied, full / copied
    printf "  nothing to do  %8.3f s  %6.1f %% of the full build\n", again, 100 * again / full
}'
