import Views

extension HTMLCanvas {
    /// Writes a picture; what it shows is in the name of its view.
    mutating func draw(_ image: PlacedImage, of view: DrawnView, in size: Size) {
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
            let side = max(0, min(32, min(frame.size.width, frame.size.height) * 0.5))
            let inner = Rect(
                x: (frame.size.width - side) / 2,
                y: (frame.size.height - side) / 2,
                width: side,
                height: side
            )
            symbol("picture", at: inner, in: frame.size, tint: nil)
            out.markup("</span>")
        }
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
        lines(of: name).withUnsafeBytes { out.plain($0) }
        out.markup("</svg>")
    }

    private mutating func lines(of name: String) -> [UInt8] {
        if let known = symbols[name] { return known }
        var lines = HTMLWriter()
        lines.symbol(Symbol.named(name))
        let bytes = lines.bytes
        symbols[name] = bytes
        return bytes
    }

    /// Writes letters in the middle of a colour that a name chooses.
    private mutating func initials(
        _ letters: String,
        toneOf name: String,
        at frame: Rect,
        in size: Size
    ) {
        guard letters.contains(where: \.isInitial) else {
            tone(of: name)
            out.place(frame, in: size)
            out.markup("\">")
            let side = max(0, min(frame.size.width, frame.size.height) * 0.6)
            let inner = Rect(
                x: (frame.size.width - side) / 2,
                y: (frame.size.height - side) / 2,
                width: side,
                height: side
            )
            symbol("person", at: inner, in: frame.size, tint: nil)
            out.markup("</span>")
            return
        }
        tone(of: name)
        out.place(frame, in: size)
        let side = min(frame.size.width, frame.size.height)
        out.length("font-size:", side * (letters.count > 1 ? 0.4 : 0.46))
        out.length("line-height:", frame.size.height)
        out.markup("\" aria-hidden=\"true\" dir=\"auto\">")
        out.text(letters.prefix(2))
        out.markup("</span>")
    }

    /// Writes the beginning of an element in a name's colours, up to its frame.
    private mutating func tone(of name: String) {
        let number = UInt(AvatarTone.number(of: name))
        out.markup("<span class=\"n\" style=\"background:var(--a")
        out.integer(number)
        out.markup(");color:var(--b")
        out.integer(number)
        out.markup(");")
    }
}

extension Character {
    /// Whether the character can stand for a name.
    fileprivate var isInitial: Bool {
        guard let byte = asciiValue else { return isLetter || isNumber }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
