import ArchiveStorage
import ArchiveFormats
public import Components
import DefaultComponents

/// A builder of sites from exports.
///
/// Lines of all messages are sorted on disk and merged into those of the site; then the pages of what changed are drawn.
/// The memory that it takes does not depend on the number of messages. A build that ends early goes on in the next call.
public struct SiteBuilder {
    /// The number of pages that are drawn at once.
    public var workers = 2
    /// The settings with which exports are read.
    public var reading = ReadingSettings()
    /// Whether messages that no export has are removed.
    public var isMirror = false
    /// Whether the site has a search; a site that has one keeps it.
    public var hasSearch = true
    /// Returns the look of messages, by that of the site; by default the same.
    public var look: (LookChoice) -> LookChoice = { $0 }
    /// The line of progress.
    public var progress = ProgressLine()

    private let path: String
    private let components: (LookChoice) throws -> Components

    /// Creates a builder of a site in a folder; the closure makes the components of a look.
    public init(path: String, components: @escaping (LookChoice) throws -> Components) {
        self.path = path
        self.components = components
    }

    /// Merges exports into the site, and draws what changed.
    public func build(_ exports: [String]) throws -> SiteReport {
        let site = try SiteFolder(path: path)
        defer { finish(site) }
        let before = try SiteRecords<SiteChannel>(site, SiteFiles.channels)
        let gatherer = try ExportGatherer(
            site,
            reading,
            isMirror: isMirror,
            progress: progress
        )
        for export in exports { try gatherer.gather(export) }
        let journal = try SiteJournal(site)
        let references = ReferenceRequests(site)
        let merger = UnitMerger(site, journal, references, isMirror: isMirror)
        let isReadable = gatherer.sources.contains { $0.format != nil }
        if isReadable {
            try merger.resume()
            try gatherer.channels.write(to: site, SiteFiles.channels)
            try gatherer.people.write(to: site, SiteFiles.people)
            try merger.merge(try gatherer.sorted())
            try addRenamed(before, gatherer.channels, site, journal)
        }
        let channels = SiteBuilder.channels(gatherer.channels)
        try resolve(references, site, journal, channels)
        var report = SiteReport(gatherer)
        report.added = merger.counts[.added] ?? 0
        report.replaced = merger.counts[.replaced] ?? 0
        report.removed = merger.counts[.removed] ?? 0
        if isReadable { try draw(site, journal, channels, gatherer.people, &report) }
        if isReadable, isMirror { try MediaSweeper(site: site).removeUnused() }
        return report
    }

    /// Draws all pages again, from the messages that the site keeps.
    public func render() throws -> SiteReport {
        let site = try SiteFolder(path: path, isNew: false)
        defer { finish(site) }
        let journal = try SiteJournal(site)
        let references = ReferenceRequests(site)
        try UnitMerger(site, journal, references, isMirror: false).resume()
        try addAll(site, journal)
        let channels = try SiteBuilder.channels(SiteRecords(site, SiteFiles.channels))
        try resolve(references, site, journal, channels)
        var report = SiteReport()
        try draw(site, journal, channels, SiteRecords(site, SiteFiles.people), &report)
        return report
    }

    /// Notes that all units are to be drawn.
    private func addAll(_ site: SiteFolder, _ journal: SiteJournal) throws(SiteError) {
        for channel in site.names(in: "c") {
            for unit in ChannelUnits("c/\(channel)", in: site) { try journal.add(unit) }
        }
    }

    /// Notes that channels with another name are to be drawn.
    private func addRenamed(
        _ before: SiteRecords<SiteChannel>,
        _ after: SiteRecords<SiteChannel>,
        _ site: SiteFolder,
        _ journal: SiteJournal
    ) throws(SiteError) {
        for (folder, entry) in before.entries.sorted(by: { $0.key < $1.key }) {
            let (old, new) = (entry.value.channel, after.entries[folder]?.value.channel)
            guard let new, (old.name, old.kind) != (new.name, new.kind) else { continue }
            for unit in ChannelUnits(folder, in: site) { try journal.add(unit) }
        }
    }

    private func resolve(
        _ references: ReferenceRequests,
        _ site: SiteFolder,
        _ journal: SiteJournal,
        _ channels: [String: ArchiveChannel]
    ) throws(SiteError) {
        let updates = LineUpdates(site)
        let resolver = ReferenceResolver(
            site,
            references,
            updates,
            channelIDs: channels.mapValues(\.id)
        )
        try resolver.resolve()
        try updates.apply(journal)
    }

    private func draw(
        _ site: SiteFolder,
        _ journal: SiteJournal,
        _ channels: [String: ArchiveChannel],
        _ people: SiteRecords<ArchivePerson>,
        _ report: inout SiteReport
    ) throws {
        // An earlier build that was ended may have drawn pages that the search does not know.
        let isResumed = try journal.waiting().peek != nil
        let known = try LookChoice(site)
        let choice = look(known ?? LookChoice())
        if let known, known != choice { try addAll(site, journal) }
        let look = SiteLook(try components(choice), reader: choice.reader)
        try choice.write(to: site)
        try site.write(look.styles, to: SiteFiles.styles)
        let drawer = UnitDrawer(
            site,
            MessagePageDrawer(site: site, look: look, channels: channels),
            journal,
            workers: workers,
            progress: progress
        )
        try drawer.drawWaiting()
        report.pages = drawer.drawn
        let search = SearchBuilder(site: site, channels: channels, progress: progress)
        let isKnown = site.exists(SearchBuilder.page)
        if hasSearch || isKnown, !isKnown || drawer.drawn > 0 || isResumed { try search.build() }
        try index(site, journal, channels, people)
        journal.remove()
    }

    private func index(
        _ site: SiteFolder,
        _ journal: SiteJournal,
        _ channels: [String: ArchiveChannel],
        _ people: SiteRecords<ArchivePerson>
    ) throws(SiteError) {
        let months = MonthIndexer(site: site, channels: channels)
        let waiting = try journal.waiting()
        while let record = try waiting.next() {
            let name = String(decoding: record.key, as: UTF8.self)
            guard name.hasPrefix(UnitDrawer.monthMark) else { continue }
            try months.update(String(name.dropFirst(UnitDrawer.monthMark.count)))
        }
        let indexer = SiteIndexer(
            site: site,
            channels: channels,
            people: people,
            hasSearch: hasSearch || site.exists(SearchBuilder.page)
        )
        try indexer.update()
    }

    private func finish(_ site: SiteFolder) {
        progress.end()
        site.scratch.remove()
    }

    /// Returns the channels by their folders.
    private static func channels(
        _ records: SiteRecords<SiteChannel>
    ) -> [String: ArchiveChannel] {
        records.entries.mapValues(\.value.channel)
    }
}
