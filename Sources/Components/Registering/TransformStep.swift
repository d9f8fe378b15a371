/// What a slot resolves to below its transforms, or after one of them.
public struct TransformStep<Value: Sendable>: Sendable {
    /// The base, or the transform.
    public let layer: SlotLayer

    /// What there is up to it.
    public let value: Value
}

extension Components {
    /// Returns what a slot resolves to below its transforms, then after each, innermost first.
    ///
    /// The last one is equal to what the slot holds, so that each layer's part can be reported.
    public func stages<Value, Part>(of slot: Slot<Value, Part>) -> [TransformStep<Value>] {
        let registrations = table.record.grouped().sorted(for: slot.declaration)
        let missing = slot.declaration.fallback.map { self[$0] } ?? slot.declaration.stack.value
        var value = registrations.base?.value(as: Value.self) ?? missing
        var stages = [TransformStep(layer: registrations.baseLayer, value: value)]
        for transform in registrations.transforms {
            value = transform.wrap(value)
            stages.append(TransformStep(layer: transform.layer, value: value))
        }
        return stages
    }
}
