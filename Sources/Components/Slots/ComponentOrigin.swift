/// The slot that a component is being made from; handed to a slot's make closure.
///
/// It is handed on and never copied, so that making a part counts one reference to the tree and no more.
public struct ComponentOrigin: ~Copyable {
    let stack: UnownedReference<StackInfo>
    /// What keeps the stack alive in a tree.
    let tree: ComponentTree?
    /// What keeps the stack alive outside one.
    let table: SealedTable?
    /// Whether a type was asked for that may not be the slot's.
    let isSubstitute: Bool

    @usableFromInline
    init(
        stack: UnownedReference<StackInfo>,
        tree: consuming ComponentTree,
        isSubstitute: Bool = false
    ) {
        self.stack = stack
        self.tree = tree
        table = nil
        self.isSubstitute = isSubstitute
    }

    init(
        stack: UnownedReference<StackInfo>,
        table: consuming SealedTable,
        isSubstitute: Bool = false
    ) {
        self.stack = stack
        tree = nil
        self.table = table
        self.isSubstitute = isSubstitute
    }
}

@available(*, unavailable)
extension ComponentOrigin: Sendable {}
