/// A value of a slot with numbers or functions in it, which may go wrong like those of plugins in slots of their own.
package protocol ContainedValue: Sendable {
    /// Returns the same, with numbers and functions for which those of what lies below stand in where they go wrong.
    func contained(
        above below: any Sendable,
        isOfPlugin: Bool,
        _ tell: @escaping @Sendable (RejectedOperation) -> Void
    ) -> any ContainedValue
}

extension Registration {
    /// Returns a value that was put above another one, without what does harm.
    func contained<Value: Sendable>(_ value: Value, above below: Value) -> Value {
        if let limits = slot.facts.limits, let number = value as? Double,
            !limits.contains(number)
        {
            tellRefused(.unusableNumber(of: slotName, "value", "\(number)", limits: limits))
            return below
        }
        guard let holder = value as? any ContainedValue else { return value }
        let held = holder.contained(above: below, isOfPlugin: isOfPlugin, tellRefused)
        return held as? Value ?? value
    }
}
