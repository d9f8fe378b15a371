import Benchmark
import ByHand
import Components
import DefaultComponents
import Tracing
import Views

/// Composes a message from slots, as every cell of a list is.
func composeFromSlots(_ content: MessageCellContent, _ components: Components) {
    let cell = components.messageCell(showing: content)
    cell.mount(in: ComponentContext(components))
    blackHole(cell)
}

/// Composes the same message, and records the composition.
func recordFromSlots(_ content: MessageCellContent, _ components: Components) {
    let recorder = CompositionRecorder()
    let cell = components.messageCell(showing: content)
    cell.mount(in: ComponentContext(components, recordedBy: recorder))
    blackHole(recorder)
    blackHole(cell)
}

/// Composes the same message from the same views, each made by its initializer.
func composeByHand(_ content: MessageCellContent, _ components: Components) {
    let cell = CellByHand()
    cell.content = content
    cell.mount(in: ComponentContext(components))
    blackHole(cell)
}

extension Row {
    /// A message composed from slots.
    static func composed(batch: Int) -> Row {
        composing(
            "compose a message",
            composeFromSlots,
            beside: "by hand",
            composeByHand,
            1.10,
            batch
        )
    }

    /// A message that is recorded while it is composed.
    static func recorded(batch: Int) -> Row {
        composing(
            "record a message",
            recordFromSlots,
            beside: "compose it",
            composeFromSlots,
            4,
            batch
        )
    }

    private static func composing(
        _ name: String,
        _ subject: @escaping (MessageCellContent, Components) -> Void,
        beside baseline: String,
        _ other: @escaping (MessageCellContent, Components) -> Void,
        _ limit: Double,
        _ batch: Int
    ) -> Row {
        let components = installed([DefaultComponentsPlugin()])
        let content = conversation()
        return Row(name: name, baseline: baseline, budget: .atMost(limit)) {
            let base = nanoseconds(batch) { rounds in
                for _ in 0..<rounds { other(content, components) }
            }
            let own = nanoseconds(batch) { rounds in
                for _ in 0..<rounds { subject(content, components) }
            }
            return Finding(baseline: base, subject: own, value: own / base)
        }
    }
}
