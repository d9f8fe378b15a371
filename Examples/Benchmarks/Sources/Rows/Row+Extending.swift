import Benchmark
import Components
import Parts

extension Row {
    /// A component mounted with extensions, beyond one without, for each of their hooks.
    static func extended(by count: Int, batch: Int) -> Row {
        let slot = Slot<any Widget.Type, any Widget>.widget("extended\(count)")
        let bare = Components()
        let extended = installed((0..<count).map { CountingPlugin(number: $0, slot: slot) })
        return Row(
            name: "hook of \(count) extension\(count == 1 ? "" : "s")",
            baseline: "no extension",
            budget: .nanoseconds(15)
        ) {
            let base = nanoseconds(batch) { mount(slot, bare, $0) }
            let own = nanoseconds(batch) { mount(slot, extended, $0) }
            return Finding(
                baseline: base,
                subject: own,
                value: (own - base) / Double(4 * count)
            )
        }
    }

    private static func mount(
        _ slot: Slot<any Widget.Type, any Widget>,
        _ components: Components,
        _ rounds: Int
    ) {
        for _ in 0..<rounds {
            let widget = components.make(slot)
            widget.mount(in: ComponentContext(components))
            blackHole(widget)
        }
    }
}
