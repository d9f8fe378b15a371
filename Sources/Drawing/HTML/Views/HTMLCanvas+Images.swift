import Components
import Views

extension HTMLCanvas {
    /// Writes a picture; its description is in the name of its view, or of the symbol if the view has none.
    mutating func draw(
        _ image: PlacedImage,
        of view: RenderedView,
        isNamed: Bool,
        in size: Size,
        _ pass: LayoutPass
    ) {
        let frame = image.frame
        let fills = frame == Rect(width: size.width, height: size.height)
        var shown = image.image
        if pictures != .placeholders, case .remote(let address) = shown,
            drawPicture(at: address, view.components(pass), frame, in: size)
        {
            return
        }
        if case .remote = shown, let placeholder = image.placeholder { shown = placeholder }
        switch shown {
        case .symbol(let name):
            let symbol = view.components(pass).value(.symbol, name)
            let label = isNamed ? nil : symbol.label
            draw(
                symbol,
                at: frame,
                in: size,
                tint: ColorPair(view.tint),
                label: label,
                isBesideText: !fills
            )
        case .initials(let letters):
            initials(letters, of: view, at: frame, in: size, pass)
        case .vector(let drawing):
            draw(drawing, isMirrored: isMirrored(in: view), at: frame, in: size)
        case .remote:
            out.markup("<span class=\"r")
            flowClass(at: frame, in: size)
            out.markup("\"")
            if !flows { out.style(frame, in: size) }
            out.markup(">")
            let shorter = min(frame.size.width, frame.size.height)
            let side = max(0, min(2 * image.symbolSize, shorter * 0.5))
            let sign = view.components(pass).value(.symbol, "picture")
            draw(sign, side: side, in: frame.size)
            out.markup("</span>")
        }
    }

    /// Writes a picture itself; returns whether there is one.
    private mutating func drawPicture(
        at address: String,
        _ components: Components,
        _ frame: Rect,
        in size: Size
    ) -> Bool {
        var end: HTMLMarkup = ">"
        switch pictures {
        case .placeholders: return false
        case .linked:
            // Of the schemes that links may have, those of the web.
            guard let address = HTMLAddress(address), address.text.hasPrefix("http") else {
                return false
            }
            writePicture(from: address.text)
        case .local:
            guard let path = HTMLPath(address) else { return false }
            writePicture(from: path.text)
        case .embedded:
            switch classes.pictures.place(of: address, components) {
            case .file(let file):
                out.markup("<img class=\"q\" alt=\"\" src=\"")
                out.dataAddress(ofPicture: file)
            case .shared(let number):
                out.markup("<span class=\"q q")
                out.integer(UInt(number))
                end = "></span>"
            case nil:
                return false
            }
            out.markup("\"")
        }
        if !flows { out.style(frame, in: size) }
        if carriesFrames { out.frameAttribute(frame) }
        out.markup(end)
        return true
    }

    /// Writes the beginning of a picture that the browser loads.
    private mutating func writePicture(from address: String) {
        out.markup("<img class=\"q\" alt=\"\" loading=\"lazy\"")
        out.attribute(" src=\"", address)
    }

    /// Writes a symbol in the middle.
    private mutating func draw(_ symbol: Symbol, side: Double, in size: Size) {
        let (x, y) = ((size.width - side) / 2, (size.height - side) / 2)
        let frame = Rect(x: x, y: y, width: side, height: side)
        draw(symbol, at: frame, in: size, tint: nil, isCentered: true)
    }

    /// Writes a symbol as lines in the colour of its view.
    private mutating func draw(
        _ symbol: Symbol,
        at frame: Rect,
        in size: Size,
        tint: ColorPair?,
        label: String? = nil,
        isBesideText: Bool = false,
        isCentered: Bool = false
    ) {
        out.markup("<svg class=\"g")
        if let tint {
            out.markup(" c")
            out.integer(UInt(classes.tints.number(of: tint)))
        }
        flowClass(at: frame, in: size, isBesideText: isBesideText, isCentered: isCentered)
        out.markup("\"")
        let number = flows ? classes.number(of: symbol) : nil
        if number == nil { out.viewBox(symbol.viewBox) }
        if let label {
            out.markup(" role=\"img\"")
            out.attribute(" aria-label=\"", label, .name)
        } else {
            out.markup(" aria-hidden=\"true\"")
        }
        if !flows { out.style(frame, in: size) }
        if carriesFrames { out.frameAttribute(frame) }
        out.markup(">")
        if let number {
            out.markup("<use href=\"#y")
            out.integer(number)
            out.markup("\"/>")
        } else {
            out.lines(of: symbol)
        }
        out.markup("</svg>")
    }

    /// Writes letters centred in a colour that depends on a name.
    private mutating func initials(
        _ letters: String,
        of view: RenderedView,
        at frame: Rect,
        in size: Size,
        _ pass: LayoutPass
    ) {
        let name = view.label ?? letters
        guard letters.contains(where: { $0.isLetter || $0.isNumber }) else {
            tone(of: name, at: frame, in: size)
            out.markup("\">")
            let side = max(0, min(frame.size.width, frame.size.height) * 0.6)
            draw(view.components(pass).value(.symbol, "person"), side: side, in: frame.size)
            out.markup("</span>")
            return
        }
        let initials = letters.prefix(2)
        let side = min(frame.size.width, frame.size.height)
        tone(of: name, at: frame, in: size, letters: side * (initials.count > 1 ? 0.4 : 0.46))
        out.markup("\" aria-hidden=\"true\" dir=\"auto\">")
        out.text(initials)
        out.markup("</span>")
    }

    /// Writes the beginning of an element in a name's colours, up to the end of its first attribute.
    private mutating func tone(
        of name: String,
        at frame: Rect,
        in size: Size,
        letters: Double? = nil
    ) {
        let number = UInt(AvatarTone.number(of: name, among: classes.toneCount))
        if flows {
            var rule =
                frame == Rect(width: size.width, height: size.height) ? FlowRule() : .fixed(frame)
            rule.add("background:var(--a", Double(number), ");")
            rule.add("color:var(--b", Double(number), ");")
            if let letters {
                rule.add("font-size:", letters)
                rule.add("line-height:", frame.size.height)
            }
            out.markup("<span class=\"n")
            return flowClass(rule)
        }
        out.markup("<span class=\"n\" style=\"background:var(--a")
        out.integer(number)
        out.markup(");color:var(--b")
        out.integer(number)
        out.markup(");")
        out.place(frame, in: size)
        guard let letters else { return }
        out.length("font-size:", letters)
        out.length("line-height:", frame.size.height)
    }
}
