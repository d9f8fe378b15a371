import ArchiveFormats
import ArchiveSearch
import ArchiveStorage
import DefaultComponents
import Views

/// A builder of the search of a site, from the lines of the messages that changed.
struct SearchBuilder: Sendable {
    let site: SiteFolder
    let journal: SiteJournal
    let channels: [String: ArchiveChannel]
    let progress: ProgressLine

    /// The entry of the journal by which the index waits to be written.
    static let mark = MessageUnit("search")

    /// The beginning of a name in the journal of a unit whose messages wait for the index.
    fileprivate static let unitMark = "search "

    /// The page of the search.
    static let page = "search.html"

    /// Notes that the units that wait to be drawn wait for the index too.
    func addWaiting() throws(SiteError) {
        let waiting = try journal.waiting()
        guard waiting.peek != nil else { return }
        try journal.add(Self.mark)
        // Without a state all units are read.
        guard updater.hasState else { return }
        while let record = try waiting.next() {
            let name = String(decoding: record.key, as: UTF8.self)
            guard name.hasPrefix("c/") else { continue }
            try journal.add(MessageUnit(Self.unitMark + name))
        }
    }

    /// Writes what changed in the index, and its page.
    func build() throws(SiteError) {
        do {
            _ = try updater.update(from: SearchSource(builder: self))
        } catch let error as SiteError {
            throw error
        } catch {
            throw .unreadable(path: site.place(of: "search"))
        }
        try site.check()
        try writePage()
    }

    private var updater: SearchIndexUpdater {
        SearchIndexUpdater(
            folder: site.place(of: "search"),
            scratch: site.place(of: "\(SiteFolder.workFolder)/scratch/search")
        )
    }

    fileprivate func document(
        _ line: MessageLine,
        _ unit: MessageUnit,
        _ part: Int,
        _ channel: ArchiveChannel
    ) throws(SiteError) -> SearchDocument {
        let message: ArchivedMessage
        do throws(ConversationError) {
            message = try SiteMessage(line: line.bytes, channelID: channel.id).message
        } catch {
            throw .damaged(path: site.place(of: unit.file), line: 0)
        }
        let titles = message.attachments.flatMap { [$0.title, $0.text].compactMap(\.self) }
        return SearchDocument(
            id: message.id,
            time: message.time,
            channelID: channel.id,
            channelName: channel.name,
            authorID: message.author.id,
            authorName: message.author.name,
            text: ([message.text.plain] + titles).filter { !$0.isEmpty }.joined(separator: "\n"),
            features: Self.features(of: message),
            address: SiteNames.address(of: message.id, in: unit, part: part)
        )
    }

    private static func features(of message: ArchivedMessage) -> SearchFeatures {
        var features: SearchFeatures = []
        for attachment in message.attachments {
            switch attachment.kind {
            case .image: features.insert(.image)
            case .video: features.insert(.video)
            case .audio: features.insert(.audio)
            case .file: features.insert(.file)
            case .link: features.insert(.link)
            case .card: break
            }
        }
        let hasLink = message.text.runs.contains { run in
            if case .link? = run.style.target { true } else { false }
        }
        if hasLink || message.text.plain.hasAddress { features.insert(.link) }
        return features
    }

    private func writePage() throws(SiteError) {
        var frame = PageFrame(file: Self.page, title: "Search", trail: [SiteTrail.home])
        frame.rules = Array(SearchPage.rules.utf8)
        frame.content = Array(SearchPage.body.utf8)
        frame.script = (SearchPage.script, SearchPage.scriptHash)
        try site.write(frame.bytes, to: frame.file)
    }
}

/// The messages of a site by their units, for the index of the search.
private final class SearchSource: SearchDocumentSource {
    private let builder: SearchBuilder
    private var count = 0

    init(builder: SearchBuilder) {
        self.builder = builder
    }

    private var site: SiteFolder { builder.site }

    func forEachGroup(_ body: (String) throws -> Void) throws {
        for name in site.names(in: "c") {
            for unit in ChannelUnits("c/\(name)", in: site) { try body(unit.name) }
        }
        try site.check()
    }

    func forEachChange(_ body: (String) throws -> Void) throws {
        let waiting = try builder.journal.waiting()
        while let record = try waiting.next() {
            let name = String(decoding: record.key, as: UTF8.self)
            guard name.hasPrefix(SearchBuilder.unitMark) else { continue }
            try body(String(name.dropFirst(SearchBuilder.unitMark.count)))
        }
    }

    func forEachDocument(of group: String, _ body: (SearchDocument) throws -> Void) throws {
        let unit = MessageUnit(group)
        let name = String(unit.channel.dropFirst(2))
        let channel = builder.channels[unit.channel] ?? ArchiveChannel(id: name, name: name)
        let reader = try UnitReader(unit, in: site, forReaders: true)
        var plan = PagePlan(unit)
        while let (_, line) = reader.current {
            try reader.advance()
            _ = plan.add(line)
            // Of copies and of replies that the channel shows, the one in the channel is found.
            if unit.isThread, unit.isCopy(line) || line.isShown { continue }
            try body(try builder.document(line, unit, plan.part, channel))
            count += 1
            builder.progress.show("Indexing", count)
        }
    }
}
