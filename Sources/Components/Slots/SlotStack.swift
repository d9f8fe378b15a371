/// What a slot resolves to: the base with all transforms applied, and who made it so.
@usableFromInline
final class SlotStack<Value: Sendable>: AnySlotStack {
    @usableFromInline let value: Value
    @usableFromInline let info: StackInfo
    /// The address of `info`, which is read without a retain.
    @usableFromInline let address: UnownedReference<StackInfo>
    let faults: [ComponentDiagnostic]

    init(value: Value, info: StackInfo, faults: [ComponentDiagnostic] = []) {
        self.value = value
        self.faults = faults
        self.info = info
        address = UnownedReference(info)
    }
}
