/// One call of a hook: what was called, whose it is, and what it read.
public struct HookInvocation: Sendable, Hashable {
    /// The method that was called.
    public let call: HookCall

    /// Whose it is.
    public let owner: HookReceiver

    /// The number of the call in which this one was made; none for the outermost.
    public let outer: Int?

    /// The names of the slots that it read or made parts of, each once, in the order of the first time.
    ///
    /// What calls in it read is theirs.
    public let reads: [String]
}

/// A component or an extension whose hook runs.
public struct HookReceiver: Sendable, Hashable {
    /// The name of its type.
    public let type: String

    /// Whether it extends a component.
    public let isExtension: Bool

    /// The slot of the component, or of the one that it extends; none for one that was made by hand.
    public let slot: String?

    /// The layer whose code it is: the extension, or what put the component there; none for the defaults' own.
    public let layer: SlotLayer?
}

/// What a tree calls on its components and their extensions.
public enum HookCall: Sendable, Hashable {
    /// One of the four hooks.
    case hook(ComponentHook)
    /// `layoutSubviews`, after a layout.
    case layoutSubviews

    /// The name of the method.
    public var name: String {
        switch self {
        case .hook(let hook): hook.rawValue
        case .layoutSubviews: "layoutSubviews"
        }
    }
}
