/// What a slot resolves to: the base with all transforms applied, and who made it so.
@usableFromInline
final class SlotStack<Value: Sendable>: AnySlotStack {
    @usableFromInline let value: Value
    @usableFromInline let info: StackInfo
    /// The address of `info`, which is read without a retain.
    @usableFromInline let address: Unretained<StackInfo>

    init(value: Value, info: StackInfo) {
        self.value = value
        self.info = info
        address = Unretained(info)
    }
}
