#if DEBUG
/// Which hook made a part, as debug builds remember it until the part is added to a view.
struct PendingComponent {
    /// Parts of one slot that one registration's hooks make.
    struct Kind: Hashable {
        let slot: String
        let maker: ObjectIdentifier?
    }

    /// The part's type.
    let component: String
    /// The slot that it was made from.
    let slot: String
    /// The registration whose hook it was; none for the defaults' own.
    let maker: UnownedReference<Registration>?

    /// What is the same of all parts that one hook makes.
    var kind: Kind {
        Kind(slot: slot, maker: maker.map { ObjectIdentifier($0.object) })
    }
}

/// What keeps its object no longer than others do.
struct WeakReference {
    weak var object: AnyObject?
}
#endif
