// A page in pieces, for sites that write heads of their own and share one style sheet.
extension HTMLPage {
    /// Returns the rules that all pages with the same settings have in common, in UTF-8.
    ///
    /// They belong behind those of ``ownRules``.
    public static func sharedRules(_ settings: HTMLSettings) -> [UInt8] {
        var out = HTMLWriter()
        HTMLPage(title: "", settings: settings).writeOwnRules(to: &out, style: settings.style)
        writeSharedRules(settings, to: &out)
        return out.bytes
    }

    /// The rules of this page alone, in UTF-8; read them after everything is appended.
    public var ownRules: [UInt8] {
        var out = HTMLWriter()
        writeOwnRules(to: &out, style: nil)
        return out.bytes
    }

    /// The appended content without the title, with the symbols that it refers to, in UTF-8.
    public var content: [UInt8] {
        var out = HTMLWriter()
        canvas.classes.writeSymbols(to: &out)
        out.append(canvas.out)
        return out.bytes
    }

    func writeOwnRules(to out: inout HTMLWriter, style: PageStyle?) {
        canvas.classes.write(
            to: &out,
            scheme: settings.scheme,
            style: style,
            layout: settings.layout
        )
    }

    static func writeSharedRules(_ settings: HTMLSettings, to out: inout HTMLWriter) {
        out.markup(PageRules.page)
        out.markup(settings.layout == .flow ? FlowRules.rules : PageRules.frames)
        out.markup(PageRules.content)
        if settings.pictures != .placeholders { out.markup(PageRules.pictures) }
    }
}
