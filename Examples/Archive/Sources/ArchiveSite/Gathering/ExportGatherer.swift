import ArchiveFormats
import ArchiveStorage
import Components

/// A reader of exports into sorted lines of messages.
final class ExportGatherer {
    /// The number of messages that were read.
    private(set) var messageCount = 0
    /// The sources with their losses and faults, in the order in which they were named.
    private(set) var sources: [Source] = []
    var channels: SiteRecords<SiteChannel>
    var people: SiteRecords<ArchivePerson>

    private let site: SiteFolder
    private let settings: ReadingSettings
    private let progress: ProgressLine
    private let lines: LineSorter
    /// The messages that wait, and the sorting of those before.
    private var waiting = WaitingMessages()
    private let sorting: BackgroundWork

    /// One export.
    struct Source {
        let path: String
        var format: String?
        let log: ArchiveLog
    }

    init(
        _ site: SiteFolder,
        _ settings: ReadingSettings,
        isMirror: Bool,
        isConcurrent: Bool,
        progress: ProgressLine
    ) throws(SiteError) {
        self.site = site
        self.settings = settings
        self.progress = progress
        lines = LineSorter(site)
        sorting = BackgroundWork(isConcurrent: isConcurrent)
        channels = try isMirror ? SiteRecords() : SiteRecords(site, SiteFiles.channels)
        people = try isMirror ? SiteRecords() : SiteRecords(site, SiteFiles.people)
    }

    /// Whether all exports could be read to their ends.
    var isWhole: Bool { sources.allSatisfy { $0.format != nil && $0.log.faultCount == 0 } }

    /// Returns the lines of all messages, by unit and time.
    func sorted() throws(SiteError) -> RecordReader {
        try sorting.wait()
        return try lines.sorted()
    }

    /// Reads an export; its faults are in the log.
    func gather(_ path: String) throws(SiteError) {
        let log = ArchiveLog()
        var source = Source(path: path, log: log)
        var failure: SiteError?
        log.part { () throws(ArchiveError) in
            let input = try ArchiveInput(path: path, limits: settings.limits, log: log)
            let reading = try ArchiveReading(
                input,
                format: settings.format,
                options: settings.options,
                formats: settings.formats
            )
            source.format = reading.format
            do throws(SiteError) {
                try read(reading)
            } catch {
                failure = error
            }
        }
        sources.append(source)
        if let failure { throw failure }
    }

    private func read(_ reading: ArchiveReading) throws(SiteError) {
        var latest = LatestTimes()
        let media = MediaCopier(reading, site)
        var failure: SiteError?
        reading.input.log.part { () throws(ArchiveError) in
            try reading.readMessages { message throws(ArchiveError) in
                do throws(SiteError) {
                    try add(message, latest.order(of: message), media)
                } catch {
                    failure = error
                    throw .unreadable(file: reading.input.path)
                }
                latest.note(message)
            }
        }
        if let failure { throw failure }
        try pass(format: media.format)
        for channel in reading.channels {
            if let last = latest.channels.removeValue(forKey: channel.id) {
                channels.add(latest.channel(channel, reading.format), last: last)
            }
        }
        // Formats may name channels in messages only.
        for (id, last) in latest.channels {
            let channel = ArchiveChannel(id: id, name: id)
            channels.add(latest.channel(channel, reading.format), last: last)
        }
        for person in reading.people {
            if let last = latest.people[person.id] { people.add(person, last: last) }
        }
        try media.copy(progress)
    }

    private func add(
        _ message: ArchivedMessage,
        _ order: Int,
        _ media: MediaCopier
    ) throws(SiteError) {
        messageCount += 1
        progress.show("Reading", messageCount)
        let files = try media.files(of: message)
        if waiting.add(SiteMessage(message: message, files: files, order: order)) {
            try pass(format: media.format)
        }
    }

    /// Has the lines of the waiting messages written and sorted.
    private func pass(format: String) throws(SiteError) {
        let (messages, lines) = (waiting.messages, lines)
        waiting = WaitingMessages()
        try sorting.add { () throws(SiteError) in try lines.add(messages, format: format) }
    }
}

/// The times of the latest messages in one export.
private struct LatestTimes {
    var channels: [String: Timestamp] = [:]
    var people: [String: Timestamp] = [:]
    private var last: [String: (time: Timestamp, count: Int)] = [:]
    private var answering: Set<String> = []

    /// Returns the number of messages of the same time that came before one in its channel.
    mutating func order(of message: ArchivedMessage) -> Int {
        let known = last[message.channelID]
        let count = known?.time == message.time ? (known?.count ?? 0) + 1 : 0
        last[message.channelID] = (message.time, count)
        return count
    }

    func channel(_ channel: ArchiveChannel, _ format: String) -> SiteChannel {
        SiteChannel(channel, format: format, hasAnswers: answering.contains(channel.id))
    }

    mutating func note(_ message: ArchivedMessage) {
        if message.replyToID != nil { answering.insert(message.channelID) }
        let time = message.time
        channels[message.channelID] = max(time, channels[message.channelID] ?? time)
        people[message.author.id] = max(time, people[message.author.id] ?? time)
    }
}
