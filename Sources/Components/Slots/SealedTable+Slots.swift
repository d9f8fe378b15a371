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
    func stack<Value, Part>(of slot: Slot<Value, Part>) -> UnownedReference<SlotStack<Value>> {
        stack(at: slot.index, as: SlotStack<Value>.self) ?? missing(slot)
    }

    @usableFromInline
    func missing<Value, Part>(_ slot: Slot<Value, Part>) -> UnownedReference<SlotStack<Value>> {
        if let watch = watch?.object {
            watch.reads.note(slot.declaration)
            return watch.stacks.stack(of: slot)
        }
        guard let fallback = slot.declaration.fallback else {
            return UnownedReference(slot.declaration.stack)
        }
        return stack(of: fallback)
    }
}
