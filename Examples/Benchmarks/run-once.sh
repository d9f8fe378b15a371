#!/usr/bin/env bash
# Runs every benchmark once, without judging its times. Usage, from anywhere: run-once.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

flags=(-c release -Xswiftc -warnings-as-errors)
swift build "${flags[@]}"
bin=$(swift build "${flags[@]}" --show-bin-path)
for target in Benchmarks/*/; do
    BENCHMARK_ONCE=1 "$bin/$(basename "$target")" --quiet true
done
