/// A constraint as diagnostics name it.
public struct ConstraintClaim: Sendable, Hashable {
    /// The relation, such as `ChatAvatarView.width = 32`.
    public let relation: String

    /// The plugin or app whose hook activated it; none for the defaults' own.
    public let activatedBy: String?

    /// Creates a claim.
    public init(relation: String, activatedBy: String?) {
        self.relation = relation
        self.activatedBy = activatedBy
    }

    var text: String {
        "\(relation.quoted) of \(activatedBy?.quoted ?? "the defaults")"
    }
}
