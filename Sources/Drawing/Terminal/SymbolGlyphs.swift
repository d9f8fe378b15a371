/// The characters for symbols in a terminal, one or two cells wide.
enum SymbolGlyphs {
    /// Returns the characters for a symbol; a question mark for unknown names.
    static func glyph(_ name: String, _ style: TerminalStyle) -> String {
        guard let pair = table[name] else { return "?" }
        return style == .unicode ? pair.unicode : pair.ascii
    }

    static let table: [String: (unicode: String, ascii: String)] = [
        "arrow.down": ("↓", "v"),
        "arrow.reply": ("↳", "->"),
        "audio": ("♪", "~"),
        "check": ("✓", "v"),
        "checks": ("✓✓", "vv"),
        // Bold letters would differ from `checks` in colour only.
        "checks.read": ("✔✔", "VV"),
        "clock": ("◷", ".."),
        "cross": ("×", "x"),
        "error": ("!", "!"),
        "eye": ("◉", "@"),
        "file": ("▤", "#"),
        "picture": ("▨", "%"),
        "play": ("▷", ">"),
        "question": ("?", "?"),
        "send": ("➤", ">"),
        "share": ("⇪", "^"),
        "typing": ("⋯", ".."),
    ]
}
