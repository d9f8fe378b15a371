import ArchiveFormats
import Components
import Foundation
import Views

/// A message of a test, from which random exports are made.
struct TestMessage: Codable, Hashable {
    var id: String
    var channel = "c"
    var author = "ada"
    var seconds: Int64
    var text = "Hello"
    var edited: Int64?
    var isDeleted = false
    var thread: String?
    var isShown = false
    var answers: String?
    /// The name of a file beside the export.
    var file: String?
}

/// A format of files of test messages.
struct TestFormat: ArchiveFormat {
    let name = "test"

    func score(_ input: ArchiveInput) -> Int {
        input.has("messages.test") ? 100 : 0
    }

    func open(
        _ input: ArchiveInput,
        options: ArchiveOptions
    ) throws(ArchiveError) -> any ArchiveExport {
        let stream = try input.open("messages.test")
        var bytes: [UInt8] = []
        while case let next = try stream.next(), !next.isEmpty { bytes += next }
        guard let messages = try? JSONDecoder().decode([TestMessage].self, from: Data(bytes)) else {
            throw .unreadable(file: input.path)
        }
        let name = input.has("name.test") ? try input.prefix(of: "name.test") : []
        return TestExport(input, messages, name: String(decoding: name, as: UTF8.self))
    }

    /// Writes an export into a folder, and returns its path.
    static func write(_ messages: [TestMessage], to folder: String) throws -> String {
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        let data = try JSONEncoder().encode(messages)
        try data.write(to: URL(fileURLWithPath: "\(folder)/messages.test"))
        for case let file? in messages.map(\.file) {
            try Data("The file \(file)".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
        }
        return folder
    }
}

private final class TestExport: ArchiveExport {
    let channels: [ArchiveChannel]
    let people: [ArchivePerson]

    private let input: ArchiveInput
    private let messages: [TestMessage]

    init(_ input: ArchiveInput, _ messages: [TestMessage], name: String) {
        self.input = input
        self.messages = messages
        channels = Set(messages.map(\.channel)).sorted().map {
            ArchiveChannel(id: $0, name: name.isEmpty ? "Channel \($0)" : name)
        }
        people = Set(messages.map(\.author)).sorted().map {
            ArchivePerson(id: $0, name: $0.capitalized)
        }
    }

    func readMessages(
        of channelID: String?,
        _ receive: (ArchivedMessage) throws(ArchiveError) -> Void
    ) throws(ArchiveError) {
        for source in messages where channelID == nil || source.channel == channelID {
            var message = ArchivedMessage(
                id: source.id,
                channelID: source.channel,
                author: ArchivePerson(id: source.author, name: source.author.capitalized),
                time: Timestamp(seconds: source.seconds),
                text: RichText(plain: source.text)
            )
            message.editedAt = source.edited.map { Timestamp(seconds: $0) }
            message.isDeleted = source.isDeleted
            message.threadID = source.thread
            message.isShownInChannel = source.isShown
            message.replyToID = source.answers
            if let file = source.file {
                message.attachments = [
                    ArchivedAttachment(kind: .file, mediaID: file, title: file)
                ]
            }
            try receive(message)
        }
    }

    func media(_ id: String) -> ArchiveMedia {
        input.has(id) ? .path(id) : .missing(.notFound)
    }
}
