import CoreMetrics
import Synchronization

/// Metrics in memory, which are written in the text format of Prometheus.
///
/// A label becomes a name: what is not a letter, digit or colon becomes `_`. Names of counters end with `_total`; timers
/// are histograms of seconds, whose names end with `_seconds`. Of two kinds with the same name, the first is written.
final class PrometheusMetrics: Sendable {
    /// A metric with its dimensions.
    struct Key: Hashable {
        let name: String
        /// The dimensions as they are written, with escapes.
        let dimensions: String
    }

    private let metrics = Mutex<[Key: any PrometheusMetric]>([:])
    /// The descriptions of metrics, by their names.
    private let help: [String: String]

    /// Creates metrics with descriptions by name.
    init(help: [String: String] = [:]) {
        self.help = help
    }

    /// The metrics in the text format, by name and then by dimensions, with others that are measured now.
    func text(measuring present: [(name: String, value: Double)] = []) -> String {
        var all = metrics.withLock { $0 }
        for (name, value) in present {
            let gauge = GaugeMetric()
            gauge.set(value)
            all[Key(name: name, dimensions: "")] = gauge
        }
        var text = ""
        var last = ""
        for (key, metric) in all.sorted(by: { $0.key < $1.key }) {
            if key.name != last {
                if let help = help[key.name] { text += "# HELP \(key.name) \(help)\n" }
                text += "# TYPE \(key.name) \(type(of: metric).kind)\n"
                last = key.name
            }
            for sample in metric.samples {
                let dimensions = [key.dimensions, sample.dimension].filter { !$0.isEmpty }
                let braces = dimensions.isEmpty ? "" : "{\(dimensions.joined(separator: ","))}"
                text += "\(key.name)\(sample.suffix)\(braces) \(sample.value)\n"
            }
        }
        return text
    }

    /// Returns the metric with a name and dimensions, which is made if it is not there.
    private func metric<Metric: PrometheusMetric>(
        _ label: String,
        _ suffix: String,
        _ dimensions: [(String, String)],
        _ make: () -> Metric
    ) -> Metric {
        var name = Self.name(label)
        if !name.hasSuffix(suffix) { name += suffix }
        let written = dimensions.map { "\(Self.name($0))=\"\(Self.escaped($1))\"" }.sorted()
        let key = Key(name: name, dimensions: written.joined(separator: ","))
        return metrics.withLock { metrics in
            if let known = metrics[key] as? Metric { return known }
            let made = make()
            let isOther = metrics.contains { $0.key.name == name && !($0.value is Metric) }
            if !isOther { metrics[key] = made }
            return made
        }
    }

    private func remove(_ handler: AnyObject) {
        metrics.withLock { metrics in metrics = metrics.filter { $0.value !== handler } }
    }

    private static func name(_ label: String) -> String {
        let letters = label.unicodeScalars.map { scalar -> Character in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", ":": Character(scalar)
            default: "_"
            }
        }
        return (label.first?.isNumber == true ? "_" : "") + String(letters)
    }

    private static func escaped(_ value: String) -> String {
        value.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension PrometheusMetrics.Key: Comparable {
    static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.name, lhs.dimensions) < (rhs.name, rhs.dimensions)
    }
}

extension PrometheusMetrics: MetricsFactory {
    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        metric(label, "_total", dimensions) { CounterMetric() }
    }

    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        metric(label, "", dimensions) { GaugeMetric() }
    }

    func makeRecorder(
        label: String,
        dimensions: [(String, String)],
        aggregate: Bool
    ) -> any RecorderHandler {
        aggregate
            ? metric(label, "", dimensions) { HistogramMetric() }
            : metric(label, "", dimensions) { GaugeMetric() }
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        metric(label, "_seconds", dimensions) { HistogramMetric() }
    }

    func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
    func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
    func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
    func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
}
