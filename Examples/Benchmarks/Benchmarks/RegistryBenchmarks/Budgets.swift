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
            benchmark.measurement(.baseline, finding.baseline.thousandths)
            benchmark.measurement(.subject, finding.subject.thousandths)
            benchmark.measurement(.value, finding.value.thousandths)
        }
    }
}

extension Double {
    /// The number in thousandths, as the library only keeps whole numbers; 0 for nil.
    ///
    /// Nanoseconds are given in picoseconds, ratios in ‰. Threads that did not run together have no value.
    fileprivate var thousandths: Int {
        isFinite ? max(0, Int(self * 1_000)) : 0
    }
}
