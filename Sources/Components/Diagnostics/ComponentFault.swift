/// A mistake of a registration in a part of a tree, which was then made without the registration.
public struct ComponentFault: Sendable, Hashable {
    /// The registration, with its registrant.
    public let claim: SlotClaim

    /// The call during which it happened.
    public let phase: Phase

    /// The name of the slot of the component in which it happened, or of the function that threw.
    public let slot: String

    /// The type of the component in which it happened; nil for functions.
    public let component: String?

    /// The name of the content that is shown there, such as the id of a message; nil if it has no name.
    public internal(set) var item: String?

    /// The mistake.
    public let mistake: ComponentDiagnostic

    /// The slot, the component and the content in which it happened, for texts.
    var place: String {
        slot.quoted + (component.map { " (\($0.shown()))" } ?? "")
            + (item.map { " of \($0.quoted)" } ?? "")
    }

    /// The kinds of calls in which registrations can make mistakes.
    public enum Phase: Sendable, Hashable {
        /// A hook.
        case hook(ComponentHook)
        /// A layout, after the hooks.
        case layout
        /// The answer of a component or an extension to an event.
        case receive
        /// Work that was scheduled.
        case scheduledWork
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
        case .scheduledWork: "scheduled work"
        case .function(let verb): verb.rawValue
        }
    }
}
