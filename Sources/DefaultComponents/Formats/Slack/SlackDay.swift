/// A file of a channel's messages, such as those of a day, which is read when its turn comes and not kept.
struct SlackDay {
    let folder: ConversationSource
    let name: String

    /// Returns as much of the file as is whole.
    func read() throws(ConversationError) -> JSONPrefix {
        let file = try folder.entry(name)
        return JSONPrefix(reading: try file.bytes(), file: file.path, keeping: [""])
    }

    /// Returns the file's messages if a word of ASCII may stand in them, for which its bytes are looked through.
    func messages(ifTheyMayHave word: [UInt8]) -> JSONElements {
        guard let file = try? folder.entry(name), let bytes = try? file.bytes(),
            Self.mayHave(word, in: bytes)
        else { return .none }
        let document = JSONPrefix(reading: bytes, file: file.path, keeping: [""])
        return (try? document.root?.eachElement()) ?? .none
    }

    /// Returns whether a word stands in a document, or an escape that could be one of its letters.
    private static func mayHave(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
        bytes.indices.contains { index in
            switch bytes[index] {
            case word[0]: stands(word, at: index, in: bytes)
            case escape[0]: stands(escape, at: index, in: bytes)
            default: false
            }
        }
    }

    private static func stands(_ word: [UInt8], at index: Int, in bytes: [UInt8]) -> Bool {
        index + word.count <= bytes.count
            && word.indices.allSatisfy { bytes[index + $0] == word[$0] }
    }

    private static let escape = Array("\\u00".utf8)
}
