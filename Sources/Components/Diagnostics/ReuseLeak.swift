/// Something that a cell kept from another message when it was used again, and a new cell has not.
public struct ReuseLeak: Sendable, Hashable {
    /// The names of the views from the cell down to the one that differs, as trees print them, between
    /// slashes.
    public let path: String

    /// What of the view differs, such as `alpha`.
    public let property: String

    /// What the used cell has.
    public let found: String

    /// What a new cell has.
    public let expected: String

    /// The hook that set it last in a new cell, and so had to set it again; `updateContent` if none did.
    public let hook: ComponentHook

    /// The type of the component or extension whose hook that is.
    public let owner: String

    /// Creates the finding of a check.
    package init(
        path: String,
        property: String,
        found: String,
        expected: String,
        hook: ComponentHook,
        owner: String
    ) {
        self.path = path
        self.property = property
        self.found = found
        self.expected = expected
        self.hook = hook
        self.owner = owner
    }
}

extension ReuseLeak: CustomStringConvertible {
    /// What happened, and how to fix it.
    public var description: String {
        let start =
            "\(path.quoted) kept \(property.quoted) \(found.quoted) from another message, and has \(expected.quoted)"
        let end = "updateContent of \(owner.quoted), whatever the content is."
        if hook == .updateContent { return "\(start) in a new cell. To fix, set it in \(end)" }
        return
            "\(start) from \(hook.rawValue) of \(owner.quoted) in a new cell. To fix, set it again in "
            + end
    }
}
