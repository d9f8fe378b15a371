/// A property that a reused cell kept from another message, and that a new cell does not have.
public struct ReuseLeak: Sendable, Hashable {
    /// The names of the views from the cell down to the one that differs, as trees print them, between
    /// slashes.
    public let path: String

    /// The property of the view that differs, such as `alpha`.
    public let property: String

    /// The value in the reused cell.
    public let found: String

    /// The value in a new cell.
    public let expected: String

    /// The hook that set it last in a new cell, and has to set it again; `updateContent` if no hook did.
    public let hook: ComponentHook

    /// The type of the component or extension that has the hook.
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
    /// The mistake, and how to fix it.
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
