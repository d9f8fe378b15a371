import Views

/// A reader of Slack's markup: references in angle brackets, entities, code and emphasis.
struct SlackText {
    /// The letters after a sign of emphasis among which its end is looked for.
    static let reach = 4_000

    let names: SlackNames

    /// Returns the text with its styles.
    func richText(_ source: String) -> RichText {
        guard source.utf8.contains(where: Self.isSign) else {
            var text = RichText()
            text.append(TextRun(Self.decoded(source), style: TextStyle([])))
            return text
        }
        var pass = SlackTextPass(Array(source.unicodeScalars), names: names)
        pass.read()
        return pass.text
    }

    /// Whether styles or references may begin with a byte.
    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Returns a text without its styles.
    static func plain(_ source: String) -> String {
        SlackText(names: SlackNames()).richText(source).plain
    }

    /// Returns a text with `&lt;`, `&gt;` and `&amp;` decoded.
    static func decoded(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
        return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&amp;", with: "&")
    }
}

private struct SlackTextPass {
    private(set) var text = RichText()

    private let letters: [Unicode.Scalar]
    private let names: SlackNames
    private var index = 0
    private var plain = String.UnicodeScalarView()
    private var open: [(trait: TextTraits, end: Int)] = []
    /// The places before which no end of a sign is found, so that many signs cost no more than one.
    private var barren: [Unicode.Scalar: Int] = [:]

    init(_ letters: [Unicode.Scalar], names: SlackNames) {
        self.letters = letters
        self.names = names
    }

    mutating func read() {
        while index < letters.count {
            if let last = open.last, last.end == index {
                flush()
                open.removeLast()
                index += 1
            } else if !readReference(), !readCode(), !readEmphasis() {
                plain.append(letters[index])
                index += 1
            }
        }
        flush()
    }

    private var traits: TextTraits {
        open.reduce(into: []) { $0.formUnion($1.trait) }
    }

    private mutating func flush() {
        let words = SlackText.decoded(String(plain))
        plain = String.UnicodeScalarView()
        text.append(TextRun(words, style: TextStyle(traits)))
    }

    private mutating func readReference() -> Bool {
        guard letters[index] == "<", let end = find(">", from: index + 1) else { return false }
        let body = String(String.UnicodeScalarView(letters[(index + 1)..<end]))
        guard let run = reference(body) else { return false }
        flush()
        text.append(TextRun(run.text, style: TextStyle(traits, target: run.target)))
        index = end + 1
        return true
    }

    private func reference(_ body: String) -> (text: String, target: TextTarget?)? {
        let parts = body.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let sign = first.first else { return nil }
        let label = parts.count > 1 && !parts[1].isEmpty ? SlackText.decoded(parts[1]) : nil
        let id = String(first.dropFirst())
        switch sign {
        case "@": return ("@" + (names.people[id]?.name ?? label ?? id), .user(id))
        case "#": return ("#" + (label ?? names.channels[id] ?? id), .channel(id))
        case "!":
            let command = id.split(separator: "^").first.map(String.init) ?? id
            guard ["here", "channel", "everyone", "group"].contains(command) else {
                return (label ?? id, nil)
            }
            return (label ?? "@" + command, .broadcast(command))
        default:
            guard first.contains(":") else { return nil }
            let address = SlackText.decoded(first)
            return (label ?? address, .link(address))
        }
    }

    private mutating func readCode() -> Bool {
        guard letters[index] == "`" else { return false }
        let isBlock = isBlockSign(index)
        let width = isBlock ? 3 : 1
        guard let end = isBlock ? findBlockEnd(from: index + 3) : find("`", from: index + 1),
            end > index + width
        else { return false }
        flush()
        let inside = String(String.UnicodeScalarView(letters[(index + width)..<end]))
        let style = TextStyle(traits.union(isBlock ? .codeBlock : .code))
        text.append(TextRun(SlackText.plainCode(inside), style: style))
        index = end + width
        return true
    }

    private mutating func readEmphasis() -> Bool {
        guard let trait = Self.trait(of: letters[index]),
            !open.contains(where: { $0.trait == trait }),
            index == 0 || !isWord(index - 1), index + 1 < letters.count, !isBlank(index + 1),
            let end = findEmphasisEnd()
        else { return false }
        flush()
        open.append((trait, end))
        index += 1
        return true
    }

    private static func trait(of sign: Unicode.Scalar) -> TextTraits? {
        switch sign {
        case "*": .bold
        case "_": .italic
        case "~": .strike
        default: nil
        }
    }

    private mutating func findEmphasisEnd() -> Int? {
        let sign = letters[index]
        guard index >= barren[sign, default: 0] else { return nil }
        let limit = min(letters.count, index + SlackText.reach, open.last?.end ?? letters.count)
        var next = index + 1
        while next < limit, letters[next] != "\n" {
            if letters[next] == sign, next > index + 1, !isBlank(next - 1),
                next + 1 >= letters.count || !isWord(next + 1)
            {
                return next
            }
            next += 1
        }
        barren[sign] = next
        return nil
    }

    private func findBlockEnd(from start: Int) -> Int? {
        let limit = min(letters.count, open.last?.end ?? letters.count) - 2
        return start < limit ? (start..<limit).first(where: isBlockSign) : nil
    }

    private mutating func find(_ letter: Unicode.Scalar, from start: Int) -> Int? {
        guard start >= barren[letter, default: 0] else { return nil }
        let limit = min(letters.count, start + SlackText.reach, open.last?.end ?? letters.count)
        var next = start
        while next < limit, letters[next] != "\n" {
            if letters[next] == letter { return next }
            next += 1
        }
        barren[letter] = next
        return nil
    }

    private func isBlockSign(_ place: Int) -> Bool {
        place + 2 < letters.count && letters[place...(place + 2)].allSatisfy { $0 == "`" }
    }

    private func isWord(_ place: Int) -> Bool {
        letters[place].properties.isAlphabetic || letters[place].properties.numericType != nil
    }

    private func isBlank(_ place: Int) -> Bool {
        letters[place].properties.isWhitespace
    }
}

extension SlackText {
    /// Returns code with its links as their addresses and its entities decoded.
    fileprivate static func plainCode(_ code: String) -> String {
        var result = ""
        var rest = Substring(code)
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let body = rest[rest.index(after: start)..<end]
            result += rest[..<start]
            if body.contains("://") || body.hasPrefix("mailto:") {
                result += body.split(separator: "|").last ?? body
            } else {
                result += rest[start...end]
            }
            rest = rest[rest.index(after: end)...]
        }
        return decoded(result + rest)
    }
}
