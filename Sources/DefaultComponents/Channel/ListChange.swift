/// One change of a list, as part of a batch that belongs together.
///
/// A batch leads from the list before it to the list after it. Removals and the starts of moves count
/// in the list before; insertions, updates and the ends of moves count in the list after. So the order
/// of the changes in a batch does not matter.
public enum ListChange<Item> {
    /// An item that is new, and its place afterwards.
    case insert(Item, index: Int)
    /// An item that lies elsewhere, its place before and its place afterwards.
    case move(Item, fromIndex: Int, toIndex: Int)
    /// An item with other content, and its place afterwards.
    case update(Item, index: Int)
    /// An item that is gone, and its place before.
    case remove(Item, index: Int)
}

extension ListChange: Sendable where Item: Sendable {}
extension ListChange: Equatable where Item: Equatable {}
extension ListChange: Hashable where Item: Hashable {}

extension ListChange {
    /// The item as it is afterwards, or as it was before it was removed.
    public var item: Item {
        switch self {
        case .insert(let item, _), .move(let item, _, _), .update(let item, _),
            .remove(let item, _):
            item
        }
    }
}
