/// One layer of a slot's stack, as listings show it.
public struct SlotLayer: Sendable, Hashable {
    /// The declaration, plugin or app that registered it.
    public let owner: Registrant

    /// The call that registered it.
    public let verb: RegistrationVerb

    /// The name of the type, or a simple value.
    public let what: String

    /// The source location of the call; nil for an assignment through a property.
    public let site: SourceSite?

    /// The name of the scope in which it holds; nil for everywhere.
    public internal(set) var scope: String?
}

extension SlotLayer {
    /// Creates the layer of a declaration.
    init(declaring what: String, by owner: Registrant = .declaration, at site: SourceSite) {
        self.init(owner: owner, verb: .declare, what: what, site: site)
    }
}
