import ArchiveFormats
import ArchiveStorage
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
        let files = RecordSorter(in: site.scratch, memory: 1 << 20)
        while let record = counts.peek {
            let prefix = Array(record.key.prefix { $0 != 0 }) + [0]
            let person = person(Count(record).id)
            let total = try write(person, prefix, counts)
            try files.add(key: Array(Self.file(person.id).utf8))
            try names.add(
                key: person.name.utf8 + [0] + prefix,
                payload: Count(id: person.id, count: total).bytes
            )
        }
        try removeOthers(try files.sorted())
        var list = RowPages(site, "people/index", title: "People", trail: [SiteTrail.home])
        let sorted = try names.sorted()
        while let record = try sorted.next() {
            let count = Count(record)
            var row = Markup()
            row.link(
                person(count.id).name,
                to: list.root + Self.file(count.id),
                " dir=\"auto\""
            )
            row.add("<small>")
            row.add(words: Words.messages(count.count))
            row.add("</small>")
            try list.add(row)
        }
        try list.finish()
    }

    /// A number of messages of a person.
    struct Count {
        var id: String
        var count: Int

        init(id: String, count: Int) {
            self.id = id
            self.count = count
        }

        fileprivate init(_ record: Record) {
            let digits = record.payload.prefix { $0 != 0 }
            count = Int(String(decoding: digits, as: UTF8.self)) ?? 0
            id = String(decoding: record.payload.dropFirst(digits.count + 1), as: UTF8.self)
        }

        var bytes: [UInt8] { "\(count)".utf8 + [0] + id.utf8 }
    }

    private func person(_ id: String) -> ArchivePerson {
        people.entries[SiteNames.name(id)]?.value
            ?? (id == ArchivePerson.unknown.id ? .unknown : ArchivePerson(id: id))
    }

    private static func file(_ id: String) -> String {
        "people/\(SiteNames.hash(id).prefix(2))/\(SiteNames.name(id)).html"
    }

    /// Removes the pages of people who have no messages any more.
    private func removeOthers(_ files: RecordReader) throws(SiteError) {
        for folder in site.names(in: "people") where !folder.contains(".") && folder != "index" {
            for name in site.names(in: "people/\(folder)") {
                let key = Array("people/\(folder)/\(name)".utf8)
                while let next = files.peek, next.key.precedes(key) {
                    _ = try files.next()
                }
                if files.peek?.key != key { site.remove("people/\(folder)/\(name)") }
            }
        }
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
            guard parts.count == 2 else { continue }
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
            let count = Count(record).count
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
