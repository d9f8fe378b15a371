import Foundation

/// The rules of what clients send, which need no database.
enum MessageRules {
    /// Throws if a command violates a rule.
    static func check(_ command: ChatCommand) throws(StoreError) {
        switch command {
        case .send(let id, _, let text, _, _, let attachments):
            try check(id: id)
            try check(attachments)
            try check(text: text, isNeeded: attachments.isEmpty)
        case .edit(_, let text): try check(text: text, isNeeded: false)
        case .delete: break
        case .react(_, let name, _): _ = try reaction(name)
        case .respond(let id, let kind, let json):
            guard isKind(kind), json.utf8.count <= StoreLimits.responseBytes else {
                throw .responseNotValid(id: id)
            }
        }
    }

    private static func check(_ attachments: [AttachmentRecord]) throws(StoreError) {
        let isValid = attachments.allSatisfy {
            isKind($0.kind) && $0.json.utf8.count <= StoreLimits.attachmentBytes
        }
        guard isValid, attachments.count <= StoreLimits.attachments else {
            throw .attachmentsNotValid
        }
    }

    private static func isKind(_ name: String) -> Bool {
        1...StoreLimits.kindBytes ~= name.utf8.count
    }

    /// Throws unless an identifier has 1 to 64 ASCII letters, digits, hyphens or underscores.
    static func check(id: String) throws(StoreError) {
        guard (1...StoreLimits.idCharacters).contains(id.utf8.count),
            id.utf8.allSatisfy(isAllowed)
        else { throw .idNotValid(id: id) }
    }

    /// Throws if a text has nothing to see, a null character, or too much; an empty one passes if none is needed.
    static func check(text: String, isNeeded: Bool = true) throws(StoreError) {
        guard isNeeded || !text.isEmpty else { return }
        let bytes = text.utf8.count
        let characters = text.count
        guard bytes <= StoreLimits.textBytes, characters <= StoreLimits.textCharacters else {
            throw .textTooLong(characters: characters, bytes: bytes)
        }
        guard !text.utf8.contains(0), text.unicodeScalars.contains(where: isSeen) else {
            throw .textNotValid
        }
    }

    /// Returns the composed name of a reaction; throws if it is empty, too long, or has controls.
    static func reaction(_ name: String) throws(StoreError) -> String {
        let composed = name.precomposedStringWithCanonicalMapping
        guard (1...StoreLimits.reactionBytes).contains(composed.utf8.count),
            composed.count <= StoreLimits.reactionCharacters,
            !composed.unicodeScalars.contains(where: isControl),
            composed.unicodeScalars.contains(where: isSeen)
        else { throw .reactionNotValid(name: name) }
        return composed
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isUnseen && !scalar.properties.isWhitespace
    }

    /// Whether a scalar is a control, a separator of lines, or a direction mark; emoji have others.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        case .format: scalar.properties.isBidiControl
        default: false
        }
    }
}
