import ArchiveFormats
import ArchiveStorage
import Components
import DefaultComponents
import Views

/// A resolver of questions about other messages, which reads the lines of a channel for many questions at once.
struct ReferenceResolver {
    private let site: SiteFolder
    private let requests: ReferenceRequests
    private let updates: LineUpdates
    private let channels: SiteRecords<SiteChannel>

    private static let answerMark = Array(",\"answers\":\"".utf8)

    /// The number of questions for which a channel is read once.
    private static let batchLimit = 50_000

    /// A message that is asked for.
    private struct Target {
        var unit: MessageUnit
        var key: LineKey
        var quote: SiteFacts.Quote
        var line: MessageLine
    }

    init(
        _ site: SiteFolder,
        _ requests: ReferenceRequests,
        _ updates: LineUpdates,
        channels: SiteRecords<SiteChannel>
    ) {
        self.site = site
        self.requests = requests
        self.updates = updates
        self.channels = channels
    }

    /// Answers all questions by updates of lines.
    func resolve() throws(SiteError) {
        try addQuotesOfChanges()
        let asked = try requests.asked()
        while let channel = asked.channel {
            var found: [[UInt8]: Target] = [:]
            var last: [UInt8]?
            while true {
                var batch: [(id: [UInt8], request: ReferenceRequests.Request)] = []
                while batch.count < Self.batchLimit, let next = try asked.next(in: channel) {
                    batch.append((Array(next.id.utf8), next.request))
                }
                guard !batch.isEmpty else { break }
                found = found.filter { $0.key == last }
                var wanted = Set(batch.map(\.id))
                if let last { wanted.remove(last) }
                try find(wanted, in: channel, &found)
                for (id, request) in batch {
                    try answer(String(decoding: id, as: UTF8.self), request, found[id], channel)
                }
                last = batch.last?.id
            }
        }
    }

    /// Asks again for those messages that answer changed ones.
    private func addQuotesOfChanges() throws(SiteError) {
        let changed = try requests.changed()
        while let channel = changed.channel {
            while true {
                var ids: Set<String> = []
                while ids.count < Self.batchLimit, let next = try changed.next(in: channel) {
                    ids.insert(next.id)
                }
                guard !ids.isEmpty else { break }
                guard channels.entries[channel]?.value.hasAnswers != false else { continue }
                for unit in ChannelUnits(channel, in: site)
                where try site.contains(Self.answerMark, in: unit.file) {
                    let reader = try UnitReader(unit, in: site)
                    while let (key, line) = reader.current {
                        // The copy of a root in its thread quotes nothing.
                        if !unit.isCopy(line), let target = line.text(of: "answers"),
                            ids.contains(target)
                        {
                            try requests.addQuote(of: target, for: key, in: unit)
                        }
                        try reader.advance()
                    }
                }
            }
        }
    }

    /// Finds messages by their ids; those of days rather than those of threads.
    private func find(
        _ ids: Set<[UInt8]>,
        in channel: String,
        _ found: inout [[UInt8]: Target]
    ) throws(SiteError) {
        guard !ids.isEmpty else { return }
        try find(ids, in: ChannelUnits(channel, in: site, hasThreads: false), &found)
        let others = ids.filter { found[$0] == nil }
        guard !others.isEmpty else { return }
        try find(others, in: ChannelUnits(channel, in: site), &found)
    }

    private func find(
        _ ids: Set<[UInt8]>,
        in units: ChannelUnits,
        _ found: inout [[UInt8]: Target]
    ) throws(SiteError) {
        let wanted = Set(ids.map { id in JSONWriter.escaped(id)[...] })
        for unit in units where try has(wanted, unit) {
            let reader = try UnitReader(unit, in: site, forReaders: true)
            var plan = PagePlan(unit)
            while let (key, line) = reader.current {
                _ = plan.add(line)
                try reader.advance()
                let id = Array(key.id.utf8)
                guard wanted.contains(line.escapedID), found[id] == nil, !unit.isCopy(line)
                else { continue }
                found[id] = try target(unit, plan.part, key, line)
            }
        }
    }

    /// Returns whether a unit has a message of some ids.
    private func has(
        _ ids: Set<ArraySlice<UInt8>>,
        _ unit: MessageUnit
    ) throws(SiteError) -> Bool {
        guard let file = try InputFile(path: site.place(of: unit.file)) else { return false }
        while let bytes = try file.nextLine() {
            if ids.contains(MessageLine(bytes).escapedID) { return true }
        }
        return false
    }

    private func target(
        _ unit: MessageUnit,
        _ part: Int,
        _ key: LineKey,
        _ line: MessageLine
    ) throws(SiteError) -> Target {
        let message: SiteMessage
        do {
            message = try SiteMessage(
                line: line.bytes,
                channelID: channels.entries[unit.channel]?.value.id ?? ""
            )
        } catch {
            throw .damaged(path: site.place(of: unit.file), line: 0)
        }
        let quote = SiteFacts.Quote(
            authorID: message.message.author.id,
            author: message.message.author.name,
            text: message.message.text.plain.excerpt(140),
            isDeleted: message.message.isDeleted,
            address: SiteNames.address(of: key.id, in: unit, part: part)
        )
        return Target(unit: unit, key: key, quote: quote, line: line)
    }

    private func answer(
        _ id: String,
        _ request: ReferenceRequests.Request,
        _ target: Target?,
        _ channel: String
    ) throws(SiteError) {
        switch request {
        case .quote(let unit, let key):
            try updates.add(.quote(target?.quote), to: key, in: unit)
        case .thread:
            let thread = MessageUnit(SiteNames.thread(channel, root: id))
            let facts = try facts(of: thread)
            guard let target, !target.unit.isThread else {
                if let copy = try copy(in: thread) { try updates.add(.gone, to: copy, in: thread) }
                return try updates.addOrphan(thread, facts)
            }
            try updates.addOrphan(thread, nil)
            try updates.add(.thread(facts), to: target.key, in: target.unit)
            // Also where these facts are as they were: the authors of replies may have changed.
            try updates.addMonth(of: target.unit)
            guard var copied = facts else { return }
            copied.root = target.quote.address
            let root = SiteFacts(thread: copied).line(target.line)
            try updates.add(.root(root), to: target.key, in: thread)
        }
    }

    /// Returns the key of the copy of the root in a thread.
    private func copy(in thread: MessageUnit) throws(SiteError) -> LineKey? {
        let reader = try UnitReader(thread, in: site)
        while let (key, line) = reader.current {
            if thread.isCopy(line) { return key }
            try reader.advance()
        }
        return nil
    }

    /// Counts the replies of a thread; `nil` if there is none.
    private func facts(of thread: MessageUnit) throws(SiteError) -> SiteFacts.Thread? {
        let reader = try UnitReader(thread, in: site)
        var facts: SiteFacts.Thread?
        while let (key, line) = reader.current {
            if !thread.isCopy(line) {
                facts = SiteFacts.Thread(replies: (facts?.replies ?? 0) + 1, last: key.time)
            }
            try reader.advance()
        }
        return facts
    }
}
