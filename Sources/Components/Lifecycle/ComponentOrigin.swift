/// The slot that a component is being made from; handed to a slot's make closure.
///
/// It is handed on, never copied, so that making a part takes one reference to the tree and no more.
public struct ComponentOrigin: ~Copyable {
    let stack: Unmanaged<StackInfo>
    /// Keeps the stack alive.
    let tree: ComponentTree?
    /// Keeps the stack alive where there is no tree.
    let table: SealedTable?

    @usableFromInline
    init(stack: Unmanaged<StackInfo>, tree: consuming ComponentTree) {
        self.stack = stack
        self.tree = tree
        table = nil
    }

    @usableFromInline
    init(stack: Unmanaged<StackInfo>, table: consuming SealedTable) {
        self.stack = stack
        tree = nil
        self.table = table
    }
}

@available(*, unavailable)
extension ComponentOrigin: Sendable {}
