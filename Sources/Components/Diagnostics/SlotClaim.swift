/// The owner, content and source location of a registration, as errors print them.
public struct SlotClaim: Sendable, Hashable, Comparable {
    /// The plugin or app that made it.
    public let owner: Registrant

    /// The name of the type, or the value.
    public let what: String

    /// The source location of the call; nil for an assignment through a property.
    public let site: SourceSite?

    /// The owner in quotes and the source location, as errors print them.
    var text: String {
        let place = site.map { " at \($0.shown)" } ?? ""
        return "\(owner.quoted) (\(what.shown())\(place))"
    }

    /// Orders by owner, then by place.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.text < rhs.text
    }
}

extension SlotLayer {
    /// The owner, content and source location, as errors print them.
    var claim: SlotClaim { SlotClaim(owner: owner, what: what, site: site) }
}
