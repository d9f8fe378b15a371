/// A slot's declaration with its types erased.
protocol AnySlotDeclaration: AnyObject, Sendable {
    var index: Int { get }
    var facts: SlotFacts { get }
    /// The name of the protocol or type that a value must have.
    var accepts: String { get }
    /// The family's fallback, for a key that its family does not declare.
    var fallbackDeclaration: (any AnySlotDeclaration)? { get }
    /// The keys that a family of parts declares, for a key that is not among them; none for others.
    var declaredKeys: [String] { get }
    /// The declared default's layer, as listings show it.
    var defaultLayer: SlotLayer { get }
    /// The default's type, for component slots.
    var defaultType: Any.Type? { get }
    /// The declared default as a base.
    var defaultBase: any AnyBase { get }
    /// Folds registrations, in stack order, on top of the default or of the family's fallback.
    func seal(_ registrations: SlotRegistrations, fallback: (any AnySlotStack)?) -> any AnySlotStack
}
