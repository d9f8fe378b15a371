extension SealedTable {
    /// Returns what fills a slot.
    @inlinable
    func value<Value, Part>(of slot: Slot<Value, Part>) -> Value {
        withExtendedLifetime(self) {
            stacks.stack(of: slot).with { $0.value }
        }
    }
}

extension StackAddresses {
    /// Returns what a slot resolves to; it lives as long as the table.
    @inlinable
    @inline(__always)
    func stack<Value, Part>(of slot: Slot<Value, Part>) -> Unretained<SlotStack<Value>> {
        stack(at: slot.index, as: SlotStack<Value>.self) ?? missing(slot)
    }

    @usableFromInline
    func missing<Value, Part>(_ slot: Slot<Value, Part>) -> Unretained<SlotStack<Value>> {
        if let fallback = slot.declaration.fallback {
            stack(of: fallback)
        } else {
            Unretained(slot.declaration.stack)
        }
    }
}
