/// A sealed stack with its type erased.
protocol AnySlotStack: AnyObject, Sendable {
    var info: StackInfo { get }
}

/// What a slot resolves to: the base with all transforms applied, and who made it so.
@usableFromInline
final class SlotStack<Value: Sendable>: AnySlotStack {
    @usableFromInline let value: Value
    @usableFromInline let info: StackInfo

    init(value: Value, info: StackInfo) {
        self.value = value
        self.info = info
    }
}

extension Unmanaged {
    /// What a component instance keeps of a stack.
    @inlinable
    func info<Value>() -> Unmanaged<StackInfo> where Instance == SlotStack<Value> {
        _withUnsafeGuaranteedRef { .passUnretained($0.info) }
    }
}

/// The part of a stack that a component instance keeps.
@usableFromInline
final class StackInfo: Sendable {
    let slot: String
    /// The base's type, for component slots; extensions were checked against it.
    let type: (any Any.Type)?
    let base: Contribution?
    let innermost: SealedExtension?

    init(
        slot: String,
        type value: some Sendable,
        base: Contribution? = nil,
        extensions: [Contribution] = []
    ) {
        self.slot = slot
        type = (value as Any) as? Any.Type
        self.base = base
        innermost = .innermost(of: extensions)
    }
}
