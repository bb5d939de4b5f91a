#!/usr/bin/env bash
# Measures `telemetry report` on a made-up event file, against counting the same file's lines with `wc -l`.
#
#   Benchmarks/report.sh [EVENTS]      default 1000000: about 500 MB in a temporary folder
#
# Each pair of runs is done one after the other; what counts are the medians and their ratio, not the seconds.
set -euo pipefail
cd "$(dirname "$0")/.."

events="${1:-${BENCH_EVENTS:-1000000}}"
rounds="${ROUNDS:-5}"

make --silent release >/dev/null
program="$PWD/.build/release/telemetry"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

"$program" sample --events "$events" --seed 1 --output "$work/events.ndjson" >/dev/null

seconds() { # runs a command and prints how long it took
    local start end
    start="$(date +%s%N)"
    "$@" >/dev/null 2>"$work/errors" || { cat "$work/errors" >&2; exit 1; }
    end="$(date +%s%N)"
    awk -v nanoseconds="$((end - start))" 'BEGIN { printf "%.6f\n", nanoseconds / 1e9 }'
}
median() { sort -n "$1" | awk '{ value[NR] = $1 } END { print value[int((NR + 1) / 2)] }'; }

wc -l "$work/events.ndjson" >/dev/null # fills the file cache
for ((round = 0; round < rounds; round++)); do
    seconds "$program" report "$work/events.ndjson" --format json >>"$work/report"
    seconds wc -l "$work/events.ndjson" >>"$work/lines"
done

bytes="$(wc -c <"$work/events.ndjson")"
awk -v report="$(median "$work/report")" -v lines="$(median "$work/lines")" -v events="$events" -v bytes="$bytes" \
    -v rounds="$rounds" 'BEGIN {
    printf "report: %d events, %.1f MB, medians of %d runs\n", events, bytes / 1e6, rounds
    printf "  telemetry report  %8.3f s  %7.1f MB/s  %9.0f events/s\n", report, bytes / 1e6 / report, events / report
    printf "  wc -l             %8.3f s  %7.1f MB/s   the report takes %.1f times as long\n", lines, bytes / 1e6 / lines, report / lines
}'
