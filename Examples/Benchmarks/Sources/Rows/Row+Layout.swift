import Benchmark
import Components
import DefaultComponents
import Views

extension Row {
    /// Views that are laid out for the first time, per view.
    static func laidOut(batch: Int) -> Row {
        laidOut("lay out 27 views", batch) { PlainMessage().root }
    }

    /// A message from slots that is laid out for the first time, per view.
    static func messageLaidOut(batch: Int) -> Row {
        let components = installed([DefaultComponentsPlugin()])
        let content = conversation()
        return laidOut("lay out a chat message", batch) {
            let cell = components.messageCell(showing: content)
            cell.mount(in: ComponentContext(components))
            return cell
        }
    }

    private static func laidOut(
        _ name: String,
        _ batch: Int,
        _ make: @escaping () -> View
    ) -> Row {
        let model = make()
        let texts = model.labelTexts.map { [TextSpan($0, font: .body)] }
        let count = Double(model.viewCount)
        return Row(name: name, baseline: "its texts", budget: .nanoseconds(600)) {
            let base = nanoseconds(batch) { measure(texts, $0) }
            let views = (0..<batch).map { _ in make() }
            let own = nanoseconds(batch) { rounds in
                for round in 0..<rounds { views[round].layout(width: 375) }
            }
            blackHole(views)
            return Finding(baseline: base / count, subject: own / count, value: own / count)
        }
    }

    /// Views that are made, laid out and released, per view.
    static func madeAndLaidOut(batch: Int) -> Row {
        let count = Double(PlainMessage.viewCount)
        return Row(name: "make and lay out", baseline: "make", budget: .nanoseconds(600)) {
            let base = nanoseconds(batch) { rounds in
                for _ in 0..<rounds { blackHole(PlainMessage().root) }
            }
            let own = nanoseconds(batch) { rounds in
                for _ in 0..<rounds {
                    let root = PlainMessage().root
                    root.layout(width: 375)
                    blackHole(root)
                }
            }
            // Making views is part of composing; the budget is for layout.
            return Finding(
                baseline: base / count,
                subject: own / count,
                value: (own - base) / count
            )
        }
    }

    /// Views that are laid out after one text changed, per view.
    static func laidOutAfterChange(batch: Int) -> Row {
        let message = PlainMessage()
        let count = Double(PlainMessage.viewCount)
        let texts = [
            [TextSpan(PlainMessage.shortText, font: .body)],
            [TextSpan(PlainMessage.longText, font: .body)],
        ]
        return Row(name: "after a text change", baseline: "its text", budget: .nanoseconds(150)) {
            let base = nanoseconds(batch) { measure(texts, $0) } / 2
            let own = nanoseconds(batch) { rounds in
                for round in 0..<rounds {
                    message.text.text =
                        round % 2 == 0 ? PlainMessage.shortText : PlainMessage.longText
                    message.root.layout(width: 375)
                }
            }
            return Finding(baseline: base / count, subject: own / count, value: own / count)
        }
    }

    /// A whole message that is laid out without a change.
    static func laidOutAgain(batch: Int) -> Row {
        let message = PlainMessage()
        message.root.layout(width: 375)
        let texts = message.root.labelTexts.map { [TextSpan($0, font: .body)] }
        return Row(name: "nothing changed", baseline: "its texts", budget: .nanoseconds(1_000)) {
            let base = nanoseconds(batch) { measure(texts, $0) }
            let own = nanoseconds(batch) { rounds in
                for _ in 0..<rounds { message.root.layout(width: 375) }
            }
            return Finding(baseline: base, subject: own, value: own)
        }
    }

    private static func measure(_ texts: [[TextSpan]], _ rounds: Int) {
        let measurer = HelveticaMeasurer()
        for _ in 0..<rounds {
            for text in texts {
                blackHole(measurer.layout(text, limits: TextLimits()))
            }
        }
    }
}
