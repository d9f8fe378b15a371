/// A sealed stack with its type erased.
protocol AnySlotStack: AnyObject, Sendable {
    var info: StackInfo { get }
}

/// The part of a stack that a component instance keeps.
@usableFromInline
final class StackInfo: Sendable {
    let slot: String
    /// The base's type, for component slots; extensions were checked against it.
    let type: (any Any.Type)?
    let base: Contribution?
    /// The innermost extension of those that fit the type.
    let innermost: SealedExtension?
    /// The address of `base`, which is read without a retain.
    let supplier: Unretained<Contribution>?

    init(
        slot: String,
        type value: some Sendable,
        base: Contribution? = nil,
        extensions: [Contribution] = []
    ) {
        self.slot = slot
        let type = (value as Any) as? Any.Type
        self.type = type
        self.base = base
        // Parts of this type get their extensions unchecked, so what does not fit it is left out here.
        let fitting = extensions.filter { contribution in
            guard let type, let layer = contribution.extensionLayer else { return false }
            return layer.fits(type)
        }
        innermost = .innermost(of: fitting)
        supplier = base.map { Unretained($0) }
    }
}
