import ArchiveFormats
import ArchiveStorage
import Components
import DefaultComponents

/// The channels or the people of a site, each as known by the export with its latest message.
struct SiteRecords<Value: SiteRecordValue> {
    /// The values with the times of their latest messages, by key.
    private(set) var entries: [String: Entry] = [:]

    struct Entry: Equatable {
        var value: Value
        var last: Timestamp
    }

    /// Adds what an export knows.
    mutating func add(_ value: Value, last: Timestamp) {
        guard let known = entries[value.key] else {
            return entries[value.key] = Entry(value: value, last: last)
        }
        let isNewer =
            (last, value.line(last: last)) > (known.last, known.value.line(last: known.last))
        entries[value.key] =
            isNewer
            ? Entry(value: value.joined(known.value), last: last)
            : Entry(value: known.value.joined(value), last: known.last)
    }

    /// Creates no values.
    init() {}

    /// Reads a file of lines.
    init(_ site: SiteFolder, _ name: String) throws(SiteError) {
        let path = site.place(of: name)
        guard let file = try InputFile(path: path) else { return }
        var number = 0
        while let line = try file.nextLine() {
            number += 1
            guard let cursor = try? JSONCursor(reading: line, file: path),
                let value = try? Value(cursor),
                let text = try? cursor.required("last").string(),
                let last = Timestamp(iso8601: text)
            else { throw .damaged(path: path, line: number) }
            add(value, last: last)
        }
    }

    /// Writes the values in the order of their keys.
    func write(to site: SiteFolder, _ name: String) throws(SiteError) {
        var bytes: [UInt8] = []
        for (_, entry) in entries.sorted(by: { $0.key < $1.key }) {
            bytes += entry.value.line(last: entry.last).utf8
            bytes.append(0x0A)
        }
        try site.write(bytes, to: name)
    }
}

/// A channel or a person.
protocol SiteRecordValue: Equatable {
    var id: String { get }
    /// A text of ASCII that no other value has; ids that Swift regards as equal may differ in their bytes.
    var key: String { get }

    init(_ cursor: JSONCursor) throws(ConversationError)

    func write(to json: inout JSONWriter)

    /// Returns the value with what holds if it holds in any export.
    func joined(_ other: Self) -> Self
}

extension SiteRecordValue {
    fileprivate func line(last: Timestamp) -> String {
        var json = JSONWriter()
        json.open()
        json.write("id", id)
        json.write("last", last.iso8601)
        write(to: &json)
        json.close()
        return String(decoding: json.bytes, as: UTF8.self)
    }
}

/// A channel with the format of its exports, as ids of different formats say nothing of each other.
struct SiteChannel: SiteRecordValue {
    let channel: ArchiveChannel
    let format: String
    /// Whether a message of it answers another one.
    var hasAnswers: Bool

    var id: String { channel.id }
    var key: String { folder }
    /// The folder of the channel.
    var folder: String { SiteNames.channel(channel.id, format: format) }

    init(_ channel: ArchiveChannel, format: String, hasAnswers: Bool) {
        self.channel = channel
        self.format = format
        self.hasAnswers = hasAnswers
    }

    func joined(_ other: Self) -> Self {
        var joined = self
        joined.hasAnswers = hasAnswers || other.hasAnswers
        return joined
    }

    init(_ cursor: JSONCursor) throws(ConversationError) {
        let kind = try cursor.words("kind").flatMap(ArchiveChannel.Kind.init(rawValue:))
        format = try cursor.required("format").string()
        hasAnswers = try cursor.isTrue("answers")
        channel = ArchiveChannel(
            id: try cursor.required("id").string(),
            name: try cursor.required("name").string(),
            kind: kind ?? .open,
            memberIDs: try cursor.member("members")?.strings() ?? [],
            topic: try cursor.words("topic")
        )
    }

    func write(to json: inout JSONWriter) {
        json.write("format", format)
        json.write("name", channel.name)
        json.write("kind", channel.kind.rawValue)
        json.open("members", "[")
        for member in channel.memberIDs { json.write(nil, member) }
        json.close("]")
        json.write("topic", channel.topic)
        json.write("answers", hasAnswers)
    }
}

extension ArchivePerson: SiteRecordValue {
    var key: String { SiteNames.name(id) }

    func joined(_ other: Self) -> Self { self }

    init(_ cursor: JSONCursor) throws(ConversationError) {
        self.init(
            id: try cursor.required("id").string(),
            name: try cursor.required("name").string(),
            isBot: try cursor.isTrue("bot"),
            pictureAddress: try cursor.words("picture")
        )
    }

    func write(to json: inout JSONWriter) {
        json.write("name", name)
        json.write("picture", pictureAddress)
        json.write("bot", isBot)
    }
}
