/// A name from an open set that only one plugin may declare, such as a layout option.
public protocol DeclarableName: RawRepresentable<String> {
    /// The kind of name in listings and errors, such as `layout option`.
    static var kindOfName: String { get }
}

/// A name with its declaration.
public struct DeclaredName: Sendable, Hashable {
    /// The kind of name, such as `layout option`.
    public let kind: String

    /// The name.
    public let name: String

    /// The plugin or app that declared it.
    public let owner: Registrant

    /// The source location of its declaration.
    public let site: SourceSite

    /// Returns the same name, declared by another owner.
    func owned(by owner: Registrant) -> Self {
        Self(kind: kind, name: name, owner: owner, site: site)
    }

    /// The declaration as a layer.
    package var layer: SlotLayer {
        SlotLayer(declaring: name, by: owner, at: site)
    }
}
