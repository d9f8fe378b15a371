/// The slot that a component is being made from; handed to a slot's make closure.
public struct ComponentOrigin {
    let stack: Unmanaged<StackInfo>
    /// Keeps the stack alive: the tree, or a table.
    let keeper: Keeper
    /// Whether a type was asked for that may not be the slot's.
    let isSubstitute: Bool

    enum Keeper {
        case tree(ComponentTree)
        case table(SealedTable)
    }

    @usableFromInline
    init(stack: StackInfo, tree: ComponentTree, isSubstitute: Bool = false) {
        self.stack = .passUnretained(stack)
        keeper = .tree(tree)
        self.isSubstitute = isSubstitute
    }

    @usableFromInline
    init(stack: StackInfo, table: SealedTable, isSubstitute: Bool = false) {
        self.stack = .passUnretained(stack)
        keeper = .table(table)
        self.isSubstitute = isSubstitute
    }
}

@available(*, unavailable)
extension ComponentOrigin: Sendable {}
