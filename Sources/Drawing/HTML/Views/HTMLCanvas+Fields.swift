import Views

extension HTMLCanvas {
    /// Writes a view that readers write in, and returns whether it is one.
    ///
    /// The element around the input has the place, the box and the insets of the field.
    @inline(never)
    mutating func drawField(_ view: RenderedView, _ index: Int, _ order: Int?) -> Bool {
        guard view.hasRole, view.role == .textbox, let field = view.keyView as? TextField else {
            return false
        }
        let isMirrored = isMirrored(in: view)
        let place = order ?? index
        let rules = flowLevels.last?.rules ?? []
        var rule = rules.indices.contains(place) ? rules[place] : FlowRule()
        rule.add("display:flex;")
        rule.addPadding(field.textContainerInset, isMirrored: isMirrored)
        if view.alpha < 1 { rule.add("opacity:", view.alpha, ";") }
        if let order {
            rule.add("order:", Double(order), ";")
            rule.add("z-index:", Double(order), ";")
        }
        let number = UInt(classes.rules.number(of: rule))
        let box = view.hasBox ? view.box : nil
        let look = box.flatMap {
            BoxStyle($0, size: view.frame.size, isMirrored: isMirrored)
        }
        let lookNumber = look.map { UInt(classes.boxes.number(of: $0)) }
        if numbered != nil { self.number(run: nil) }
        out.plain(upTo: 250) { cursor in
            cursor.opening(
                .block,
                rule: number,
                look: lookNumber,
                motion: nil,
                isolates: false,
                clips: view.clipsToBounds
            )
        }
        writeNumber()
        if view.direction != nil { out.markup(view.direction.attribute) }
        out.markup(">")
        draw(field)
        out.markup("</div>")
        return true
    }

    /// Writes a field as an input of the browser, whose text is there also if it is empty, so that a change of it keeps the
    /// element.
    private mutating func draw(_ field: TextField) {
        let color = ColorPair(field.textColor)
        let line = LineStyle(
            font: FontStyle(field.font),
            lineHeight: measurer.metrics(field.font).lineHeight,
            color: color
        )
        var rule = FlowRule()
        rule.add("appearance:none;margin:0;padding:0;border:0;background:none;resize:none;")
        rule.add("width:100%;min-width:0;text-align:inherit;letter-spacing:0;font-kerning:none;")
        if color == nil { rule.add("color:inherit;") }
        let isText = field.isMultiline && !field.isSecure
        out.markup(isText ? "<textarea class=\"v" : "<input class=\"v")
        flowClass(rule)
        out.markup(" t")
        out.integer(UInt(classes.texts.number(of: line)))
        out.markup("\" dir=\"auto\" autocomplete=\"off\"")
        if field.isSecure { out.markup(" type=\"password\"") }
        if isText {
            out.markup(" rows=\"")
            out.integer(UInt(field.numberOfLines > 0 ? min(field.numberOfLines, 20) : 5))
            out.markup("\"")
        }
        if let limit = field.maximumLength {
            out.markup(" maxlength=\"")
            out.integer(UInt(limit))
            out.markup("\"")
        }
        if !field.isEnabled { out.markup(" disabled") }
        out.attribute(" aria-label=\"", field.accessibilityLabel ?? "", .name)
        out.attribute(" placeholder=\"", field.placeholder, .name)
        // A secret stays where it was entered.
        let text = field.isSecure ? "" : field.text
        guard isText else {
            let line = String(text.map { $0.isNewline ? " " : $0 })
            out.attribute(" value=\"", line, .name)
            return out.markup(">")
        }
        // Browsers drop a line feed there.
        out.markup(">\n")
        var cleaner = TextCleaner(.body)
        out.text(text, &cleaner)
        out.close(&cleaner)
        out.markup("</textarea>")
    }
}
