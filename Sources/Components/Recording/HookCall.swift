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
