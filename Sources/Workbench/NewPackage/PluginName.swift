/// The name of a new plugin, as types, members and ids spell it.
struct PluginName: Equatable {
    /// As types begin, such as `ReadingTime`.
    let type: String

    /// Takes a name as types begin.
    init(_ word: String) throws(ProgramError) {
        let isName =
            word.first?.isUppercase == true && word.count <= Self.limit
            && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isName, !word.hasSuffix("Plugin") else { throw .usage([.badPluginName(word)]) }
        guard !Self.modules.contains(word) else { throw .usage([.moduleName(word)]) }
        type = word
        guard !Self.taken.contains(member) else { throw .usage([.takenName(word)]) }
    }

    /// As members are called, such as `readingTime`.
    var member: String {
        words.enumerated().map { $0 == 0 ? $1.lowercased() : $1 }.joined()
    }

    /// As plugins are called, such as `reading-time`.
    var id: String {
        words.map { $0.lowercased() }.joined(separator: "-")
    }

    /// The words, of which a row of capitals is one.
    private var words: [String] {
        let letters = Array(type)
        var words: [String] = []
        for (place, letter) in letters.enumerated() {
            let follows = place > 0 && letter.isUppercase
            let next = letters.indices.contains(place + 1) ? letters[place + 1] : letter
            if !follows || (letters[place - 1].isUppercase && !next.isLowercase) {
                words.append((words.popLast() ?? "") + String(letter))
            } else {
                words.append(String(letter))
            }
        }
        return words
    }

    private static let limit = 40

    /// What members cannot be called: words of Swift, and what messages and layout options are called already.
    private static let taken: Set<String> = [
        "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
        "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "open",
        "operator", "package",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "some", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "var", "where", "while",
        "attachments", "attachmentCounts", "author", "authorName", "avatar", "avatarSizePadding",
        "bubble", "centered",
        "continuousBubble", "createdAt", "deliveredTo", "deliveryStatus", "deliveryStatusIndicator",
        "editedAt",
        "errorIndicator", "flipped", "id", "kind", "localState", "messageText", "onlyVisibleForYou",
        "onlyVisibleForYouIndicator", "quote", "quotedMessage", "reactions", "readBy", "replyCount",
        "shareAttachments",
        "shownText", "text", "threadInfo", "threadParticipants", "timestamp", "unknownFields",
        "unknownKind",
    ]

    /// The modules that the new one lives with.
    private static let modules: Set<String> = [
        "Components", "ComponentsTesting", "DefaultComponents", "Drawing", "ExamplePlugins",
        "Foundation", "FoundationNames", "Swift", "Synchronization", "Testing", "UIKitNames",
        "Views", "Workbench", "XCTest",
    ]
}
