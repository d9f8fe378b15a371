import Views

/// The colours of code: of comments, texts, numbers and the words of many languages.
enum CodeColors {
    static let background = Color("code", light: RGBA(0xFFFFFF), dark: RGBA(0x0E1621))
    private static let plain = Color("codeText", light: RGBA(0x14171A), dark: RGBA(0xF2F4F7))
    private static let comment = Color("codeComment", light: RGBA(0x5D6670), dark: RGBA(0x9AA7B4))
    private static let string = Color("codeString", light: RGBA(0xA31515), dark: RGBA(0xF2A08C))
    private static let number = Color("codeNumber", light: RGBA(0x1C5FA8), dark: RGBA(0x9AD0FF))
    private static let keyword = Color("codeKeyword", light: RGBA(0x7A2DA0), dark: RGBA(0xD7AEFB))
    private static let keywords: Set<Substring> = [
        "actor", "async", "await", "break", "case", "catch", "class", "const", "def", "do", "else",
        "enum", "export", "extension", "false", "fn", "for", "from", "func", "function", "guard",
        "if", "import", "in", "let", "match", "mut", "new", "nil", "none", "null", "public",
        "return", "self", "static", "struct", "switch", "throw", "throws", "true", "try", "var",
        "void", "where", "while",
    ]

    /// Returns code in colours.
    static func text(_ code: String) -> RichText {
        var (text, rest) = (RichText(), code[...])
        while let first = rest.first {
            let (end, style) = token(rest, first)
            text.append(TextRun(String(rest[..<end]), style: style))
            rest = rest[end...]
        }
        return text
    }

    /// Returns the end of the token with which code begins, and its style.
    private static func token(_ code: Substring, _ first: Character) -> (String.Index, TextStyle) {
        func end(_ belongs: (Character) -> Bool) -> String.Index {
            code.firstIndex { !belongs($0) } ?? code.endIndex
        }
        if first == "#" || code.hasPrefix("//") {
            return (end { !$0.isNewline }, TextStyle(.italic, color: comment))
        }
        if first == "\"" || first == "'" {
            let close = code.dropFirst().firstIndex { $0 == first || $0.isNewline }
            guard let close, code[close] == first else {
                return (close ?? code.endIndex, TextStyle(color: string))
            }
            return (code.index(after: close), TextStyle(color: string))
        }
        if first.isNumber {
            return (end { $0.isNumber || $0.isLetter || $0 == "." }, TextStyle(color: number))
        }
        guard first.isLetter || first == "_" else {
            return (code.index(after: code.startIndex), TextStyle(color: plain))
        }
        let end = end { $0.isLetter || $0.isNumber || $0 == "_" }
        let isKeyword = keywords.contains(code[..<end])
        return (end, isKeyword ? TextStyle(.bold, color: keyword) : TextStyle(color: plain))
    }
}
