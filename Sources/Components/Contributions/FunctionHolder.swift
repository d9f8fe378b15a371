/// A value of a slot with functions in it, which may go wrong like those of plugins in slots of their own.
package protocol FunctionHolder: Sendable {
    /// Returns the same with functions for which those of what lies below stand in where they go wrong.
    ///
    /// `tell` takes what a function did.
    func contained(
        above below: Self,
        _ tell: @escaping @Sendable (RefusedDeed) -> Void
    ) -> Self
}

extension Contribution {
    /// Returns a value that a plugin made above another one, with functions that do no harm.
    func contained<Value: Sendable>(_ value: Value, above below: Value) -> Value {
        guard isOfPlugin, let holder = value as? any FunctionHolder else { return value }
        return contained(holder, above: below) as? Value ?? value
    }

    private func contained<Holder: FunctionHolder>(
        _ holder: Holder,
        above below: some Sendable
    ) -> any FunctionHolder {
        (below as? Holder).map { holder.contained(above: $0, tellRefused) } ?? holder
    }
}
