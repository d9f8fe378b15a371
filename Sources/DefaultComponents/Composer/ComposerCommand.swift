/// A command to the chat that is typed instead of a message: `/giphy a cat`.
public struct ComposerCommand: Sendable, Hashable {
    /// The name, without the slash.
    public var name: String

    /// The text after the name, without white space around it.
    public var arguments: String

    /// Creates a command.
    public init(name: String, arguments: String = "") {
        self.name = name
        self.arguments = arguments
    }

    /// Creates a command from the beginning of a text; `nil` if it does not begin with one.
    ///
    /// A name is made of letters, digits, `-` and `_`, and ends at a blank or with the text.
    public init?(_ text: some StringProtocol) {
        guard text.first == "/" else { return nil }
        let name = text.dropFirst().prefix { !$0.isWhitespace }
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        guard !name.isEmpty, isName else { return nil }
        self.name = String(name)
        arguments = text.dropFirst(1 + name.count).trimmed
    }
}

extension ComposerContent {
    /// The command that the text begins with; `nil` while a message is edited.
    public var command: ComposerCommand? {
        editedMessage == nil ? ComposerCommand(text) : nil
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }),
            let end = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}
