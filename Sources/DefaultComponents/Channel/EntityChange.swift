/// A change of one thing as a whole.
public enum EntityChange<Item> {
    /// It is there now.
    case create(Item)
    /// It is another than before.
    case update(Item)
    /// It is gone.
    case remove(Item)
}

extension EntityChange: Sendable where Item: Sendable {}
extension EntityChange: Equatable where Item: Equatable {}
extension EntityChange: Hashable where Item: Hashable {}

extension EntityChange {
    /// The thing as it is now, or as it was before it was removed.
    public var item: Item {
        switch self {
        case .create(let item), .update(let item), .remove(let item): item
        }
    }
}
