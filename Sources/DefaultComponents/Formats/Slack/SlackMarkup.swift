import Views

/// A converter of Slack's text markup into runs.
struct SlackMarkup {
    /// The names of mentions.
    let names: SlackNames

    /// Returns the text of a message as readers see it.
    ///
    /// - Complexity: O(*n*) in the length, whatever the text.
    func richText(_ source: String) -> RichText {
        let tokens = SlackTokenizer.tokens(of: source, names: names)
        let emphasis = Self.emphasis(in: tokens)
        var writer = SlackTextWriter()
        for (index, token) in tokens.enumerated() {
            switch (token, emphasis[index]) {
            case (.mark(let mark), .some(let begins)):
                writer.setTrait(mark.trait, to: begins)
            default:
                writer.write(token)
            }
        }
        return writer.finish()
    }

    /// Returns the marks of emphasis by index, each with whether it begins emphasis.
    ///
    /// Emphasis ends with its line; of two that cross, the one that ends first counts. At most three
    /// can be open at once, which makes this linear.
    private static func emphasis(in tokens: [SlackToken]) -> [Int: Bool] {
        var matched: [Int: Bool] = [:]
        var open: [(sign: Unicode.Scalar, index: Int)] = []
        for (index, token) in tokens.enumerated() {
            switch token {
            case .lineBreak, .codeBlock:
                open.removeAll()
            case .mark(let mark):
                let opener = open.lastIndex { $0.sign == mark.sign }
                if let opener, mark.canClose {
                    matched[open[opener].index] = true
                    matched[index] = false
                    open.removeSubrange(opener...)
                } else if opener == nil, mark.canOpen {
                    open.append((mark.sign, index))
                }
            default:
                break
            }
        }
        return matched
    }
}

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
