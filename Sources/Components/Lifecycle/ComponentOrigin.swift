/// The slot that a component is being made from; handed to a slot's make closure.
public struct ComponentOrigin {
    let stack: Unmanaged<StackInfo>
    /// Keeps the stack alive: the tree, or a table.
    let keeper: Keeper

    enum Keeper {
        case tree(ComponentTree)
        case table(SealedTable)
    }

    @usableFromInline
    init(stack: StackInfo, tree: ComponentTree) {
        self.stack = .passUnretained(stack)
        keeper = .tree(tree)
    }

    @usableFromInline
    init(stack: StackInfo, table: SealedTable) {
        self.stack = .passUnretained(stack)
        keeper = .table(table)
    }
}

@available(*, unavailable)
extension ComponentOrigin: Sendable {}
