/// The trees of many views, in sections, as one text or one JSON document.
///
/// ```
/// tree 1 structure dir=ltr scheme=light plugins=read-by-avatars,squared-bubble
/// ## channel sailing
/// # m7 2026-03-02T09:41:00Z Martin
/// messageCell: ChatMessageCell
/// ```
public struct TreeDocument: Sendable, Hashable {
    /// What the trees tell.
    public var variant: TreeVariant

    /// The reading direction of the layout.
    public var direction: TreeDirection

    /// The surroundings that colours are chosen for.
    public var scheme: TreeScheme

    /// The ids of the plugins that the trees are composed with; printed sorted.
    public var plugins: [String]

    /// The sections, in order.
    public var sections: [TreeSection]

    /// Creates a document.
    public init(
        variant: TreeVariant = .structure,
        direction: TreeDirection = .ltr,
        scheme: TreeScheme = .light,
        plugins: [String] = [],
        sections: [TreeSection] = []
    ) {
        self.variant = variant
        self.direction = direction
        self.scheme = scheme
        self.plugins = plugins
        self.sections = sections
    }

    /// The first line, without a line feed.
    public var header: String {
        let facts = "dir=\(direction.rawValue) scheme=\(scheme.rawValue)"
        let line = "tree 1 \(variant.rawValue) \(facts)"
        guard !plugins.isEmpty else { return line }
        let ids = plugins.sorted().map { Escaping.token($0, separator: ",") }
        return "\(line) plugins=\(ids.joined(separator: ","))"
    }

    /// The header and all sections, each line with a line feed at its end.
    ///
    /// - Complexity: Linear in the length of the text.
    public var text: String {
        var text = "\(header)\n"
        for section in sections {
            section.write(to: &text)
        }
        return text
    }
}

/// What the trees of a document tell.
public enum TreeVariant: String, Sendable, Hashable {
    /// What is where, without measures.
    case structure
    /// Roles and names, as a screen reader meets them.
    case meaning
}

/// The reading direction of a layout.
public enum TreeDirection: String, Sendable, Hashable {
    /// Leading is left.
    case ltr
    /// Leading is right.
    case rtl
}

/// The surroundings that colours are chosen for.
public enum TreeScheme: String, Sendable, Hashable {
    /// Bright surroundings.
    case light
    /// Dark surroundings.
    case dark
}
