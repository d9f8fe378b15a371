import Benchmark
import Foundation
import Rows

extension BenchmarkMetric {
    static let baseline = BenchmarkMetric.custom("baseline, ‰", useScalingFactor: false)
    static let subject = BenchmarkMetric.custom("subject, ‰", useScalingFactor: false)
    static let value = BenchmarkMetric.custom("value, ‰", useScalingFactor: false)
}

let benchmarks: @Sendable () -> Void = {
    let isOnce = ProcessInfo.processInfo.environment["BENCHMARK_ONCE"] != nil
    Benchmark.defaultConfiguration = Benchmark.Configuration(
        metrics: [.baseline, .subject, .value],
        warmupIterations: isOnce ? 0 : 3,
        maxDuration: .seconds(2),
        maxIterations: isOnce ? 1 : 1_000
    )

    for row in Row.all(once: isOnce) {
        Benchmark("\(row.name) | \(row.baseline)") { benchmark in
            let finding = row.measure()
            // The library keeps whole numbers, so nanoseconds are given in picoseconds, ratios in ‰.
            benchmark.measurement(.baseline, Int(finding.baseline * 1_000))
            benchmark.measurement(.subject, Int(finding.subject * 1_000))
            benchmark.measurement(.value, max(0, Int(finding.value * 1_000)))
        }
    }
}
