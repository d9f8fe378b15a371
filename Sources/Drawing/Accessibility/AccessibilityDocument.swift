public import Views

/// The accessibility trees of many views, in sections, as one text.
///
/// ```
/// tree 1 meaning dir=ltr scheme=light plugins=share-attachments
/// ## channel sailing
/// - article "Martin, 9:41 AM"
///   - text "Sounds good!"
/// ```
public struct AccessibilityDocument: Sendable, Hashable {
    /// The reading direction of the layout.
    public var direction: LayoutDirection

    /// The mode that colours are chosen for.
    public var scheme: TreeScheme

    /// The ids of the plugins that the views are composed with; printed sorted.
    public var plugins: [String]

    /// The sections, in order.
    public var sections: [AccessibilitySection]

    /// Creates a document.
    public init(
        direction: LayoutDirection = .leftToRight,
        scheme: TreeScheme = .light,
        plugins: [String] = [],
        sections: [AccessibilitySection] = []
    ) {
        self.direction = direction
        self.scheme = scheme
        self.plugins = plugins
        self.sections = sections
    }

    /// The first line, without a line feed.
    public var header: String {
        let tree = TreeDocument(
            variant: .meaning,
            direction: direction,
            scheme: scheme,
            plugins: plugins
        )
        return tree.header
    }

    /// The header and all sections, each line with a line feed at its end.
    public var text: String {
        "\(header)\n" + sections.map(\.text).joined()
    }
}

/// The section of a document about one channel or one thread.
public struct AccessibilitySection: Sendable, Hashable {
    /// The kind of the section: `channel` or `thread`.
    public var kind: String

    /// The channel's name or the thread's id; hostile until escaped.
    public var name: String

    /// The accessibility trees of its messages, oldest first.
    public var entries: [AccessibilityTree]

    /// Creates a section.
    public init(_ kind: String, _ name: String, entries: [AccessibilityTree] = []) {
        self.kind = kind
        self.name = name
        self.entries = entries
    }

    /// The line above the section, such as `## channel sailing`, without a line feed.
    public var heading: String {
        TreeSection(kind, name).heading
    }

    /// The heading and all accessibility trees, each line with a line feed at its end.
    public var text: String {
        "\(heading)\n" + entries.map(\.text).joined()
    }
}
