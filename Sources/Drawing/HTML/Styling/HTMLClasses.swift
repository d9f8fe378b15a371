import Views

/// The classes of a page, numbered in the order of their first use.
struct HTMLClasses {
    var boxes = Interner<BoxLook>()
    var texts = Interner<TextLook>()
    var fonts = Interner<FontLook>()
    var tints = Interner<ColorPair>()
    /// The surroundings that single pictures chose for themselves.
    var schemes: Set<TreeScheme> = []

    private var readableGrounds: [ColorPair: Bool] = [:]

    /// Whether the page's colour of links can be read on a colour.
    mutating func linksAreReadable(on ground: ColorPair?) -> Bool {
        guard let ground else { return true }
        if let known = readableGrounds[ground] { return known }
        let isReadable = PageColor.link.pair.isReadable(on: ground)
        readableGrounds[ground] = isReadable
        return isReadable
    }

    /// Writes the rules of all classes that were used.
    func write(to out: inout HTMLWriter, scheme: HTMLScheme) {
        var colors = Interner<ColorPair>()
        var rules = HTMLWriter()
        for (number, look) in boxes.values.enumerated() {
            rules.rule(of: look, number, &colors)
        }
        for (number, look) in texts.values.enumerated() {
            rules.markup(".t")
            rules.integer(UInt(number))
            rules.markup("{")
            rules.declarations(of: look.font)
            rules.length("line-height:", look.lineHeight)
            rules.length("height:", look.lineHeight)
            if let color = look.color { rules.color("color:", color, &colors) }
            rules.markup("}\n")
        }
        for (number, look) in fonts.values.enumerated() {
            rules.markup(".f")
            rules.integer(UInt(number))
            rules.markup("{")
            rules.declarations(of: look)
            rules.markup("}\n")
        }
        for (number, color) in tints.values.enumerated() {
            rules.markup(".c")
            rules.integer(UInt(number))
            rules.markup("{")
            rules.color("color:", color, &colors)
            rules.markup("}\n")
        }
        writeColors(colors.values, to: &out, scheme: scheme)
        out.append(rules)
    }

    private func writeColors(
        _ colors: [ColorPair],
        to out: inout HTMLWriter,
        scheme: HTMLScheme
    ) {
        switch scheme {
        case .automatic:
            out.markup(":root{")
            out.properties(colors, .light)
            out.markup("}\n@media (prefers-color-scheme:dark){:root{")
            out.properties(colors, .dark)
            out.markup("}}\n")
        case .fixed(let scheme):
            out.markup(":root{")
            out.properties(colors, scheme)
            out.markup("}\n")
        }
        if schemes.contains(.light) {
            out.markup(".light{")
            out.properties(colors, .light)
            out.markup("}\n")
        }
        if schemes.contains(.dark) {
            out.markup(".dark{")
            out.properties(colors, .dark)
            out.markup("}\n")
        }
    }
}
