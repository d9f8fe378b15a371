import CoreMetrics
import Synchronization

/// A metric with one set of dimensions.
protocol PrometheusMetric: AnyObject, Sendable {
    /// The word for the kind in the text format.
    static var kind: String { get }
    /// The present values, in the order in which they are written.
    var samples: [MetricSample] { get }
}

/// A value of a metric.
struct MetricSample: Hashable {
    /// The end of the name.
    var suffix = ""
    /// A dimension that the value has beside those of the metric.
    var dimension = ""
    let value: String
}

/// A number that grows.
final class CounterMetric: PrometheusMetric, CounterHandler {
    static let kind = "counter"
    private let value = Atomic<Int64>(0)

    var samples: [MetricSample] {
        [MetricSample(value: "\(value.load(ordering: .relaxed))")]
    }

    func increment(by amount: Int64) {
        value.wrappingAdd(amount, ordering: .relaxed)
    }

    func reset() {
        value.store(0, ordering: .relaxed)
    }
}

/// A number that grows and falls.
final class GaugeMetric: PrometheusMetric, MeterHandler, RecorderHandler {
    static let kind = "gauge"
    private let value = Mutex(0.0)

    var samples: [MetricSample] {
        [MetricSample(value: value.withLock { $0.inMetrics })]
    }

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { self.value.withLock { $0 = value } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func record(_ value: Int64) { set(Double(value)) }
    func record(_ value: Double) { set(value) }
}

/// The numbers of values up to some bounds, their sum and their count; times are in seconds.
final class HistogramMetric: PrometheusMetric, TimerHandler, RecorderHandler {
    private struct State {
        var counts = [Int](repeating: 0, count: bounds.count + 1)
        var sum = 0.0
    }

    static let kind = "histogram"
    private static let bounds = [
        0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
    ]
    private let state = Mutex(State())

    var samples: [MetricSample] {
        let state = state.withLock { $0 }
        var count = 0
        var samples = zip(Self.bounds.map(\.inMetrics) + ["+Inf"], state.counts).map {
            bound,
            number in
            count += number
            return MetricSample(suffix: "_bucket", dimension: "le=\"\(bound)\"", value: "\(count)")
        }
        samples.append(MetricSample(suffix: "_sum", value: state.sum.inMetrics))
        samples.append(MetricSample(suffix: "_count", value: "\(count)"))
        return samples
    }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1_000_000_000) }
    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        let place = Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count
        state.withLock { state in
            state.counts[place] += 1
            state.sum += value
        }
    }
}

extension Double {
    /// The number as the text format has it: whole ones without a fraction.
    fileprivate var inMetrics: String {
        Int64(exactly: self).map { "\($0)" } ?? "\(self)"
    }
}
