import ArchiveFormats
import ArchiveStorage
import DefaultComponents
import Views

/// A writer of the pages of months: their days, the threads that begin in them, and the files of both.
struct MonthIndexer {
    let site: SiteFolder
    let channels: [String: ArchiveChannel]

    /// Writes the index of a month, or removes it if the month has no days.
    func update(_ folder: String) throws(SiteError) {
        let parts = folder.split(separator: "/").map(String.init)
        guard parts.count == 4 else { return }
        let channel = "\(parts[0])/\(parts[1])"
        let title = "\(SiteTrail.monthName(parts[3])) \(parts[2])"
        let trail = [
            SiteTrail.home, SiteTrail.link(to: channel, channels[channel]),
            PageFrame.Link(parts[2], "\(channel)/\(parts[2])/index.html"),
        ]
        let way = trail + [PageFrame.Link(title, "\(folder)/index.html")]
        var lists = MonthLists(
            threads: RowPages(site, "\(folder)/threads", title: "Threads", trail: way),
            files: RowPages(site, "\(folder)/files", title: "Files", trail: way)
        )
        var index = MonthIndex()
        for name in site.names(in: folder) where name.hasSuffix(".jsonl") {
            let unit = MessageUnit("\(folder)/\(name.dropLast(6))")
            try read(unit, &index, &lists)
        }
        try lists.threads.finish()
        try lists.files.finish()
        let page = "\(folder)/index.html"
        guard !index.days.isEmpty else {
            site.remove(MonthIndex.file(folder))
            return site.remove(page)
        }
        try index.write(folder, to: site)
        let frame = PageFrame(
            file: page,
            title: title,
            trail: trail,
            content: Array(content(index, folder).text.utf8)
        )
        try site.write(frame.bytes, to: page)
    }

    private func read(
        _ unit: MessageUnit,
        _ index: inout MonthIndex,
        _ lists: inout MonthLists
    ) throws(SiteError) {
        let reader = try UnitReader(unit, in: site, forReaders: true)
        var plan = PagePlan(unit)
        var day = MonthIndex.Day(name: unit.month?.day ?? "", messages: 0, pages: 1)
        while let (key, line) = reader.current {
            _ = plan.add(line)
            day.messages += 1
            day.pages = plan.part + 1
            index.count(line.authorID ?? "")
            index.files += try lists.addFiles(of: line, in: unit, part: plan.part)
            if line.hasFacts, let facts = try? line.facts.thread {
                index.threads += 1
                let thread = MessageUnit(SiteNames.thread(unit.channel, root: key.id))
                try count(thread, &index, &lists)
                let message = try? SiteMessage(line: line.bytes, channelID: "")
                let address = lists.threads.root + SiteNames.page(thread.name, part: 0)
                try lists.threads.add(Self.row(message?.message, facts, address: address))
            }
            try reader.advance()
        }
        index.days.append(day)
    }

    /// Counts the replies of a thread that are not shown in the channel.
    private func count(
        _ thread: MessageUnit,
        _ index: inout MonthIndex,
        _ lists: inout MonthLists
    ) throws(SiteError) {
        let reader = try UnitReader(thread, in: site, forReaders: true)
        var plan = PagePlan(thread)
        while let (_, line) = reader.current {
            _ = plan.add(line)
            if !thread.isCopy(line), !line.isShown {
                index.replies += 1
                index.count(line.authorID ?? "")
                index.files += try lists.addFiles(of: line, in: thread, part: plan.part)
            }
            try reader.advance()
        }
    }

    private static func row(
        _ root: ArchivedMessage?,
        _ facts: SiteFacts.Thread,
        address: String
    ) -> Markup {
        let text = root?.text.plain ?? ""
        let words = text.isEmpty ? "Thread" : text.excerpt(120)
        var row = Markup()
        row.link(words, to: address, " dir=\"auto\"")
        row.add("<small>")
        if let root {
            row.add(words: root.author.name)
            row.add(", ")
        }
        row.add(words: Words.replies(facts.replies))
        row.add(", last ")
        row.time(facts.last.iso8601, String(facts.last.iso8601.prefix(10)))
        row.add("</small>")
        return row
    }

    private func content(_ index: MonthIndex, _ folder: String) -> Markup {
        var out = Markup()
        out.add("<ul class=\"rows\">\n")
        for day in index.days {
            let unit = MessageUnit("\(folder)/\(day.name)")
            out.add("<li>")
            out.link(SiteTrail.dayName(unit), to: "\(day.name).html")
            if day.pages > 1 { out.add(Self.parts(day)) }
            out.add("<small>")
            out.add(words: Words.messages(day.messages))
            out.add("</small></li>\n")
        }
        out.add("</ul>\n")
        if index.threads > 0 {
            out.add("<p>")
            out.link(
                index.threads == 1 ? "1 thread begins" : "\(index.threads) threads begin",
                to: "threads.html"
            )
            out.add(" in this month.</p>\n")
        }
        if index.files > 0 {
            out.add("<p>")
            out.link(index.files == 1 ? "1 file" : "\(index.files) files", to: "files.html")
            out.add(".</p>\n")
        }
        return out
    }

    /// Returns links to the pages of a day: to at most 24 of them, where there are many.
    private static func parts(_ day: MonthIndex.Day) -> Markup {
        var out = Markup()
        out.add("<small>")
        let step = (day.pages + 22) / 24
        for part in 1..<day.pages where part % step == 0 || part == day.pages - 1 {
            out.link("part \(part + 1)", to: SiteNames.page(day.name, part: part))
            out.add(" ")
        }
        out.add("</small>")
        return out
    }
}

extension String {
    /// Returns the text, cut after a number of Unicode scalars.
    func excerpt(_ limit: Int) -> String {
        let start = unicodeScalars.prefix(limit)
        return start.endIndex == unicodeScalars.endIndex ? self : String(start.dropLast()) + "…"
    }
}

/// Words with numbers.
enum Words {
    static func messages(_ count: Int) -> String {
        count == 1 ? "1 message" : "\(count) messages"
    }

    static func replies(_ count: Int) -> String {
        count == 1 ? "1 reply" : "\(count) replies"
    }
}

extension MessageLine {
    /// The id of the author.
    var authorID: String? {
        text(after: Array(",\"author\":{\"id\":\"".utf8))
    }
}
