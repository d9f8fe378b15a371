import Views

extension HTMLCanvas {
    /// Writes the lines of a text, one element each.
    mutating func draw(
        _ text: borrowing LaidText,
        of view: View,
        ground: ColorPair?,
        isInButton: Bool
    ) {
        let color = ColorPair(text.color(in: view))
        let kind: TextCleaner.Kind = text.isBody ? .body : .name
        let afterFrame: HTMLMarkup = carriesFrames ? "\"" : "\">"
        var isFirst = true
        for place in 0..<text.lineCount {
            let plain = text.plainWords(ofLine: place)
            var pieces = plain == nil ? text.pieces(ofLine: place) : nil
            let first = pieces?.next()
            guard let font = plain?.font ?? first?.font else { continue }
            let frame = text.frame(ofLine: place)
            // Between blocks it takes no room, and words of two lines stay apart when copied.
            if !isFirst { out.markup("\n") }
            isFirst = false
            let look = TextLook(
                font: FontLook(font),
                lineHeight: frame.size.height,
                color: color
            )
            let number = UInt(classes.texts.number(of: look))
            out.plain(upTo: 40 + ByteCursor.frameLimit) { cursor in
                cursor.markup("<span class=\"t t")
                cursor.integer(number)
                cursor.markup("\" style=\"")
                cursor.frame(frame)
                cursor.markup(afterFrame)
            }
            if carriesFrames {
                out.frameAttribute(frame)
                out.markup(" data-width=\"")
                out.number(frame.size.width)
                out.markup("\">")
            }
            var cleaner = TextCleaner(kind)
            if let plain { write(plain.words, plain.font, &cleaner) }
            var next = first
            while let piece = next {
                draw(piece, lineFont: font, &cleaner, ground: ground, isInButton: isInButton)
                next = pieces?.next()
            }
            out.close(&cleaner)
            out.markup("</span>")
        }
    }

    private mutating func draw(
        _ piece: PlacedPiece,
        lineFont: Font,
        _ cleaner: inout TextCleaner,
        ground: ColorPair?,
        isInButton: Bool
    ) {
        let style = piece.style
        if style.traits.isEmpty, style.target == nil, piece.font == lineFont {
            write(piece.text, piece.font, &cleaner)
            return
        }
        var address: HTMLAddress?
        if case .link(let words)? = style.target, !isInButton { address = HTMLAddress(words) }
        let tag = PieceTag(style.traits, isLink: address != nil)
        out.markup(tag.opening)
        if piece.font != lineFont {
            out.markup(" f")
            out.integer(UInt(classes.fonts.number(of: FontLook(piece.font))))
        }
        if style.traits.contains(.strike) { out.markup(" d") }
        if !style.traits.isDisjoint(with: [.code, .codeBlock]) { out.markup(" x") }
        if style.traits.contains(.quote) { out.markup(" y") }
        let isReadable = style.target == nil || classes.linksAreReadable(on: ground)
        if address != nil {
            out.markup(isReadable ? " k" : " j")
        } else if style.target?.isMention == true, isReadable {
            out.markup(" m")
        }
        out.markup("\"")
        if let address {
            out.link(address)
            out.markup(" rel=\"noopener noreferrer nofollow\"")
            if !piece.text.contains(address.destination) {
                out.attribute(" title=\"", address.destination)
            }
        }
        out.markup(">")
        if style.target == nil {
            write(piece.text, piece.font, &cleaner)
        } else {
            // What points somewhere must not look as if it pointed elsewhere.
            var strict = TextCleaner(.name)
            write(piece.text, piece.font, &strict)
        }
        out.markup(tag.closing)
    }

    /// Writes the characters, those of other fonts in boxes as wide as the measurer says.
    private mutating func write(_ words: String, _ font: Font, _ cleaner: inout TextCleaner) {
        if out.simpleText(words, &cleaner) { return }
        for stretch in TextStretches(words) {
            guard stretch.kind != .plain else {
                out.text(stretch.text, &cleaner)
                continue
            }
            let spans = [TextSpan(String(stretch.text), font: font)]
            let width = measurer.layout(spans, limits: TextLimits()).size.width
            out.markup(
                stretch.kind == .rightToLeft
                    ? "<span class=\"b w\" style=\"" : "<span class=\"b\" style=\""
            )
            out.length("width:", width)
            out.markup("\">")
            out.text(stretch.text, &cleaner)
            out.markup("</span>")
        }
    }
}

/// The element of a piece that is more than plain.
private enum PieceTag {
    case link
    case code
    case strong
    case emphasis
    case struck
    case plain

    init(_ traits: TextTraits, isLink: Bool) {
        self =
            if isLink {
                .link
            } else if !traits.isDisjoint(with: [.code, .codeBlock]) {
                .code
            } else if traits.contains(.bold) {
                .strong
            } else if traits.contains(.italic) {
                .emphasis
            } else if traits.contains(.strike) {
                .struck
            } else {
                .plain
            }
    }

    var opening: HTMLMarkup {
        switch self {
        case .link: "<a class=\"l"
        case .code: "<code class=\"l"
        case .strong: "<strong class=\"l"
        case .emphasis: "<em class=\"l"
        case .struck: "<s class=\"l"
        case .plain: "<span class=\"l"
        }
    }

    var closing: HTMLMarkup {
        switch self {
        case .link: "</a>"
        case .code: "</code>"
        case .strong: "</strong>"
        case .emphasis: "</em>"
        case .struck: "</s>"
        case .plain: "</span>"
        }
    }
}

extension TextTarget {
    fileprivate var isMention: Bool {
        if case .link = self { return false }
        return true
    }
}
