/// Text in HTML.
public enum HTMLText: Sendable {
    /// Returns words as the value of a quoted attribute or the text of an element, cleaned and escaped.
    public static func escaped(_ words: String) -> String {
        var out = HTMLWriter()
        out.attribute(" x=\"", words, .name)
        return String(decoding: out.bytes.dropFirst(4).dropLast(), as: UTF8.self)
    }

    /// Returns the id that the element of an entry has in a page.
    public static func identifier(ofEntry id: String) -> String {
        var out = HTMLWriter()
        out.address(of: id)
        return String(decoding: out.bytes.dropFirst(8).dropLast(), as: UTF8.self)
    }
}
