import Benchmark
import Views

extension Row {
    /// A list of a multiple of 25 messages, beside 25.
    static func list(of factor: Int, lists: Int) -> Row {
        Row(
            name: "\(factor) times the messages",
            baseline: "25 messages",
            budget: .atMost(Double(factor) * 1.25)
        ) {
            let base = layingOut(25, lists * factor)
            let own = layingOut(25 * factor, lists)
            return Finding(baseline: base, subject: own, value: own / base)
        }
    }

    /// Rows in columns in rows, 64 deep, with one text in the innermost.
    static func deep(batch: Int) -> Row {
        Row(name: "depth 64", baseline: "depth 32", budget: .nanoseconds(1_000_000)) {
            let base = layingOutNest(32, batch)
            let own = layingOutNest(64, batch)
            return Finding(baseline: base, subject: own, value: own)
        }
    }

    /// Returns the nanoseconds that the first layout of a list takes.
    private static func layingOut(_ messages: Int, _ lists: Int) -> Double {
        let views = (0..<lists).map { _ in
            ContainerStackView(
                axis: .vertical,
                arrangedSubviews: (0..<messages).map { _ in PlainMessage().root }
            )
        }
        return nanoseconds(lists) { rounds in
            for round in 0..<rounds { views[round].layout(width: 375) }
        }
    }

    private static func layingOutNest(_ depth: Int, _ batch: Int) -> Double {
        let views = (0..<batch).map { _ in
            let label = Label()
            label.text = PlainMessage.longText
            label.numberOfLines = 0
            return (0..<depth).reduce(label as View) { inner, level in
                ContainerStackView(
                    axis: level % 2 == 0 ? .horizontal : .vertical,
                    alignment: .leading,
                    arrangedSubviews: [inner]
                )
            }
        }
        return nanoseconds(batch) { rounds in
            for round in 0..<rounds { views[round].layout(width: 375) }
        }
    }
}
