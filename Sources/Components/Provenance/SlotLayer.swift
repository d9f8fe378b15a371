/// One layer of a slot's stack, as listings show it.
public struct SlotLayer: Sendable, Hashable {
    /// Who put it there.
    public let owner: Registrant

    /// How it was put there.
    public let verb: RegistrationVerb

    /// The name of the type, or a simple value.
    public let what: String

    /// Where it was put there; none for an assignment through a property.
    public let site: SourceSite?

    /// The scope in which it holds; none for everywhere.
    public let scope: String?

    init(
        owner: Registrant,
        verb: RegistrationVerb,
        what: String,
        site: SourceSite?,
        scope: String? = nil
    ) {
        self.owner = owner
        self.verb = verb
        self.what = what
        self.site = site
        self.scope = scope
    }
}
