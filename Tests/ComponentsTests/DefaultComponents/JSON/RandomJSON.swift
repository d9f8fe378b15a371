import DefaultComponents

/// Makes JSON without blanks, and the value that it is.
enum RandomJSON {
    /// Returns an object with at least one member.
    static func object(
        depth: Int,
        using generator: inout SeededGenerator
    ) -> (text: String, value: JSONValue) {
        var parts: [String] = []
        var members: [JSONMember] = []
        for index in 0...Int.random(in: 0...3, using: &generator) {
            let name = text(using: &generator) + "\(index)"
            let (text, value) = value(depth: depth - 1, using: &generator)
            parts.append("\(quoted(name)):\(text)")
            members.append(JSONMember(name, value))
        }
        return ("{\(parts.joined(separator: ","))}", .object(members))
    }

    /// Returns a text of some of the characters that are written as escapes, and of others.
    static func text(using generator: inout SeededGenerator) -> String {
        let pieces = [
            "", "a", "é", "😀", "\"", "\\", "\n", "\u{0}", "\u{1F}", "\u{202E}", "]", "{", " ",
        ]
        let count = Int.random(in: 0...4, using: &generator)
        return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }

    private static func value(
        depth: Int,
        using generator: inout SeededGenerator
    ) -> (text: String, value: JSONValue) {
        switch Int.random(in: depth > 0 ? 0...6 : 2...6, using: &generator) {
        case 0:
            return object(depth: depth, using: &generator)
        case 1:
            let parts = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                value(depth: depth - 1, using: &generator)
            }
            return ("[\(parts.map(\.text).joined(separator: ","))]", .array(parts.map(\.value)))
        case 2: return ("null", .null)
        case 3: return Bool.random(using: &generator) ? ("true", true) : ("false", false)
        case 4, 5:
            let digits = ["0", "-0", "1.50", "1e400", "-2E+3", "123456789012345678901234567890"]
            let number = digits.randomElement(using: &generator) ?? "7"
            return (number, .number(number))
        default:
            let text = text(using: &generator)
            return (quoted(text), .string(text))
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\u000a"
            case "\u{0}": "\\u0000"
            case "\u{1F}": "\\u001f"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
