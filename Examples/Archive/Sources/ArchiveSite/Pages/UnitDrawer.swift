import ArchiveFormats
import ArchiveStorage
import Dispatch
import Foundation

/// A drawer of the pages of units, several at once.
final class UnitDrawer {
    /// The number of pages that were drawn.
    private(set) var drawn = 0

    private let site: SiteFolder
    private let drawer: MessagePageDrawer
    private let journal: SiteJournal
    private let progress: ProgressLine
    private let workers: Int
    /// The numbers of units that were drawn, and of all.
    private var (finished, total) = (0, 0)
    /// The numbers of pages that were drawn of units with several, and of all of them, once that is known.
    private var parts: [MessageUnit: (drawn: Int, total: Int?)] = [:]
    /// The month that was noted last.
    private var month: String?

    /// The beginning of a name in the journal of a month whose index waits.
    static let monthMark = "month "

    init(
        _ site: SiteFolder,
        _ drawer: MessagePageDrawer,
        _ journal: SiteJournal,
        workers: Int,
        progress: ProgressLine
    ) {
        self.site = site
        self.drawer = drawer
        self.journal = journal
        self.workers = workers
        self.progress = progress
    }

    /// Draws all units of the journal, and the days beside those that are new or gone.
    func drawWaiting() throws(SiteError) {
        try addNeighbours()
        let counted = try journal.waiting()
        while let record = try counted.next() {
            total += record.key.starts(with: "c/".utf8) ? 1 : 0
        }
        var pages = UnitPages(site, try journal.waiting())
        let workers = Workers { () throws(SiteError) -> UnitPages.Job? in
            while let next = try pages.next() {
                switch next {
                case .page(let job): return job
                case .gone(let unit):
                    try self.remove(unit, parts: 0)
                    try self.finish(unit)
                }
            }
            return nil
        } finished: { job throws(SiteError) in
            try self.finish(job)
        }
        let (site, drawer) = (site, drawer)
        try workers.run(self.workers) {
            drawer.pen
        } work: { job, pen throws(SiteError) in
            let frame = try drawer.draw(
                job.page,
                previous: job.previous,
                next: job.next,
                with: &pen
            )
            try site.write(frame.bytes, to: frame.file)
        }
    }

    /// Notes the days beside new ones and those that are gone, as their links change.
    private func addNeighbours() throws(SiteError) {
        let waiting = try journal.waiting()
        var days = ChannelDays(site)
        var last: MessageUnit?
        while let record = try waiting.next() {
            let unit = MessageUnit(String(decoding: record.key, as: UTF8.self))
            guard unit.name.hasPrefix("c/"), !unit.isThread else { continue }
            defer { last = unit }
            let isNew = !site.exists(SiteNames.page(unit.name, part: 0))
            guard isNew || !site.exists(unit.file) else { continue }
            let (previous, next) = days.neighbours(of: unit)
            if let previous, previous != last { try journal.add(previous) }
            if let next, waiting.peek?.key != Array(next.name.utf8) { try journal.add(next) }
        }
    }

    /// Notes that a page is drawn, and finishes its unit after the last one.
    private func finish(_ job: UnitPages.Job) throws(SiteError) {
        drawn += 1
        let unit = job.page.unit
        var part = parts[unit] ?? (0, nil)
        part.drawn += 1
        part.total = job.pages ?? part.total
        guard part.drawn == part.total else { return parts[unit] = part }
        parts[unit] = nil
        try remove(unit, parts: part.drawn)
        try finish(unit)
        progress.show("Drawing days and threads", finished, of: total)
    }

    /// Removes the pages of a unit from a part on.
    private func remove(_ unit: MessageUnit, parts: Int) throws(SiteError) {
        var part = parts
        while case let file = SiteNames.page(unit.name, part: part), site.exists(file) {
            site.remove(file)
            part += 1
        }
    }

    private func finish(_ unit: MessageUnit) throws(SiteError) {
        finished += 1
        if let (folder, _) = unit.month, folder != month {
            month = folder
            try journal.add(MessageUnit("\(Self.monthMark)\(folder)"))
        }
        try journal.finish(unit)
    }
}
