public import Components

/// One recorded call, of a hook or of `layoutSubviews`: the method, its receiver, and the slots that it read.
public struct HookInvocation: Sendable, Hashable {
    /// The method that was called.
    public let call: HookCall

    /// The component or extension whose method it is.
    public let owner: HookReceiver

    /// The index in `CompositionTrace.runs` of the enclosing call; nil for an outermost one.
    public let outer: Int?

    /// The names of the slots that it read, or made components from, each once, in the order of the first time.
    ///
    /// The reads of a nested call are listed with that call only.
    public let reads: [String]
}

/// The component or extension whose method is called.
public struct HookReceiver: Sendable, Hashable {
    /// The name of its type.
    public let type: String

    /// Whether it extends a component.
    public let isExtension: Bool

    /// The slot of the component, or of the one that it extends; nil for one that was made by hand.
    public let slot: String?

    /// The registration to which the call is attributed; nil for the defaults' own.
    ///
    /// That is the extension; or the base of the component; or, for a component made by hand, the registration whose
    /// hook added it.
    public let layer: SlotLayer?
}
