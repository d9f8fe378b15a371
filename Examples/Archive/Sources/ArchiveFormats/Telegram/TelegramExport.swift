import DefaultComponents
import Foundation

/// An opened export of Telegram Desktop.
final class TelegramExport: ArchiveExport {
    private(set) var channels: [ArchiveChannel] = []
    private var persons: [String: ArchivePerson] = [:]

    private let input: ArchiveInput
    private let file: String
    private lazy var root = SlackLayout.folder(of: file)

    var people: [ArchivePerson] {
        Array(persons.values)
    }

    init(_ input: ArchiveInput, file: String) {
        self.input = input
        self.file = file
        var heads: [TelegramHead] = []
        input.log.part { () throws(ArchiveError) in
            try TelegramWalk.read(input, file: file) { head, scanner throws(ArchiveError) in
                heads.append(head)
                try scanner.skip()
            } person: { [unowned self] person in
                persons[person.id] = person
            } end: { head in
                if heads.indices.contains(head.index) { heads[head.index] = head }
            }
        }
        let name = input.path.split(separator: "/").last.map(String.init) ?? input.path
        channels = heads.map { $0.channel(named: name) }
    }

    func readMessages(
        of channelID: String?,
        _ receive: (ArchivedMessage) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        do throws(ArchiveError) {
            try TelegramWalk.read(input, file: file) { head, scanner throws(ArchiveError) in
                guard self.channels.indices.contains(head.index),
                    case let channel = self.channels[head.index],
                    channelID == nil || channelID == channel.id
                else { return try scanner.skip() }
                try self.read(&scanner, of: channel, receive)
            }
        } catch {
            input.log.add(error)
        }
    }

    private func read(
        _ scanner: inout JSONScanner,
        of channel: ArchiveChannel,
        _ receive: (ArchivedMessage) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        let decoder = TelegramMessageDecoder(channelID: channel.id, root: root, log: input.log)
        try scanner.open("[")
        while try scanner.nextElement() {
            let piece = try scanner.piece()
            let message = input.log.part { () throws(ArchiveError) in
                try piece.read { cursor throws(ConversationError) in try decoder.message(cursor) }
            }
            guard let message else { continue }
            persons.add(message.author)
            try receive(message)
        }
    }

    func media(_ id: String) -> ArchiveMedia {
        if let reason = TelegramMedia.reason(of: id) {
            return .missing(reason)
        }
        let path = root.isEmpty ? id : "\(root)/\(id)"
        return input.has(path) ? .path(path) : .missing(.notFound)
    }
}

/// What stands before the messages of a chat.
struct TelegramHead {
    let index: Int
    var id: String?
    var name: String?
    var type: String?

    func channel(named fallback: String) -> ArchiveChannel {
        let kind: ArchiveChannel.Kind =
            switch type {
            case "personal_chat", "bot_chat", "saved_messages", "replies", "verification_codes":
                .direct
            case "private_group", "private_supergroup", "private_channel": .closed
            default: .open
            }
        let saved = type == "saved_messages" ? "Saved Messages" : nil
        let name = name ?? saved ?? id ?? fallback
        return ArchiveChannel(id: id.map { space + $0 } ?? name, name: name, kind: kind)
    }

    /// The kind of the chat, of which ids are unique, as the ids of people have it.
    private var space: String {
        switch type {
        case "private_group": "chat"
        case "private_supergroup", "public_supergroup", "private_channel", "public_channel":
            "channel"
        default: "user"
        }
    }
}

/// The reasons for missing files, which Telegram Desktop writes in place of a path.
enum TelegramMedia {
    static func reason(of path: String) -> ArchiveMedia.Reason? {
        guard path.hasSuffix(")"), let start = path.range(of: "(File ") else { return nil }
        let sentence = path[start.lowerBound...]
        if sentence.hasPrefix("(File not included") {
            return .notIncluded
        }
        if sentence.hasPrefix("(File exceeds maximum size") {
            return .tooLarge
        }
        return sentence.hasPrefix("(File unavailable") ? .unavailable : nil
    }
}
