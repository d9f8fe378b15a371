import Views

extension HTMLCanvas {
    /// Writes the lines of a text, one element each.
    mutating func draw(
        _ text: borrowing LaidText,
        in size: Size,
        ground: ColorPair?,
        isInButton: Bool
    ) {
        let carriesFrames = carriesFrames
        let color = ColorPair(text.shades)
        let plainFont = carriesFrames ? nil : text.plainFont
        let hasSizes = plainFont == nil && text.hasSizes
        var isFirst = true
        var span = SpanPlace()
        for place in 0..<text.lineCount {
            if let plainFont, drawPlain(text, place, in: size, plainFont, color, isFirst: isFirst) {
                isFirst = false
                continue
            }
            var pieces = text.pieces(ofLine: place, from: &span)
            guard let first = pieces.next() else { continue }
            var next = pieces.next()
            // The font of the line decides where the baseline is: the largest, for no other reaches as far.
            var lineFont = first.font
            if let next, hasSizes {
                for piece in [next] + Array(pieces) where piece.font.size > lineFont.size {
                    lineFont = piece.font
                }
            }
            let frame = text.frame(ofLine: place)
            let number = number(of: FontStyle(lineFont), frame, color)
            out.plain(upTo: 40 + ByteCursor.frameLimit) { cursor in
                cursor.line(number, at: frame, in: size, isFirst: isFirst)
                if !carriesFrames { cursor.markup(">") }
            }
            isFirst = false
            if carriesFrames {
                out.frameAttribute(frame)
                out.markup(" data-width=\"")
                out.number(frame.size.width)
                out.markup("\">")
            }
            var cleaner = TextCleaner(text.isBody ? .body : .name)
            let width = next == nil ? frame.size.width : nil
            draw(
                first,
                lineFont: lineFont,
                width: width,
                &cleaner,
                ground: ground,
                isInButton: isInButton
            )
            while let piece = next {
                draw(piece, lineFont: lineFont, &cleaner, ground: ground, isInButton: isInButton)
                next = pieces.next()
            }
            out.close(&cleaner)
            out.markup("</span>")
        }
    }

    /// Writes a line of a text in one font at once, and returns whether all its characters are plain; if not, writes
    /// nothing.
    private mutating func drawPlain(
        _ text: borrowing LaidText,
        _ place: Int,
        in size: Size,
        _ font: FontStyle,
        _ color: ColorPair?,
        isFirst: Bool
    ) -> Bool {
        var isWritten = false
        text.withPlainLine(place) { frame, utf8, isTruncated in
            guard !utf8.isEmpty else { return }
            let number = number(of: font, frame, color)
            out.plain(upTo: 50 + ByteCursor.frameLimit + utf8.count) { cursor in
                var ahead = cursor
                ahead.line(number, at: frame, in: size, isFirst: isFirst)
                ahead.markup(">")
                let count = ahead.plainCharacters(of: utf8, escapingQuotes: false)
                guard count == utf8.count else { return }
                if isTruncated { ahead.markup("…") }
                ahead.markup("</span>")
                cursor = ahead
                isWritten = true
            }
        }
        return isWritten
    }

    private mutating func number(of font: FontStyle, _ frame: Rect, _ color: ColorPair?) -> UInt {
        let look = LineStyle(font: font, lineHeight: frame.size.height, color: color)
        return UInt(classes.texts.number(of: look))
    }

    /// Writes a piece of a line; the width is known if there are no others.
    mutating func draw(
        _ piece: PlacedPiece,
        lineFont: Font,
        width: Double? = nil,
        _ cleaner: inout TextCleaner,
        ground: ColorPair?,
        isInButton: Bool
    ) {
        let style = piece.style
        if style.traits.isEmpty, style.target == nil, !style.isPainted, piece.font == lineFont {
            write(piece.text, piece.font, width, &cleaner)
            return
        }
        var address: HTMLAddress?
        if case .link(let words)? = style.target, !isInButton { address = HTMLAddress(words) }
        let tag = PieceTag(style.traits, isLink: address != nil)
        out.markup(tag.opening)
        if piece.font != lineFont {
            if flows {
                flowClass(of: piece.font, in: lineFont)
            } else {
                out.markup(" f")
                out.integer(UInt(classes.fonts.number(of: FontStyle(piece.font))))
            }
        }
        if style.traits.contains(.strike) { out.markup(" d") }
        if !style.traits.isDisjoint(with: [.code, .codeBlock]) { out.markup(" x") }
        if style.traits.contains(.quote) { out.markup(" y") }
        let (color, background) = (ColorPair(style.color), ColorPair(style.background))
        if let color { runColor(" e", color) }
        if let background { runColor(" u", background) }
        let ground = background?.isOpaque == true ? background : ground
        if address != nil {
            out.markup(color == nil && classes.readable(on: ground).link ? " k" : " j")
        } else if style.target?.isMention == true, color == nil,
            classes.readable(on: ground).mention
        {
            out.markup(" m")
        }
        out.markup("\"")
        if style.target != nil, numbered != nil {
            number(run: run)
            writeNumber()
        }
        if let address {
            out.link(address)
            out.markup(" rel=\"noopener noreferrer nofollow\"")
            if !piece.text.contains(address.destination) {
                out.attribute(" title=\"", address.destination)
            }
        }
        out.markup(">")
        if style.target == nil {
            write(piece.text, piece.font, width, &cleaner)
        } else {
            // The text of a link must not look like another address.
            var strict = TextCleaner(.address)
            write(piece.text, piece.font, width, &strict)
        }
        out.markup(tag.closing)
    }

    /// Writes the class of a run's colour.
    private mutating func runColor(_ kind: HTMLMarkup, _ color: ColorPair) {
        out.markup(kind)
        out.integer(UInt(classes.runColors.number(of: color)))
    }

    /// Writes the characters, those of other fonts in boxes with the measured width, unless the width of all of them is
    /// known.
    private mutating func write(
        _ words: String,
        _ font: Font,
        _ knownWidth: Double?,
        _ cleaner: inout TextCleaner
    ) {
        if flows || words.utf8.allSatisfy({ $0 &- 0x20 <= 0x5E }) {
            out.text(words, &cleaner)
            return
        }
        for stretch in TextStretches(words) {
            guard stretch.kind != .plain else {
                out.text(stretch.text, &cleaner)
                continue
            }
            let isAlone = stretch.text.utf8.count == words.utf8.count
            let width =
                isAlone ? knownWidth ?? width(of: words, font) : width(of: stretch.text, font)
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

    private func width(of text: some StringProtocol, _ font: Font) -> Double {
        let spans = [TextSpan(String(text), font: font)]
        return measurer.layout(spans, limits: TextLimits()).size.width
    }
}

extension ByteCursor {
    /// Writes the beginning of the element of a line, up to further attributes.
    @inline(__always)
    fileprivate mutating func line(
        _ number: UInt,
        at frame: Rect,
        in size: Size,
        isFirst: Bool
    ) {
        // Between blocks it takes no room, and keeps the words of two lines apart when they are copied.
        if !isFirst { markup("\n") }
        markup("<span class=\"t t")
        integer(number)
        markup("\"")
        style { cursor in
            cursor.origin(frame)
            cursor.width(frame, in: size)
        }
    }
}

/// The element of a piece that is not plain.
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
