/// The default of a slot as it follows from what is registered to another slot.
///
/// It stands in for the declared default wherever a plugin or the app gave the other slot a value.
package struct SlotFeed: Sendable {
    /// The slot that follows.
    let slot: any AnySlotDeclaration
    /// Returns the stack of the slot above the default that follows from components, which other slots feed.
    let stack:
        @Sendable (SlotRegistrations, Components, _ sources: [any AnySlotDeclaration]) ->
            any AnySlotStack

    /// Creates the feed of a slot; the closure returns its default with these components, and what is wrong with it.
    ///
    /// The components have all slots but those that follow others.
    package init<Value>(
        _ slot: ValueSlot<Value>,
        _ value: @escaping @Sendable (Components) -> (Value, [ComponentDiagnostic])
    ) {
        let declaration = slot.declaration
        self.slot = declaration
        stack = { registrations, components, sources in
            let (value, faults) = value(components)
            return declaration.seal(registrations, above: value, faults: faults, from: sources)
        }
    }
}

extension GroupedRegistrations {
    /// The feeds of the slots with a registered value, each with the slots that feed it.
    var feeds: [(feed: SlotFeed, sources: [any AnySlotDeclaration])] {
        var found: [(feed: SlotFeed, sources: [any AnySlotDeclaration])] = []
        for slot in slots where registrations(to: slot).contains(where: \.isFunction) {
            for feed in slot.feeds {
                if let place = found.firstIndex(where: { $0.feed.slot.index == feed.slot.index }) {
                    found[place].sources.append(slot)
                } else {
                    found.append((feed, [slot]))
                }
            }
        }
        return found
    }
}
