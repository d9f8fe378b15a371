import ChatStore
import Views

/// The text of a message with its links and mentions as targets.
struct MessageText {
    let text: String
    /// The members whom it mentions.
    let mentioned: [UserRecord]

    /// The characters behind which links and mentions begin.
    private static let openers: Set<Character> = ["(", "[", "\"", "'", "«", "„", "“"]
    /// The characters that end a sentence rather than a link.
    private static let enders: Set<Character> = [
        ".", ",", ";", ":", "!", "?", ")", "]", "\"", "'", "»", "”",
    ]

    /// The text in runs.
    var rich: RichText {
        var (rich, plain) = (RichText(), "")
        var rest = text[...]
        var isAtStart = true
        while let first = rest.first {
            if isAtStart, let (length, target) = target(at: rest) {
                let end = rest.index(rest.startIndex, offsetBy: length)
                rich.append(TextRun(plain))
                rich.append(TextRun(String(rest[..<end]), style: TextStyle(target: target)))
                (plain, rest, isAtStart) = ("", rest[end...], false)
            } else {
                plain.append(first)
                rest.removeFirst()
                isAtStart = first.isWhitespace || Self.openers.contains(first)
            }
        }
        rich.append(TextRun(plain))
        return rich
    }

    /// Returns the length of a link or mention at the beginning of a text, and its target.
    private func target(at text: Substring) -> (length: Int, target: TextTarget)? {
        if text.first == "@" {
            let rest = text.dropFirst()
            for user in mentioned {
                let length = user.name.count
                let name = String(rest.prefix(length))
                if name.lowercased() == user.name.lowercased() {
                    return (length + 1, .user(user.id))
                }
            }
        } else if text.hasPrefix("https://") || text.hasPrefix("http://") {
            var word = text.prefix { !$0.isWhitespace }
            while let last = word.last, Self.enders.contains(last) { word.removeLast() }
            guard LinkAddress(String(word)) != nil else { return nil }
            return (word.count, .link(String(word)))
        }
        return nil
    }
}
