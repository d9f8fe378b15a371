import ArchiveFormats
import ArchiveStorage
import Foundation
import Views

/// A sorter of the lines of messages, by unit and time.
final class LineSorter: @unchecked Sendable {
    // The lock guards `lines`.
    private let lock = NSLock()
    private let lines: RecordSorter

    init(_ site: SiteFolder) {
        lines = RecordSorter(in: site.scratch, memory: 16 << 20)
    }

    /// Adds the lines of messages of one export.
    func add(_ messages: [SiteMessage], format: String) throws(SiteError) {
        lock.lock()
        defer { lock.unlock() }
        for message in messages { try add(message, format) }
    }

    /// Returns the lines in their order.
    func sorted() throws(SiteError) -> RecordReader {
        lock.lock()
        defer { lock.unlock() }
        return try lines.sorted()
    }

    private func add(_ source: SiteMessage, _ format: String) throws(SiteError) {
        let message = source.message
        let channel = SiteNames.channel(message.channelID, format: format)
        let line = source.line
        let key = LineKey(message.time, message.id).bytes
        if message.threadID == nil || message.isShownInChannel {
            let day = SiteNames.day(channel, message.time)
            try lines.add(key: day.utf8 + [0] + key, payload: line)
        }
        if let root = message.threadID {
            let thread = SiteNames.thread(channel, root: root)
            try lines.add(key: thread.utf8 + [0] + key, payload: line)
        }
    }
}

/// Messages whose lines are written together.
struct WaitingMessages {
    private(set) var messages: [SiteMessage] = []
    private var bytes = 0

    private static let countLimit = 64
    private static let byteLimit = 32_768

    /// Adds a message; returns whether there are enough.
    mutating func add(_ message: SiteMessage) -> Bool {
        messages.append(message)
        for run in message.message.text.runs { bytes += run.text.utf8.count }
        for attachment in message.message.attachments {
            bytes += attachment.text?.utf8.count ?? 0
        }
        return messages.count == Self.countLimit || bytes > Self.byteLimit
    }
}
