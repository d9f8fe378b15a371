import ArchiveStorage

/// Questions about messages that lines refer to, in files.
final class ReferenceRequests {
    private let requests: RecordSorter
    private let changes: RecordSorter

    /// A question about a message.
    enum Request: Equatable {
        /// What a line says about the message that it answers.
        case quote(unit: MessageUnit, key: LineKey)
        /// What a thread knows of its root, and the root of its thread.
        case thread
    }

    init(_ site: SiteFolder) {
        requests = RecordSorter(in: site.scratch)
        changes = RecordSorter(in: site.scratch)
    }

    func addQuote(
        of target: String,
        for key: LineKey,
        in unit: MessageUnit
    ) throws(SiteError) {
        let payload = [UInt8(ascii: "q")] + unit.name.utf8 + [0] + key.bytes
        try requests.add(key: Self.key(unit.channel, target), payload: payload)
    }

    func addThread(_ root: String, in channel: String) throws(SiteError) {
        try requests.add(key: Self.key(channel, root), payload: [UInt8(ascii: "t")])
    }

    /// Notes that what is said about a message may have changed.
    func addChange(of id: String, in channel: String) throws(SiteError) {
        try changes.add(key: Self.key(channel, id))
    }

    /// Returns the messages that changed, by channel.
    func changed() throws(SiteError) -> ReferenceReader {
        ReferenceReader(try changes.sorted())
    }

    /// Returns the questions, by channel and message.
    func asked() throws(SiteError) -> ReferenceReader {
        ReferenceReader(try requests.sorted())
    }

    private static func key(_ channel: String, _ id: String) -> [UInt8] {
        channel.utf8 + [0] + id.utf8
    }
}

/// A reader of questions.
final class ReferenceReader {
    private let records: RecordReader

    init(_ records: RecordReader) {
        self.records = records
    }

    /// The channel of the next question; `nil` at the end.
    var channel: String? {
        records.peek.map { String(decoding: $0.key.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Takes the next question about a message of a channel; `nil` if there is none.
    func next(
        in channel: String
    ) throws(SiteError) -> (id: String, request: ReferenceRequests.Request)? {
        guard self.channel == channel, let record = try records.next() else { return nil }
        let id = String(decoding: record.key.dropFirst(channel.utf8.count + 1), as: UTF8.self)
        guard record.payload.first == UInt8(ascii: "q"),
            let end = record.payload.firstIndex(of: 0)
        else { return (id, .thread) }
        let unit = MessageUnit(String(decoding: record.payload[1..<end], as: UTF8.self))
        return (id, .quote(unit: unit, key: LineKey(record.payload[(end + 1)...])))
    }
}
