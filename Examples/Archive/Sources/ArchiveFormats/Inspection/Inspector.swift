/// A reader of whole inputs that keeps counts only.
///
/// Messages of one channel and id are one message, in whichever inputs they are. Their ids are kept as hashes of 16
/// bytes, which is all that grows with the number of messages.
public struct Inspector {
    private let settings: ReadingSettings

    private var result = Inspection()
    private var places: [String: Int] = [:]
    private var people: [String: Bool] = [:]
    private var seen: Set<MessageKey> = []

    /// Creates an inspector.
    public init(_ settings: ReadingSettings = ReadingSettings()) {
        self.settings = settings
    }

    /// Returns what is in the inputs at paths.
    public mutating func inspect(_ paths: [String]) -> Inspection {
        for path in paths {
            let log = ArchiveLog()
            let input = log.part { () throws(ArchiveError) in
                try ArchiveInput(path: path, limits: settings.limits, log: log)
            }
            add(input, path: path, log: log)
        }
        return finish()
    }

    /// Returns what is in opened inputs.
    public mutating func inspect(_ inputs: [ArchiveInput]) -> Inspection {
        for input in inputs {
            add(input, path: input.path, log: input.log)
        }
        return finish()
    }

    private mutating func add(_ input: ArchiveInput?, path: String, log: ArchiveLog) {
        var source = Inspection.Source(path: path, format: nil)
        log.part { () throws(ArchiveError) in
            guard let input else { return }
            let reading = try ArchiveReading(
                input,
                format: settings.format,
                options: settings.options,
                formats: settings.formats
            )
            source.format = reading.format
            try read(reading)
        }
        result.sources.append(source)
        result.losses.merge(log.losses) { $0 + $1 }
        result.faults += log.faults.prefix(max(0, ArchiveLog.faultLimit - result.faults.count))
        result.faultCount += log.faultCount
    }

    private mutating func read(_ reading: ArchiveReading) throws(ArchiveError) {
        for channel in reading.channels { _ = place(of: channel) }
        try reading.readMessages { message throws(ArchiveError) in
            guard seen.insert(MessageKey(message)).inserted else {
                result.merged += 1
                return
            }
            count(message, reading)
        }
        for channel in reading.channels { _ = place(of: channel) }
        for person in reading.people {
            people[person.id] = people[person.id] ?? false || person.isBot
        }
    }

    private mutating func place(of channel: ArchiveChannel) -> Int {
        if let place = places[channel.id] {
            let known = result.channels[place].channel
            if known.name == known.id { result.channels[place].channel = channel }
            return place
        }
        places[channel.id] = result.channels.count
        result.channels.append(Inspection.Channel(channel: channel))
        return result.channels.count - 1
    }

    private mutating func count(_ message: ArchivedMessage, _ reading: ArchiveReading) {
        let id = message.channelID
        let place = places[id] ?? place(of: ArchiveChannel(id: id, name: id))
        result.channels[place].messages += 1
        result.channels[place].replies += message.threadID == nil ? 0 : 1
        let first = result.channels[place].first ?? message.time
        let last = result.channels[place].last ?? message.time
        result.channels[place].first = min(first, message.time)
        result.channels[place].last = max(last, message.time)
        for attachment in message.attachments where attachment.isFile {
            switch attachment.mediaID.map(reading.media) {
            case .path?: result.mediaFound += 1
            case .missing(let reason)?: result.mediaMissing[reason, default: 0] += 1
            case nil: result.mediaMissing[.linkOnly, default: 0] += 1
            }
        }
    }

    private mutating func finish() -> Inspection {
        result.people = people.count
        result.bots = people.values.count { $0 }
        result.channels.sort {
            ($0.channel.name, $0.channel.id) < ($1.channel.name, $1.channel.id)
        }
        return result
    }
}

/// The hash of the channel and the id of a message.
private struct MessageKey: Hashable {
    let low: UInt64
    let high: UInt64

    init(_ message: ArchivedMessage) {
        low = MadeID.hash(message.channelID + "\u{0}" + message.id)
        high = MadeID.hash(message.id + "\u{1}" + message.channelID)
    }
}
