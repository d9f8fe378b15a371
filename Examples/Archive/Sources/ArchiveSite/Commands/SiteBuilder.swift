public import ArchiveFormats
import ArchiveStorage
public import Components
import DefaultComponents

/// A builder of sites from exports.
///
/// Lines of all messages are sorted on disk and merged into those of the site; then the pages of what changed are drawn.
/// The memory that it takes grows with the numbers of channels, people and threads, not with that of messages. A build that
/// ends early goes on in the next call.
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

    /// Whether there is more than one thread.
    private var isConcurrent: Bool { workers > 1 }

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
        let choice = try choice(of: site)
        let before = try SiteRecords<SiteChannel>(site, SiteFiles.channels)
        let gatherer = try ExportGatherer(
            site,
            reading,
            isMirror: isMirror,
            isConcurrent: isConcurrent,
            progress: progress
        )
        for export in exports { try gatherer.gather(export) }
        // What a broken export does not have may be in the whole one.
        if isMirror, !gatherer.isWhole { return SiteReport(gatherer, isRefused: true) }
        let journal = try SiteJournal(site)
        let references = ReferenceRequests(site)
        let merger = UnitMerger(
            site,
            journal,
            references,
            isMirror: isMirror,
            isConcurrent: isConcurrent
        )
        let isReadable = gatherer.sources.contains { $0.format != nil }
        if isReadable {
            try merger.resume()
            try addRenamed(before, gatherer.channels, site, journal)
            try gatherer.channels.write(to: site, SiteFiles.channels)
            try gatherer.people.write(to: site, SiteFiles.people)
            try merger.merge(try gatherer.sorted())
        }
        let channels = SiteBuilder.channels(gatherer.channels)
        try resolve(references, gone: merger.gone, site, journal, gatherer.channels)
        var report = SiteReport(gatherer)
        report.added = merger.counts[.added] ?? 0
        report.replaced = merger.counts[.replaced] ?? 0
        report.removed = merger.counts[.removed] ?? 0
        if isReadable { try draw(choice, site, journal, channels, gatherer.people, &report) }
        if isReadable, isMirror { try MediaSweeper(site: site).removeUnused() }
        return report
    }

    /// Draws all pages again, from the messages that the site keeps.
    public func render() throws -> SiteReport {
        let site = try SiteFolder(path: path, isNew: false)
        defer { finish(site) }
        let choice = try choice(of: site)
        let journal = try SiteJournal(site)
        let references = ReferenceRequests(site)
        let merger = UnitMerger(
            site,
            journal,
            references,
            isMirror: false,
            isConcurrent: isConcurrent
        )
        try merger.resume()
        try addAll(site, journal)
        let records = try SiteRecords<SiteChannel>(site, SiteFiles.channels)
        try resolve(references, gone: merger.gone, site, journal, records)
        let channels = SiteBuilder.channels(records)
        var report = SiteReport()
        let people = try SiteRecords<ArchivePerson>(site, SiteFiles.people)
        try draw(choice, site, journal, channels, people, &report)
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
        gone: [MessageUnit],
        _ site: SiteFolder,
        _ journal: SiteJournal,
        _ channels: SiteRecords<SiteChannel>
    ) throws(SiteError) {
        let updates = LineUpdates(site, workers: workers)
        let resolver = ReferenceResolver(
            site,
            references,
            updates,
            channels: channels
        )
        for thread in gone where thread.isThread { try updates.addOrphan(thread, nil) }
        try resolver.resolve()
        try updates.apply(journal)
    }

    /// The look of a site, with its components, before and after the change that was asked for.
    private struct Choice {
        var known: LookChoice?
        var look: LookChoice
        var components: Components
    }

    private func choice(of site: SiteFolder) throws -> Choice {
        let known = try LookChoice(site)
        let look = look(known ?? LookChoice())
        return Choice(known: known, look: look, components: try components(look))
    }

    private func draw(
        _ choice: Choice,
        _ site: SiteFolder,
        _ journal: SiteJournal,
        _ channels: [String: ArchiveChannel],
        _ people: SiteRecords<ArchivePerson>,
        _ report: inout SiteReport
    ) throws {
        if let known = choice.known, known != choice.look { try addAll(site, journal) }
        let search = SearchBuilder(
            site: site,
            journal: journal,
            channels: channels,
            progress: isConcurrent ? ProgressLine(isShown: false) : progress
        )
        try search.addWaiting()
        let look = SiteLook(choice.components, reader: choice.look.reader)
        try choice.look.write(to: site)
        try site.write(look.styles, to: SiteFiles.styles)
        let drawer = UnitDrawer(
            site,
            MessagePageDrawer(site: site, look: look, channels: channels),
            journal,
            workers: workers,
            progress: progress
        )
        let isKnown = site.exists(SearchBuilder.page)
        let isSearchWanted =
            try (hasSearch || isKnown) && (!isKnown || journal.isWaiting(SearchBuilder.mark))
        // The search reads lines and no pages, so that both are made at once.
        let indexing = BackgroundWork(isConcurrent: isConcurrent)
        if isSearchWanted { try indexing.add { () throws(SiteError) in try search.build() } }
        let drawing = Result { () throws(SiteError) in try drawer.drawWaiting() }
        let indexed = Result { () throws(SiteError) in try indexing.wait() }
        try drawing.get()
        try indexed.get()
        report.pages = drawer.drawn
        report.home = site.place(of: "index.html")
        try journal.finish(SearchBuilder.mark)
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
        let folders = Workers { () throws(SiteError) -> String? in
            while let record = try waiting.next() {
                let name = String(decoding: record.key, as: UTF8.self)
                guard name.hasPrefix(UnitDrawer.monthMark) else { continue }
                return String(name.dropFirst(UnitDrawer.monthMark.count))
            }
            return nil
        }
        try folders.run(workers) {
        } work: { folder, _ throws(SiteError) in
            try months.update(folder)
        }
        let indexer = SiteIndexer(
            site: site,
            channels: channels,
            people: people,
            hasSearch: hasSearch || site.exists(SearchBuilder.page)
        )
        try indexer.update()
        try site.check()
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
