import Views

/// The colours of code: of comments, texts, numbers and the words of many languages.
enum CodeColors {
    private static let comment = Color("codeComment", light: RGBA(0x5D6670), dark: RGBA(0x9AA7B4))
    private static let string = Color("codeString", light: RGBA(0xA31515), dark: RGBA(0xF2A08C))
    private static let number = Color("codeNumber", light: RGBA(0x1C5FA8), dark: RGBA(0x9AD0FF))
    private static let keyword = Color("codeKeyword", light: RGBA(0x7A2DA0), dark: RGBA(0xD7AEFB))
    private static let keywords = Set(
        """
        actor async await break case catch class const def do else enum export extension false fn \
        for from func function guard if import in let match mut new nil none null public return \
        self static struct switch throw throws true try var void where while
        """.split(separator: " ")
    )

    /// Returns code in colours that can be read on another one.
    static func text(_ code: String, on ground: Color) -> RichText {
        var (text, rest) = (RichText(), code[...])
        while let first = rest.first {
            var (end, style) = token(rest, first)
            style.color = style.color?.readable(beside: ground)
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
        switch first {
        case "#",
            "/" where code.hasPrefix("//"):
            return (end { !$0.isNewline }, TextStyle(.italic, color: comment))
        case "\"", "'":
            let end = code.dropFirst().firstIndex { $0 == first || $0.isNewline } ?? code.endIndex
            let isClosed = code[end...].first == first
            return (isClosed ? code.index(after: end) : end, TextStyle(color: string))
        case _ where first.isNumber:
            return (end { $0.isNumber || $0.isLetter || $0 == "." }, TextStyle(color: number))
        default:
            let end = end { $0.isLetter || $0.isNumber || $0 == "_" }
            let isKeyword = keywords.contains(code[..<end])
            let next = max(end, code.index(after: code.startIndex))
            return (next, isKeyword ? TextStyle(.bold, color: keyword) : TextStyle())
        }
    }
}
