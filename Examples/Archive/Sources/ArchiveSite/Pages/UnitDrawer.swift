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
    private var jobs: [Job] = []
    /// The numbers of units that were drawn, and of all.
    private var (finished, total) = (0, 0)

    /// A page with the links to its neighbours, and what happens after it.
    private struct Job: Sendable {
        var page: MessagePage
        var previous: PageFrame.Link?
        var next: PageFrame.Link?
        /// The number of pages of the unit, with the last one.
        var pages: Int?
    }

    /// The beginning of a name in the journal of a month whose index waits.
    static let monthMark = "month "

    /// The number of pages that are held at once for each worker.
    private static let jobsPerWorker = 8

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
        self.workers = max(1, workers)
        self.progress = progress
    }

    /// Draws all units of the journal, and the days beside those that are new or gone.
    func drawWaiting() throws(SiteError) {
        try addNeighbours()
        let counted = try journal.waiting()
        while let record = try counted.next() {
            total += record.key.starts(with: "c/".utf8) ? 1 : 0
        }
        let waiting = try journal.waiting()
        var days = ChannelDays(site)
        while let record = try waiting.next() {
            let unit = MessageUnit(String(decoding: record.key, as: UTF8.self))
            guard unit.name.hasPrefix("c/") else { continue }
            if site.exists(unit.file) {
                try draw(unit, &days)
            } else {
                try remove(unit, parts: 0)
                try finish(unit)
            }
        }
        try run()
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

    private func draw(_ unit: MessageUnit, _ days: inout ChannelDays) throws(SiteError) {
        let (previous, next) = unit.isThread ? (nil, nil) : days.neighbours(of: unit)
        let reader = try UnitReader(unit, in: site, forReaders: true)
        var plan = PagePlan(unit)
        var page = MessagePage(unit: unit, part: 0, lines: [])
        var links = (previous: previous.map(link), next: next.map(link))
        while let (_, line) = reader.current {
            if plan.add(line) {
                page.after = line.bytes
                let following = MessagePage(
                    unit: unit,
                    part: plan.part,
                    before: page.lines.last,
                    lines: []
                )
                let job = Job(
                    page: page,
                    previous: links.previous,
                    next: partLink(unit, plan.part)
                )
                try add(job)
                links.previous = partLink(unit, page.part)
                page = following
            }
            page.lines.append(line.bytes)
            try reader.advance()
        }
        try add(
            Job(
                page: page,
                previous: links.previous,
                next: links.next,
                pages: plan.part + 1
            )
        )
    }

    private func link(_ unit: MessageUnit) -> PageFrame.Link {
        PageFrame.Link(SiteTrail.dayName(unit), SiteNames.page(unit.name, part: 0))
    }

    private func partLink(_ unit: MessageUnit, _ part: Int) -> PageFrame.Link {
        PageFrame.Link("Part \(part + 1)", SiteNames.page(unit.name, part: part))
    }

    private func add(_ job: Job) throws(SiteError) {
        jobs.append(job)
        if jobs.count >= workers * Self.jobsPerWorker { try run() }
    }

    /// Draws the pages that were added, and finishes their units.
    private func run() throws(SiteError) {
        let (site, drawer, jobs) = (site, drawer, jobs)
        self.jobs = []
        let results = PageResults()
        @Sendable func draw(_ job: Job) {
            do throws(SiteError) {
                let frame = try drawer.draw(job.page, previous: job.previous, next: job.next)
                try site.write(frame.bytes, to: frame.file)
            } catch {
                results.add(error)
            }
        }
        if workers == 1 || jobs.count == 1 {
            jobs.forEach(draw)
        } else {
            let lanes = min(workers, jobs.count)
            let queue = PageQueue(jobs.count)
            DispatchQueue.concurrentPerform(iterations: lanes) { _ in
                while let index = queue.next() { draw(jobs[index]) }
            }
        }
        if let error = results.error { throw error }
        drawn += jobs.count
        for job in jobs {
            guard let pages = job.pages else { continue }
            try remove(job.page.unit, parts: pages)
            try finish(job.page.unit)
        }
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
        if let (folder, _) = unit.month {
            try journal.add(MessageUnit("\(Self.monthMark)\(folder)"))
        }
        try journal.finish(unit)
    }
}

/// The places of pages that workers take one after the other.
private final class PageQueue: @unchecked Sendable {
    // The lock guards `index`.
    private let lock = NSLock()
    private let count: Int
    private var index = 0

    init(_ count: Int) {
        self.count = count
    }

    func next() -> Int? {
        lock.withLock {
            guard index < count else { return nil }
            defer { index += 1 }
            return index
        }
    }
}

/// The first error of the workers.
private final class PageResults: @unchecked Sendable {
    // The lock guards `error`.
    private let lock = NSLock()
    private(set) var error: SiteError?

    func add(_ error: SiteError) {
        lock.withLock { self.error = self.error ?? error }
    }
}

/// The days of the channel that was asked for last.
struct ChannelDays {
    private let site: SiteFolder
    private var channel = ""
    private var days: [String] = []

    init(_ site: SiteFolder) {
        self.site = site
    }

    /// Returns the days with messages before and after a day.
    mutating func neighbours(
        of unit: MessageUnit
    ) -> (previous: MessageUnit?, next: MessageUnit?) {
        if channel != unit.channel {
            channel = unit.channel
            days = ChannelUnits(channel, in: site, hasThreads: false).map(\.name)
        }
        var (low, high) = (0, days.count)
        while low < high {
            let middle = (low + high) / 2
            if days[middle] < unit.name { low = middle + 1 } else { high = middle }
        }
        let after = low < days.count && days[low] == unit.name ? low + 1 : low
        return (
            low > 0 ? MessageUnit(days[low - 1]) : nil,
            after < days.count ? MessageUnit(days[after]) : nil
        )
    }
}
