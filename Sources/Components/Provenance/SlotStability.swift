/// How long a slot may be relied on.
public enum SlotStability: Sendable, Hashable {
    /// It may change, or go, in any release.
    case experimental
    /// It stays as it is, and is deprecated before it goes.
    case stable
    /// It goes in a later release; another slot, of this name, takes its place.
    case deprecated(replacement: String)

    /// The slot to use instead, if this one goes.
    public var replacement: String? {
        if case .deprecated(let replacement) = self { replacement } else { nil }
    }
}

extension SlotStability: CustomStringConvertible {
    /// The case's name.
    public var description: String {
        switch self {
        case .experimental: "experimental"
        case .stable: "stable"
        case .deprecated: "deprecated"
        }
    }
}
