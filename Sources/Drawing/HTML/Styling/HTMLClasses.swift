import Views

/// The CSS classes of a page, numbered in the order of their first use.
struct HTMLClasses {
    var boxes = Interner<BoxStyle>()
    var texts = Interner<LineStyle>()
    var fonts = Interner<FontStyle>()
    var tints = Interner<ColorPair>()
    var runColors = Interner<ColorPair>()
    var motions = Interner<MotionStyle>()
    var pictures = EmbeddedPictures()
    /// The rules of views in a page that flows.
    var rules = Interner<FlowRule>()
    /// The symbols of such a page, which are in it once.
    private var symbols: [Symbol] = []
    /// The colours of the sheet around content whose rules stand alone; nil while there is no sheet.
    private var sheetColors: Interner<ColorPair>?
    /// The modes that single pictures have chosen.
    var schemes: Set<TreeScheme> = []
    /// The styles of single pictures, in the order of their first use.
    private(set) var styles: [PageStyle] = []
    /// The style that is currently written.
    private(set) var style: PageStyle
    /// The number of colours of its initials.
    private(set) var toneCount: Int

    /// Whether links, and mentions, are readable on colours.
    private var readableGrounds: [ColorPair: Readable] = [:]

    /// The kinds of text that are readable on a colour.
    struct Readable {
        var link = true
        var mention = true
    }

    /// The first number of all classes and colours.
    private var first = 0
    private var isSealed = false

    /// Creates classes of a page in a style.
    init(_ style: PageStyle) {
        self.style = style
        toneCount = style.tones.count
    }

    /// Creates classes beside those of a sheet, whose numbers are lower.
    // In an initializer of its own, as one for both takes 3.9 % more instructions for each page.
    init(_ style: PageStyle, from first: Int) {
        self.init(style)
        self.first = first
        (boxes.first, texts.first, fonts.first) = (first, first, first)
        (tints.first, runColors.first) = (first, first)
        (motions.first, rules.first) = (first, first)
        sheetColors = colorsOfSheet()
    }

    private func colorsOfSheet() -> Interner<ColorPair> {
        var colors = Interner<ColorPair>()
        colors.first = first
        return colors
    }

    /// Writes the following content in a style, and returns the number of its class.
    mutating func enter(_ style: PageStyle) -> Int {
        change(to: style)
        if let known = styles.firstIndex(of: style) { return known }
        styles.append(style)
        return styles.count - 1
    }

    /// Writes the following content in another style, for which there is a class, or in the page's.
    mutating func change(to style: PageStyle) {
        guard style != self.style else { return }
        self.style = style
        toneCount = style.tones.count
        readableGrounds = [:]
    }

    /// Returns whether the style's links and mentions are readable on a colour.
    mutating func readable(on ground: ColorPair?) -> Readable {
        guard let ground else { return Readable() }
        if let known = readableGrounds[ground] { return known }
        let readable = Readable(
            link: ColorPair(style.link)?.isReadable(on: ground) ?? false,
            mention: ColorPair(style.mention)?.isReadable(on: ground) ?? false
        )
        readableGrounds[ground] = readable
        return readable
    }

    /// Writes the rules of all classes that were used, on a page in a style; `nil` leaves out those of the style.
    func write(
        to out: inout HTMLWriter,
        scheme: HTMLScheme,
        style: PageStyle?,
        layout: HTMLLayout
    ) {
        var colors = Interner<ColorPair>()
        var rules = HTMLWriter()
        writeRules(to: &rules, &colors, flows: layout == .flow)
        writeColors(colors.values, to: &out, scheme: scheme, style: style)
        writeStyles(to: &out, scheme: scheme)
        out.append(rules)
    }

    /// Writes the rules of the classes that were added, without those of colours.
    private func writeRules(
        to rules: inout HTMLWriter,
        _ colors: inout Interner<ColorPair>,
        flows: Bool
    ) {
        for (number, look) in boxes.added {
            rules.rule(of: look, number, &colors)
        }
        for (number, look) in texts.added {
            rules.markup(".t")
            rules.integer(UInt(number))
            rules.markup("{")
            rules.declarations(of: look.font, growing: flows)
            rules.letters("line-height:", look.lineHeight, growing: flows)
            if !flows { rules.length("height:", look.lineHeight) }
            if let color = look.color { rules.color("color:", color, &colors) }
            rules.markup("}\n")
        }
        for (number, look) in fonts.added {
            rules.markup(".f")
            rules.integer(UInt(number))
            rules.markup("{")
            rules.declarations(of: look)
            rules.markup("}\n")
        }
        for (number, color) in tints.added {
            rules.markup(".c")
            rules.integer(UInt(number))
            rules.markup("{")
            rules.color("color:", color, &colors)
            rules.markup("}\n")
        }
        // Before the rules of links, mentions and code, so they have a class more than these.
        let kinds: [(HTMLMarkup, HTMLMarkup)] = [(".p .l.e", "color:"), (".p .l.u", "background:")]
        for (number, color) in runColors.added {
            for (kind, property) in kinds {
                rules.markup(kind)
                rules.integer(UInt(number))
                rules.markup("{")
                rules.color(property, color, &colors)
                rules.markup("}\n")
            }
        }
        for (number, motion) in motions.added {
            rules.rule(of: motion, number, &colors)
        }
        for (number, rule) in self.rules.added { rules.rule(of: rule, number) }
        for (number, file) in pictures.files.enumerated() {
            rules.rule(ofPicture: file, number)
        }
    }

    /// Considers the classes so far as those of a sheet, which content after this need not bring.
    mutating func seal() {
        var colors = colorsOfSheet()
        var rules = HTMLWriter()
        writeRules(to: &rules, &colors, flows: true)
        colors.seal()
        (sheetColors, isSealed) = (colors, true)
        boxes.seal()
        texts.seal()
        fonts.seal()
        tints.seal()
        runColors.seal()
        motions.seal()
        self.rules.seal()
    }

    /// Writes the rules that the sheet lacks, for the element with an id alone or for the page.
    func writeAdded(to out: inout HTMLWriter, scheme: HTMLScheme, elementOf id: String?) {
        guard var colors = sheetColors else { return }
        var rules = HTMLWriter()
        writeRules(to: &rules, &colors, flows: true)
        guard rules.count > 0 else { return }
        if let id { out.selector(ofEntry: id) } else { out.markup(":where(:root){") }
        let first: TreeScheme = scheme == .fixed(.dark) ? .dark : .light
        for (number, color) in colors.added { out.property("--c", number, color, first) }
        if scheme == .automatic, colors.hasAdded {
            out.markup("@media (prefers-color-scheme:dark){&{")
            for (number, color) in colors.added { out.property("--c", number, color, .dark) }
            out.markup("}}")
        }
        out.markup("\n")
        out.append(rules)
        out.markup("}\n")
    }

    private func writeColors(
        _ colors: [ColorPair],
        to out: inout HTMLWriter,
        scheme: HTMLScheme,
        style: PageStyle?
    ) {
        switch scheme {
        case .automatic:
            out.markup(":root{")
            out.properties(colors, style, .light)
            out.markup("}\n@media (prefers-color-scheme:dark){:root{")
            out.properties(colors, style, .dark)
            out.markup("}}\n")
        case .fixed(let scheme):
            out.markup(":root{")
            out.properties(colors, style, scheme)
            out.markup("}\n")
        }
        if let style {
            out.markup(":root{")
            out.lengths(of: style)
            out.markup("}\n")
        }
        if schemes.contains(.light) {
            out.markup(".light{")
            out.properties(colors, style, .light)
            out.markup("}\n")
        }
        if schemes.contains(.dark) {
            out.markup(".dark{")
            out.properties(colors, style, .dark)
            out.markup("}\n")
        }
    }

    /// Returns the number of a symbol in a page that flows; nil if the sheet lacks it.
    mutating func number(of symbol: Symbol) -> UInt? {
        if let known = symbols.firstIndex(of: symbol) { return UInt(first + known) }
        guard !isSealed else { return nil }
        symbols.append(symbol)
        return UInt(first + symbols.count - 1)
    }

    /// Writes the symbols that a page that flows refers to.
    func writeSymbols(to out: inout HTMLWriter) {
        guard !symbols.isEmpty else { return }
        out.markup("<svg class=\"h\" aria-hidden=\"true\">")
        for (number, symbol) in symbols.enumerated() {
            out.markup("<symbol id=\"y")
            out.integer(UInt(first + number))
            out.markup("\"")
            out.viewBox(symbol.viewBox)
            out.markup(">")
            out.lines(of: symbol)
            out.markup("</symbol>")
        }
        out.markup("</svg>\n")
    }

    /// Writes the classes of pictures that have a style of their own.
    private func writeStyles(to out: inout HTMLWriter, scheme: HTMLScheme) {
        for (number, style) in styles.enumerated() {
            let first: TreeScheme = scheme == .fixed(.dark) ? .dark : .light
            out.rule(ofStyle: number) { out in
                out.properties(of: style, first)
                out.lengths(of: style)
            }
            if scheme == .automatic {
                out.markup("@media (prefers-color-scheme:dark){")
                out.rule(ofStyle: number) { $0.properties(of: style, .dark) }
                out.markup("}\n")
            }
            for (own, suffix) in [(TreeScheme.light, ".light" as HTMLMarkup), (.dark, ".dark")]
            where schemes.contains(own) {
                out.rule(ofStyle: number, suffix) { $0.properties(of: style, own) }
            }
        }
    }
}

extension HTMLWriter {
    /// Writes a rule of a picture's style.
    fileprivate mutating func rule(
        ofStyle number: Int,
        _ suffix: HTMLMarkup = "",
        _ body: (inout HTMLWriter) -> Void
    ) {
        markup(".z")
        integer(UInt(number))
        markup(suffix)
        markup("{")
        body(&self)
        markup("}\n")
    }
}
