import Benchmark
import ByHand
import Components
import DefaultComponents
import Views

/// Composes a message from slots, as every cell of a list is.
func composeFromSlots(_ content: MessageCellContent, _ components: Components) {
    let cell = components.messageCell(showing: content)
    cell.mount(in: ComponentContext(components))
    blackHole(cell)
}

/// Composes the same message, and records how it comes to be.
func recordFromSlots(_ content: MessageCellContent, _ components: Components) {
    let recorder = CompositionRecorder()
    let cell = components.messageCell(showing: content)
    cell.mount(in: ComponentContext(components, recordedBy: recorder))
    blackHole(recorder)
    blackHole(cell)
}

/// Composes the same message of the same views, each made by its initializer.
func composeByHand(_ content: MessageCellContent, _ components: Components) {
    let cell = CellByHand()
    cell.content = content
    cell.mount(in: ComponentContext(components))
    blackHole(cell)
}

extension Row {
    /// A message composed from slots.
    static func composed(batch: Int) -> Row {
        let components = installed([DefaultComponentsPlugin()])
        let content = conversation()
        return Row(name: "compose a message", baseline: "by hand", budget: .atMost(1.10)) {
            let base = nanoseconds(batch) { rounds in
                for _ in 0..<rounds { composeByHand(content, components) }
            }
            let own = nanoseconds(batch) { rounds in
                for _ in 0..<rounds { composeFromSlots(content, components) }
            }
            return Finding(baseline: base, subject: own, value: own / base)
        }
    }

    /// A message that is recorded while it is composed, with what came of it as a value.
    static func recorded(batch: Int) -> Row {
        let components = installed([DefaultComponentsPlugin()])
        let content = conversation()
        return Row(name: "record a message", baseline: "compose it", budget: .atMost(4)) {
            let base = nanoseconds(batch) { rounds in
                for _ in 0..<rounds { composeFromSlots(content, components) }
            }
            let own = nanoseconds(batch) { rounds in
                for _ in 0..<rounds { recordFromSlots(content, components) }
            }
            return Finding(baseline: base, subject: own, value: own / base)
        }
    }
}
