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
        out.symbol(Symbol.named(name))
        out.markup("</svg>")
    }

    /// Writes letters centred in a colour that depends on a name.
    private mutating func initials(
        _ letters: String,
        toneOf name: String,
        at frame: Rect,
        in size: Size
    ) {
        guard letters.contains(where: { $0.isLetter || $0.isNumber }) else {
            tone(of: name)
            out.place(frame, in: size)
            out.markup("\">")
            let side = max(0, min(frame.size.width, frame.size.height) * 0.6)
            symbol("person", side: side, in: frame.size)
            out.markup("</span>")
            return
        }
        let initials = letters.prefix(2)
        tone(of: name)
        out.place(frame, in: size)
        let side = min(frame.size.width, frame.size.height)
        out.length("font-size:", side * (initials.count > 1 ? 0.4 : 0.46))
        out.length("line-height:", frame.size.height)
        out.markup("\" aria-hidden=\"true\" dir=\"auto\">")
        out.text(initials)
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
