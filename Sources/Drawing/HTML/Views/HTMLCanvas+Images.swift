import Views

extension HTMLCanvas {
    /// Writes a picture; its description is in the name of its view.
    mutating func draw(_ image: PlacedImage, of view: RenderedView, in size: Size) {
        let frame = image.frame
        var shown = image.image
        if case .remote = shown, let placeholder = image.placeholder { shown = placeholder }
        switch shown {
        case .symbol(let name):
            symbol(name, at: frame, in: size, tint: ColorPair(view.tint))
        case .initials(let letters):
            initials(letters, toneOf: view.label ?? letters, at: frame, in: size)
        case .remote:
            out.markup("<span class=\"r\"")
            out.style(frame, in: size)
            out.markup(">")
            let shorter = min(frame.size.width, frame.size.height)
            let side = max(0, min(2 * image.symbolSize, shorter * 0.5))
            symbol("picture", side: side, in: frame.size)
            out.markup("</span>")
        }
    }

    /// Writes a symbol in the middle.
    private mutating func symbol(_ name: String, side: Double, in size: Size) {
        let (x, y) = ((size.width - side) / 2, (size.height - side) / 2)
        symbol(name, at: Rect(x: x, y: y, width: side, height: side), in: size, tint: nil)
    }

    /// Writes a symbol as lines in the colour of its view.
    private mutating func symbol(
        _ name: String,
        at frame: Rect,
        in size: Size,
        tint: ColorPair?
    ) {
        out.markup("<svg class=\"g")
        if let tint {
            out.markup(" c")
            out.integer(UInt(classes.tints.number(of: tint)))
        }
        out.markup("\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"")
        out.style(frame, in: size)
        if carriesFrames { out.frameAttribute(frame) }
        out.markup(">")
        lines(of: name).withBytes { out.plain($0) }
        out.markup("</svg>")
    }

    private mutating func lines(of name: String) -> [UInt8] {
        // Pages have few symbols with short names; beyond 32, the paths are made each time.
        for place in symbols.indices where symbols[place].name == name {
            return symbols[place].lines
        }
        var lines = HTMLWriter()
        lines.symbol(Symbol.named(name))
        if symbols.count < 32 { symbols.append((name, lines.bytes)) }
        return lines.bytes
    }

    /// Writes letters centred in a colour that depends on a name.
    private mutating func initials(
        _ letters: String,
        toneOf name: String,
        at frame: Rect,
        in size: Size
    ) {
        guard let initials = Initials(letters) else {
            tone(of: name)
            out.place(frame, in: size)
            out.markup("\">")
            let side = max(0, min(frame.size.width, frame.size.height) * 0.6)
            symbol("person", side: side, in: frame.size)
            out.markup("</span>")
            return
        }
        tone(of: name)
        out.place(frame, in: size)
        let side = min(frame.size.width, frame.size.height)
        out.length("font-size:", side * (initials.isPair ? 0.4 : 0.46))
        out.length("line-height:", frame.size.height)
        out.markup("\" aria-hidden=\"true\" dir=\"auto\">")
        out.text(initials.letters)
        out.markup("</span>")
    }

    /// Writes the beginning of an element in a name's colours, up to its frame.
    private mutating func tone(of name: String) {
        let number = UInt(AvatarTone.number(of: name, among: classes.toneCount))
        out.markup("<span class=\"n\" style=\"background:var(--a")
        out.integer(number)
        out.markup(");color:var(--b")
        out.integer(number)
        out.markup(");")
    }
}

/// The initials of a name.
private struct Initials {
    let letters: Substring
    let isPair: Bool

    /// Creates initials from the first two characters; nil if there are none that can be used.
    init?(_ words: String) {
        // Most are one or two ASCII letters, which need not be examined as characters.
        if (1...2).contains(words.utf8.count), words.utf8.allSatisfy({ $0.isInitial }) {
            letters = words[...]
            isPair = words.utf8.count > 1
        } else {
            guard words.contains(where: \.isInitial) else { return nil }
            letters = words.prefix(2)
            isPair = letters.count > 1
        }
    }
}

extension Character {
    /// Whether the character can be an initial.
    fileprivate var isInitial: Bool {
        guard let byte = asciiValue else { return isLetter || isNumber }
        return byte.isInitial
    }
}

extension UInt8 {
    /// Whether the byte is a letter or a digit in ASCII.
    fileprivate var isInitial: Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self & 0xDF)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
}
