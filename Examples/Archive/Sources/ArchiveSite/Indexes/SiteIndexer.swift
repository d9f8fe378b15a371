import ArchiveFormats
import ArchiveStorage
import Components
import DefaultComponents

/// A writer of the pages of years, channels and people, and of the home page, from the indexes of months.
struct SiteIndexer {
    let site: SiteFolder
    let channels: [String: ArchiveChannel]
    let people: SiteRecords<ArchivePerson>
    let hasSearch: Bool

    /// The numbers of one channel.
    private struct Total {
        var channel: ArchiveChannel
        var folder: String
        var messages = 0
        var orphans = 0
        var first: String?
        var last: String?

        var words: String {
            guard messages == 0 else { return Words.messages(messages) }
            return orphans == 1 ? "1 thread" : "\(orphans) threads"
        }
    }

    /// Writes all pages that changed.
    func update() throws(SiteError) {
        let counts = RecordSorter(in: site.scratch, memory: 1 << 20)
        var totals: [Total] = []
        for name in site.names(in: "c") {
            let folder = "c/\(name)"
            let channel = channels[folder] ?? ArchiveChannel(id: name, name: name)
            let total = try update(Total(channel: channel, folder: folder), counts)
            if total.messages > 0 || total.orphans > 0 { totals.append(total) }
        }
        try writePeople(counts)
        try writeHome(totals)
    }

    private func update(_ start: Total, _ counts: RecordSorter) throws(SiteError) -> Total {
        var total = start
        var content = Markup()
        if let topic = total.channel.topic {
            content.add("<p dir=\"auto\">")
            content.add(words: topic)
            content.add("</p>\n")
        }
        for year in site.names(in: total.folder) where year != "t" && !year.contains(".") {
            try update(year, &total, &content, counts)
        }
        let orphans = try writeOrphans(total)
        total.orphans = orphans
        if orphans > 0 {
            content.add("<p>")
            content.link(
                orphans == 1 ? "1 thread" : "\(orphans) threads",
                to: "t/index.html"
            )
            content.add(" without a beginning in the archive.</p>\n")
        }
        let page = "\(total.folder)/index.html"
        guard total.messages > 0 || orphans > 0 else {
            site.remove(page)
            return total
        }
        let frame = PageFrame(
            file: page,
            title: total.channel.name,
            trail: [SiteTrail.home],
            content: Array(content.text.utf8)
        )
        try site.write(frame.bytes, to: page)
        return total
    }

    /// Writes the page of a year, and adds its months to the page of the channel.
    private func update(
        _ year: String,
        _ total: inout Total,
        _ content: inout Markup,
        _ counts: RecordSorter
    ) throws(SiteError) {
        var months = Markup()
        var before = 0
        var threads = 0
        for month in site.names(in: "\(total.folder)/\(year)") where !month.contains(".") {
            let folder = "\(total.folder)/\(year)/\(month)"
            guard let index = try monthIndex(folder), let first = index.days.first,
                let last = index.days.last
            else { continue }
            total.first = total.first ?? "\(year)-\(month)-\(first.name)"
            total.last = "\(year)-\(month)-\(last.name)"
            before += index.messages
            threads += index.threads
            months.add("<li>")
            months.link(SiteTrail.monthName(month), to: "\(month)/index.html")
            months.add("<small>")
            months.add(words: Words.messages(index.messages))
            months.add(words: index.days.count == 1 ? ", 1 day" : ", \(index.days.count) days")
            months.add("</small></li>\n")
            for (name, person) in index.people {
                let place = total.folder.utf8 + [0] + "\(year)/\(month)".utf8
                try counts.add(
                    key: name.utf8 + [0] + place,
                    payload: PeopleIndexer.Count(id: person.id, count: person.messages).bytes
                )
            }
        }
        let page = "\(total.folder)/\(year)/index.html"
        guard before > 0 else { return site.remove(page) }
        total.messages += before
        var list = Markup()
        list.add("<ul class=\"rows\">\n")
        list.add(months)
        list.add("</ul>\n")
        let frame = PageFrame(
            file: page,
            title: year,
            trail: [SiteTrail.home, SiteTrail.link(to: total.folder, total.channel)],
            content: Array(list.text.utf8)
        )
        try site.write(frame.bytes, to: page)
        content.add("<h2>")
        content.link(year, to: "\(year)/index.html")
        content.add("</h2>\n<ul class=\"rows\">\n")
        content.add(months.moved(into: year))
        content.add("</ul>\n")
    }

    /// Returns the index of a month, which is made again if it was removed.
    private func monthIndex(_ folder: String) throws(SiteError) -> MonthIndex? {
        if let index = try MonthIndex(folder, in: site) { return index }
        try MonthIndexer(site: site, channels: channels).update(folder)
        return try MonthIndex(folder, in: site)
    }

    private func writeOrphans(_ total: Total) throws(SiteError) -> Int {
        let orphans = try OrphanList(total.folder, in: site).threads
        var pages = RowPages(
            site,
            "\(total.folder)/t/index",
            title: "Threads without a beginning",
            trail: [SiteTrail.home, SiteTrail.link(to: total.folder, total.channel)]
        )
        for (unit, facts) in orphans {
            var row = Markup()
            row.link(
                Words.replies(facts.replies),
                to: pages.root + SiteNames.page(unit.name, part: 0)
            )
            row.add("<small>last ")
            row.time(facts.last.iso8601, String(facts.last.iso8601.prefix(10)))
            row.add("</small>")
            try pages.add(row)
        }
        try pages.finish()
        return orphans.count
    }

    private func writePeople(_ counts: RecordSorter) throws(SiteError) {
        let writer = PeopleIndexer(site: site, channels: channels, people: people)
        try writer.update(try counts.sorted())
    }

    private func writeHome(_ totals: [Total]) throws(SiteError) {
        var out = Markup()
        out.add("<p>")
        if hasSearch {
            out.link("Search", to: "search.html")
            out.add(" · ")
        }
        if site.exists("people/index.html") { out.link("People", to: "people/index.html") }
        out.add("</p>\n<ul class=\"rows\">\n")
        let sorted = totals.sorted {
            ($0.channel.name, $0.channel.id) < ($1.channel.name, $1.channel.id)
        }
        for total in sorted {
            out.add("<li>")
            out.link(total.channel.name, to: "\(total.folder)/index.html", " dir=\"auto\"")
            out.add("<small>")
            out.add(words: total.words)
            if let first = total.first, let last = total.last {
                out.add(", ")
                out.time(first, first)
                if first != last {
                    out.add(" to ")
                    out.time(last, last)
                }
            }
            out.add("</small></li>\n")
        }
        out.add("</ul>\n")
        let frame = PageFrame(
            file: "index.html",
            title: "Archive",
            content: Array(out.text.utf8)
        )
        try site.write(frame.bytes, to: frame.file)
    }
}

extension Markup {
    /// Returns the markup with its links, which all lead to files of one folder, as seen from the folder above.
    fileprivate func moved(into folder: String) -> Markup {
        var moved = Markup()
        for (index, piece) in text.split(separator: "<a href=\"", omittingEmptySubsequences: false)
            .enumerated()
        {
            if index > 0 { moved.add(trusted: "<a href=\"\(folder)/") }
            moved.add(trusted: String(piece))
        }
        return moved
    }
}
