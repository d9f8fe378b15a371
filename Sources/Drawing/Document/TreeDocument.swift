public import Views

/// The trees of many views, in sections, as one text or one JSON document.
///
/// ```
/// tree 1 frames width=375 dir=ltr scheme=light text=helvetica-afm/1 plugins=squared-bubble
/// ## channel sailing
/// # m7 2026-03-02T09:41:00Z Martin
/// messageCell: ChatMessageCell [0,0 375x154]
/// ```
public struct TreeDocument: Sendable, Hashable {
    /// The content of the trees; make them with the same variant.
    public var variant: TreeVariant

    /// The width that the trees are laid out for, in points; printed with frames only.
    public var width: Double

    /// The reading direction of the layout.
    public var direction: LayoutDirection

    /// The mode that colours are chosen for.
    public var scheme: TreeScheme

    /// The name of the text measurer; printed with frames only.
    public var measurer: String

    /// The factor of font sizes; printed with frames only, unless 1.
    public var textScale: Double

    /// The ids of the plugins that the trees are composed with; printed sorted.
    public var plugins: [String]

    /// The sections, in order.
    public var sections: [TreeSection]

    /// Creates a document.
    public init(
        variant: TreeVariant = .structure,
        width: Double = 375,
        direction: LayoutDirection = .leftToRight,
        scheme: TreeScheme = .light,
        measurer: String = HelveticaMeasurer().name,
        textScale: Double = 1,
        plugins: [String] = [],
        sections: [TreeSection] = []
    ) {
        self.variant = variant
        self.width = width
        self.direction = direction
        self.scheme = scheme
        self.measurer = measurer
        self.textScale = textScale
        self.plugins = plugins
        self.sections = sections
    }

    /// The first line, without a line feed.
    public var header: String {
        let hasFrames = variant == .frames
        var facts = ["tree 1 \(variant.rawValue)"]
        if hasFrames { facts.append("width=\(width.text)") }
        facts.append("dir=\(direction.rawValue) scheme=\(scheme.rawValue)")
        if hasFrames { facts.append("text=\(Escaping.token(measurer))") }
        if hasFrames, textScale != 1 { facts.append("scale=\(textScale.preciseText)") }
        if !plugins.isEmpty {
            let ids = plugins.sorted().map { Escaping.token($0, separator: ",") }
            facts.append("plugins=\(ids.joined(separator: ","))")
        }
        return facts.joined(separator: " ")
    }

    /// The header and all sections, each line with a line feed at its end.
    ///
    /// - Complexity: Linear in the length of the text.
    public var text: String {
        var text = TreeText()
        text.append("\(header)\n")
        for section in sections {
            section.write(to: &text)
        }
        return text.text
    }
}
