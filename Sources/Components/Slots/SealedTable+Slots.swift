extension SealedTable {
    /// Returns what fills a slot.
    @inlinable
    func value<Value, Part>(of slot: Slot<Value, Part>) -> Value {
        withExtendedLifetime(self) {
            stacks.stack(of: slot)._withUnsafeGuaranteedRef { $0.value }
        }
    }
}

extension StackAddresses {
    /// Returns what a slot resolves to; it lives as long as the table.
    @inlinable
    func stack<Value, Part>(of slot: Slot<Value, Part>) -> Unmanaged<SlotStack<Value>> {
        guard slot.index < count, let address = base[slot.index] else { return missing(slot) }
        // Sound: the number is this slot's alone, and `SealedTable` puts there only what the slot's
        // own declaration sealed. A checked cast costs three times the budget of a resolve.
        return .fromOpaque(address)
    }

    @usableFromInline
    func missing<Value, Part>(_ slot: Slot<Value, Part>) -> Unmanaged<SlotStack<Value>> {
        if let fallback = slot.declaration.fallback {
            stack(of: fallback)
        } else {
            .passUnretained(slot.declaration.stack)
        }
    }
}
