import Components
import DefaultComponents

extension Row {
    /// The messages that two threads compose in the time of one thread's message, beside by hand.
    static func composedOnTwoThreads(milliseconds: Int) -> Row {
        let components = installed([DefaultComponentsPlugin()])
        return Row(
            name: "two threads / one",
            baseline: "by hand",
            budget: .atLeast(0.95)
        ) {
            let base = scaling(milliseconds) { composeByHand($0, components) }
            let own = scaling(milliseconds) { composeFromSlots($0, components) }
            return Finding(baseline: base, subject: own, value: own / base)
        }
    }

    private static func scaling(
        _ milliseconds: Int,
        _ compose: @escaping @Sendable (MessageCellContent) -> Void
    ) -> Double {
        let one = Race(threads: 1, milliseconds: milliseconds, compose).rate
        let two = Race(threads: 2, milliseconds: milliseconds, compose).rate
        return two / one
    }
}
