import ArchiveFormats
import ArchiveSearch
import ArchiveStorage
import DefaultComponents
import Views

/// A builder of the search of a site, from the lines of all its messages.
struct SearchBuilder {
    let site: SiteFolder
    let channels: [String: ArchiveChannel]
    let progress: ProgressLine

    /// The entry of the journal by which the index waits to be written.
    static let mark = MessageUnit("search")

    /// The page of the search.
    static let page = "search.html"

    /// Writes the index and its page.
    func build() throws(SiteError) {
        let writer = try SearchIndexWriter(
            folder: site.place(of: "search"),
            scratch: site.scratch.newFile()
        )
        var count = 0
        for name in site.names(in: "c") {
            let folder = "c/\(name)"
            let channel = channels[folder] ?? ArchiveChannel(id: name, name: name)
            for unit in ChannelUnits(folder, in: site) {
                let reader = try UnitReader(unit, in: site, forReaders: true)
                var plan = PagePlan(unit)
                while let (_, line) = reader.current {
                    try reader.advance()
                    _ = plan.add(line)
                    // Of copies and of replies that the channel shows, the one in the channel is found.
                    if unit.isThread, unit.isCopy(line) || line.isShown { continue }
                    try writer.add(try document(line, unit, plan.part, channel))
                    count += 1
                    progress.show("Indexing", count)
                }
            }
        }
        _ = try writer.finish()
        try site.check()
        try writePage()
    }

    private func document(
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
