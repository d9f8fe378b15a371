/// What a slot resolves to below its transforms, or after one of them.
public struct SlotStage<Value: Sendable>: Sendable {
    /// The base, or the transform.
    public let layer: SlotLayer

    /// What there is up to it.
    public let value: Value
}

extension Components {
    /// Returns what a slot resolves to below its transforms, then after each, innermost first.
    ///
    /// The last one is equal to what the slot holds, so that each layer's part can be told.
    public func stages<Value, Part>(of slot: Slot<Value, Part>) -> [SlotStage<Value>] {
        let contributions = table.record.grouped().sorted(for: slot.declaration)
        let missing = slot.declaration.fallback.map { self[$0] } ?? slot.declaration.stack.value
        var value = contributions.base?.value(as: Value.self) ?? missing
        var stages = [SlotStage(layer: contributions.baseLayer, value: value)]
        for transform in contributions.transforms {
            value = transform.wrap(value)
            stages.append(SlotStage(layer: transform.layer, value: value))
        }
        return stages
    }
}
