/// Something that a registration did wrong in a part of a tree, which was then made without it.
public struct ComponentFault: Sendable, Hashable {
    /// The registration, with whoever made it.
    public let claim: SlotClaim

    /// What ran when it happened.
    public let phase: Phase

    /// The name of the slot of the component in which it happened, or of the function that threw.
    public let slot: String

    /// The type of the component in which it happened; none for functions.
    public let component: String?

    /// What is shown there, such as the id of a message; none if nobody says.
    public internal(set) var item: String?

    /// What happened.
    public let mistake: ComponentDiagnostic

    /// Where it happened, as texts tell it.
    var place: String {
        slot.quoted + (component.map { " (\($0.shown()))" } ?? "")
            + (item.map { " of \($0.quoted)" } ?? "")
    }

    /// What runs in a tree when a registration does something wrong.
    public enum Phase: Sendable, Hashable {
        /// A hook.
        case hook(ComponentHook)
        /// A layout, after the hooks.
        case layout
        /// The answer of a component or an extension to an event.
        case receive
        /// A function that was registered with this verb.
        case function(RegistrationVerb)
    }
}

extension ComponentFault.Phase: CustomStringConvertible {
    /// The name of the hook, the method or the verb.
    public var description: String {
        switch self {
        case .hook(let hook): hook.rawValue
        case .layout: "layout"
        case .receive: "receive"
        case .function(let verb): verb.rawValue
        }
    }
}
