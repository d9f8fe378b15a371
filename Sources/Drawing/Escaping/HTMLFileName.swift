/// The name of a page's file, such as `squared-bubble.html`, safe as a path and as an address.
public struct HTMLFileName: Sendable, Hashable {
    /// The name with its ending.
    public let text: String

    /// Creates a name from words: ASCII letters become lowercase, and all characters but letters and digits become `-`.
    public init(_ words: String) {
        let name = words.unicodeScalars.prefix(100).map { scalar -> Character in
            guard scalar.isASCII else { return "-" }
            let character = Character(scalar)
            return character.isLetter || character.isNumber
                ? Character(character.lowercased()) : "-"
        }
        text = name.isEmpty ? "page.html" : "\(String(name)).html"
    }
}
