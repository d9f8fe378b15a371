import ArchiveFormats
import DefaultComponents

/// A writer of the pages of people: where and when each wrote.
struct PeopleIndexer {
    let site: SiteFolder
    let channels: [String: ArchiveChannel]
    let people: SiteRecords<ArchivePerson>

    private static let trail = [SiteTrail.home, PageFrame.Link("People", "people/index.html")]

    /// Writes all pages that changed, from counts by person, channel and month.
    func update(_ counts: RecordReader) throws(SiteError) {
        let names = RecordSorter(in: site.scratch, memory: 1 << 20)
        while let record = counts.peek {
            let id = Array(record.key.prefix { $0 != 0 })
            let person = person(String(decoding: id, as: UTF8.self))
            let total = try write(person, id + [0], counts)
            try names.add(key: person.name.utf8 + [0] + id, payload: Array("\(total)".utf8))
        }
        var list = RowPages(site, "people/index", title: "People", trail: [SiteTrail.home])
        let sorted = try names.sorted()
        while let record = try sorted.next() {
            let id = String(decoding: record.key.split(separator: 0).last ?? [], as: UTF8.self)
            let person = person(id)
            var row = Markup()
            row.link(
                person.name,
                to: list.root + Self.file(person.id),
                " dir=\"auto\""
            )
            row.add("<small>")
            let count = Int(String(decoding: record.payload, as: UTF8.self)) ?? 0
            row.add(words: Words.messages(count))
            row.add("</small>")
            try list.add(row)
        }
        try list.finish()
    }

    private func person(_ id: String) -> ArchivePerson {
        people.entries[id]?.value
            ?? (id == ArchivePerson.unknown.id ? .unknown : ArchivePerson(id: id))
    }

    private static func file(_ id: String) -> String {
        "people/\(SiteNames.hash(id).prefix(2))/\(SiteNames.name(id)).html"
    }

    /// Writes the page of a person, and returns the number of their messages.
    private func write(
        _ person: ArchivePerson,
        _ prefix: [UInt8],
        _ counts: RecordReader
    ) throws(SiteError) -> Int {
        let file = Self.file(person.id)
        let root = SiteNames.root(from: file)
        var out = Markup()
        var channel = ""
        var total = 0
        while let record = counts.peek, record.key.starts(with: prefix) {
            _ = try counts.next()
            let parts = record.key.dropFirst(prefix.count).split(separator: 0).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard parts.count == 2,
                let count = Int(String(decoding: record.payload, as: UTF8.self))
            else { continue }
            if parts[0] != channel {
                if !channel.isEmpty { out.add("</ul>\n") }
                channel = parts[0]
                out.heading(channels[channel]?.name ?? channel)
                out.add("<ul class=\"rows\">\n")
            }
            let month = parts[1].split(separator: "/").map(String.init)
            out.add("<li>")
            out.link(
                "\(SiteTrail.monthName(month.last ?? "")) \(month.first ?? "")",
                to: "\(root)\(channel)/\(parts[1])/index.html"
            )
            out.add("<small>")
            out.add(words: Words.messages(count))
            out.add("</small></li>\n")
            total += count
        }
        if total > 0 { out.add("</ul>\n") }
        let frame = PageFrame(
            file: file,
            title: person.name,
            trail: Self.trail,
            content: Array(out.text.utf8)
        )
        try site.write(frame.bytes, to: file)
        return total
    }
}
