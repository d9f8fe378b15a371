import Components
import Foundation
import Views

/// A decoder of the messages of a chat.
struct WhatsAppMessageDecoder {
    let channelID: String
    let names: WhatsAppNames
    let log: ArchiveLog

    private var lastTime: Timestamp?
    private var repeated: [String: Int] = [:]

    init(channelID: String, names: WhatsAppNames, log: ArchiveLog) {
        self.channelID = channelID
        self.names = names
        self.log = log
    }

    /// Returns the message of a header at a time, with the lines that follow it.
    mutating func message(_ rest: String, at time: Timestamp, hasSeconds: Bool) -> ArchivedMessage {
        let parts = names.parts(of: rest)
        let text = parts?.text ?? rest
        let body = WhatsAppBody(text, log: log)
        let isSystem = parts == nil || parts?.name == channelID && text.hasPrefix("\u{200E}")
        let name = parts.map { Self.withoutTilde($0.name) }
        let author = name.map { ArchivePerson(id: $0, name: $0) } ?? .unknown
        var message = ArchivedMessage(
            id: id(time: time, author: author.id, text: text),
            channelID: channelID,
            author: author,
            time: time,
            kind: isSystem || body.isSystem ? .system : .regular,
            text: RichText(plain: body.text)
        )
        message.isDeleted = body.isDeleted
        message.editedAt = body.isEdited ? time : nil
        message.attachments = body.attachments
        log.count(.ids)
        log.count(.zones)
        log.count(.repliesAndReactions)
        if !hasSeconds { log.count(.seconds) }
        return message
    }

    /// Returns an id that is the same in every export; those of repeated texts of one time have a number.
    private mutating func id(time: Timestamp, author: String, text: String) -> String {
        if time != lastTime {
            lastTime = time
            repeated = [:]
        }
        let id = MadeID.id(time: time, author: author, text: text)
        let number = repeated[id, default: 0]
        repeated[id] = number + 1
        return number == 0 ? id : "\(id)-\(number)"
    }

    /// Returns a name without the sign that stands before those that are not in the contacts.
    private static func withoutTilde(_ name: String) -> String {
        var letters = Substring(name)
        for mark in ["\u{200E}", "~", "\u{202F}", "\u{A0}", " "] where letters.hasPrefix(mark) {
            letters = letters.dropFirst()
        }
        return letters.isEmpty ? name : String(letters)
    }
}

/// The text of a message, with what WhatsApp writes into it.
struct WhatsAppBody {
    private(set) var text: String
    private(set) var attachments: [ArchivedAttachment] = []
    private(set) var isDeleted = false
    private(set) var isEdited = false
    private(set) var isSystem = false

    init(_ text: String, log: ArchiveLog) {
        self.text = text
        readEdit(log)
        let lines = self.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = lines.first else { return }
        let rest = lines.count > 1 ? String(lines[1]) : ""
        if WhatsAppPhrases.isOne(self.text, of: WhatsAppPhrases.deleted) {
            isDeleted = true
            self.text = ""
        } else if WhatsAppPhrases.isOne(first, of: WhatsAppPhrases.omitted) {
            attachments = [ArchivedAttachment(kind: .file, mediaID: "")]
            log.count(.omittedMedia)
            self.text = rest
        } else if let name = Self.attachedOnIOS(first) ?? Self.attachedOnAndroid(first) {
            let kind = ArchivedAttachment.Kind(mimeType: nil, name: name)
            attachments = [ArchivedAttachment(kind: kind, mediaID: name, title: name)]
            self.text = rest
        } else {
            isSystem = self.text.hasPrefix("\u{200E}")
            if isSystem { self.text.unicodeScalars.removeFirst() }
        }
    }

    private mutating func readEdit(_ log: ArchiveLog) {
        guard let start = text.lastIndex(of: "<"), text.hasSuffix(">"),
            WhatsAppPhrases.isOne(text[start...], of: WhatsAppPhrases.edited)
        else { return }
        isEdited = true
        log.count(.editTimes)
        var letters = Substring(text[..<start]).unicodeScalars
        while let last = letters.last, last == " " || last == "\u{200E}" { letters.removeLast() }
        text = String(letters)
    }

    /// Returns the file of `<attached: NAME>`, in any language.
    private static func attachedOnIOS(_ line: Substring) -> String? {
        var letters = line.unicodeScalars
        while letters.first == "\u{200E}" { letters.removeFirst() }
        while letters.last == " " { letters.removeLast() }
        guard letters.first == "<", letters.last == ">", let colon = letters.firstIndex(of: ":")
        else {
            return nil
        }
        let name = String(letters[letters.index(after: colon)...].dropLast())
            .drop { $0.isWhitespace }
        return isFile(name) ? String(name) : nil
    }

    /// Returns the file of `NAME (file attached)`.
    private static func attachedOnAndroid(_ line: Substring) -> String? {
        guard line.hasSuffix(")"), let start = line.range(of: " (", options: .backwards) else {
            return nil
        }
        let phrase = line[start.upperBound...]
        let name = String(line[..<start.lowerBound].unicodeScalars.drop { $0 == "\u{200E}" })
        let isPhrase = WhatsAppPhrases.isOne(phrase, of: WhatsAppPhrases.attached)
        return isFile(name) && (isPhrase || isNamedByWhatsApp(name)) ? name : nil
    }

    private static func isFile(_ name: some StringProtocol) -> Bool {
        name.contains(".") && name.utf8.count <= 255 && !name.contains("/") && !name.contains("\n")
    }

    /// Returns whether a name is one such as `IMG-20260302-WA0001.jpg`.
    private static func isNamedByWhatsApp(_ name: String) -> Bool {
        let parts = name.split(separator: "-")
        return parts.count == 3 && parts[0].count == 3 && parts[1].count == 8
            && parts[1].allSatisfy(\.isNumber) && parts[2].hasPrefix("WA")
    }
}
