/// The slot that a component is being made from; handed to a slot's make closure.
///
/// It can be passed on and not kept: it is good for as long as the closure runs.
public struct ComponentOrigin: ~Copyable {
    // Sound: what made the origin keeps the stack and the keeper alive while the closure runs, and
    // a borrowed value that cannot be copied does not outlive that. Retaining them instead costs
    // more than finding the part's type.
    let stack: Unmanaged<StackInfo>
    let keeper: Keeper
    /// Whether a type was asked for that may not be the slot's.
    let isSubstitute: Bool

    /// What keeps the stack alive later.
    @usableFromInline
    enum Keeper {
        case tree(Unmanaged<ComponentTree>)
        case table(Unmanaged<SealedTable>)
    }

    @usableFromInline
    init(stack: Unmanaged<StackInfo>, keeper: Keeper, isSubstitute: Bool = false) {
        self.stack = stack
        self.keeper = keeper
        self.isSubstitute = isSubstitute
    }
}

@available(*, unavailable)
extension ComponentOrigin: Sendable {}

@available(*, unavailable)
extension ComponentOrigin.Keeper: Sendable {}
