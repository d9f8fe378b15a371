import CoreMetrics
import Testing

@testable import WebChat

/// The text format of metrics.
struct PrometheusMetricsTests {
    @Test func metricsAreSortedByNameAndDimensions() {
        let metrics = PrometheusMetrics(help: ["b_total": "All of them."])

        Counter(label: "b", dimensions: [("kind", "y")], factory: metrics).increment(by: 2)
        Counter(label: "b", dimensions: [("kind", "x")], factory: metrics).increment()
        Meter(label: "a", factory: metrics).set(1.5)

        #expect(
            metrics.text(measuring: [(name: "c", value: 3)]) == """
                # TYPE a gauge
                a 1.5
                # HELP b_total All of them.
                # TYPE b_total counter
                b_total{kind="x"} 1
                b_total{kind="y"} 2
                # TYPE c gauge
                c 3

                """
        )
    }

    @Test func timersAreHistogramsOfSeconds() {
        let metrics = PrometheusMetrics()
        let timer = Timer(label: "work", dimensions: [("kind", "x")], factory: metrics)

        timer.recordMilliseconds(3)
        timer.recordSeconds(60)

        let lines = metrics.text().split(separator: "\n")
        #expect(lines.first == "# TYPE work_seconds histogram")
        #expect(lines.contains("work_seconds_bucket{kind=\"x\",le=\"0.0025\"} 0"))
        #expect(lines.contains("work_seconds_bucket{kind=\"x\",le=\"0.005\"} 1"))
        #expect(lines.contains("work_seconds_bucket{kind=\"x\",le=\"+Inf\"} 2"))
        #expect(lines.contains("work_seconds_sum{kind=\"x\"} 60.003"))
        #expect(lines.last == "work_seconds_count{kind=\"x\"} 2")
    }

    @Test func hostileNamesAndValuesAreEscaped() {
        let metrics = PrometheusMetrics()

        let dimensions = [("a b", "\"\\\n} 1")]
        Counter(label: "1 é\nx", dimensions: dimensions, factory: metrics).increment()

        #expect(
            metrics.text() == """
                # TYPE _1___x_total counter
                _1___x_total{a_b="\\"\\\\\\n} 1"} 1

                """
        )
    }

    @Test func countersWithTheSameNameAreOne() {
        let metrics = PrometheusMetrics()

        Counter(label: "a", factory: metrics).increment()
        Counter(label: "a", factory: metrics).increment()
        Meter(label: "a_total", factory: metrics).set(7)

        #expect(metrics.text() == "# TYPE a_total counter\na_total 2\n")
    }

    @Test func removedMetricsAreNotWritten() {
        let metrics = PrometheusMetrics()
        let counter = Counter(label: "a", factory: metrics)
        let meter = Meter(label: "b", factory: metrics)

        counter.destroy()

        #expect(metrics.text() == "# TYPE b gauge\nb 0\n")
        withExtendedLifetime(meter) {}
    }
}
