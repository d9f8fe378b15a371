import Views

extension HTMLCanvas {
    /// Returns the field that a view is; nil in buttons, which hold no inputs.
    func field(_ view: RenderedView, isInButton: Bool) -> TextField? {
        guard !isInButton, view.hasRole, view.role == .textbox else { return nil }
        return view.keyView as? TextField
    }

    /// Returns the declarations of the element around an input, which has its place, its box and its insets.
    func rule(around field: TextField, isMirrored: Bool) -> FlowRule {
        var rule = FlowRule()
        rule.add("display:flex;")
        rule.addPadding(field.textContainerInset, isMirrored: isMirrored)
        return rule
    }

    /// Writes a field as an input of the browser, whose text is there also if it is empty, so that a change of it keeps the
    /// element.
    mutating func draw(_ field: TextField) {
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
