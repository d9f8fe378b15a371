/// One call of a hook: the method, its receiver, and the slots that it read.
public struct HookInvocation: Sendable, Hashable {
    /// The method that was called.
    public let call: HookCall

    /// The component or extension whose method it is.
    public let owner: HookReceiver

    /// The number of the enclosing call; nil for the outermost.
    public let outer: Int?

    /// The names of the slots that it read or made parts of, each once, in the order of the first time.
    ///
    /// Reads of calls in it are listed there.
    public let reads: [String]
}

/// The component or extension whose hook runs.
public struct HookReceiver: Sendable, Hashable {
    /// The name of its type.
    public let type: String

    /// Whether it extends a component.
    public let isExtension: Bool

    /// The slot of the component, or of the one that it extends; nil for one that was made by hand.
    public let slot: String?

    /// The layer of the code: the extension, or the base of the component; nil for the defaults' own.
    public let layer: SlotLayer?
}

/// The methods that a tree calls on its components and their extensions.
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
