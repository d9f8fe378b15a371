import ArchiveStorage

/// The pages of the units that wait, one after the other.
struct UnitPages {
    private let site: SiteFolder
    private let waiting: RecordReader
    private var days: ChannelDays
    private var current: Unit?

    /// A page, or a unit that has no lines any more.
    enum Next {
        case page(Job)
        case gone(MessageUnit)
    }

    /// A page with the links to its neighbours.
    struct Job: Sendable {
        var page: MessagePage
        var previous: PageFrame.Link?
        var next: PageFrame.Link?
        /// The number of pages of the unit, with the last one.
        var pages: Int?
    }

    /// The unit whose pages are made.
    private struct Unit {
        let reader: UnitReader
        var plan: PagePlan
        var page: MessagePage
        var links: (previous: PageFrame.Link?, next: PageFrame.Link?)
    }

    init(_ site: SiteFolder, _ waiting: RecordReader) {
        self.site = site
        self.waiting = waiting
        days = ChannelDays(site)
    }

    /// Takes the next page or gone unit; `nil` at the end.
    mutating func next() throws(SiteError) -> Next? {
        if current == nil {
            guard let unit = try nextUnit() else { return nil }
            guard site.exists(unit.file) else { return .gone(unit) }
            current = try open(unit)
        }
        guard var unit = current else { return nil }
        current = nil
        let job = try page(of: &unit)
        if job.pages == nil { current = unit }
        return .page(job)
    }

    private func nextUnit() throws(SiteError) -> MessageUnit? {
        while let record = try waiting.next() {
            let unit = MessageUnit(String(decoding: record.key, as: UTF8.self))
            if unit.name.hasPrefix("c/") { return unit }
        }
        return nil
    }

    private mutating func open(_ unit: MessageUnit) throws(SiteError) -> Unit {
        let (previous, next) = unit.isThread ? (nil, nil) : days.neighbours(of: unit)
        return Unit(
            reader: try UnitReader(unit, in: site, forReaders: true),
            plan: PagePlan(unit),
            page: MessagePage(unit: unit, part: 0, lines: []),
            links: (previous.map(link), next.map(link))
        )
    }

    /// Reads the next page of a unit.
    private func page(of unit: inout Unit) throws(SiteError) -> Job {
        let name = unit.page.unit
        while let (_, line) = unit.reader.current {
            let begins = unit.plan.add(line)
            try unit.reader.advance()
            guard begins else {
                unit.page.lines.append(line.bytes)
                continue
            }
            var page = unit.page
            page.after = line.bytes
            unit.page = MessagePage(
                unit: name,
                part: unit.plan.part,
                before: page.lines.last,
                lines: [line.bytes]
            )
            let job = Job(
                page: page,
                previous: unit.links.previous,
                next: partLink(name, unit.plan.part)
            )
            unit.links.previous = partLink(name, page.part)
            return job
        }
        return Job(
            page: unit.page,
            previous: unit.links.previous,
            next: unit.links.next,
            pages: unit.plan.part + 1
        )
    }

    private func link(_ unit: MessageUnit) -> PageFrame.Link {
        PageFrame.Link(SiteTrail.dayName(unit), SiteNames.page(unit.name, part: 0))
    }

    private func partLink(_ unit: MessageUnit, _ part: Int) -> PageFrame.Link {
        PageFrame.Link("Part \(part + 1)", SiteNames.page(unit.name, part: part))
    }
}
