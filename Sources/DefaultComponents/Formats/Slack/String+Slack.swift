extension String {
    /// The text with `&lt;`, `&gt;` and `&amp;` decoded, once.
    var slackDecoded: String {
        guard utf8.contains(UInt8(ascii: "&")) else { return self }
        var text = ""
        var rest = self[...]
        while let ampersand = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
            text += rest[..<ampersand]
            rest = rest[ampersand...]
            let entity = Self.slackEntities.first { rest.utf8.starts(with: $0.source.utf8) }
            text += entity?.text ?? "&"
            rest = rest[rest.utf8.index(ampersand, offsetBy: entity?.source.utf8.count ?? 1)...]
        }
        return text + rest
    }

    private static let slackEntities = [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].map {
        (source: $0.0, text: $0.1)
    }
}
