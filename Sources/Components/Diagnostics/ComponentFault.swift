/// Something that a registration did wrong in a part of a tree, which was then made without it.
public struct ComponentFault: Sendable, Hashable {
    /// The registration, with whoever made it.
    public let claim: SlotClaim

    /// The hook in which it happened; `layout`, `receive`, `transform` or `on` outside of hooks.
    public let hook: String

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
}
