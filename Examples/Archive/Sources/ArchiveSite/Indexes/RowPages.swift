import ArchiveStorage

/// A list of rows, of which a page holds at most 500.
struct RowPages {
    private let site: SiteFolder
    private let name: String
    private let title: String
    private let trail: [PageFrame.Link]
    private var rows = Markup()
    private var count = 0
    private var part = 0

    private static let limit = 500

    /// Creates a list; `name` is its first file without the ending.
    init(_ site: SiteFolder, _ name: String, title: String, trail: [PageFrame.Link]) {
        self.site = site
        self.name = name
        self.title = title
        self.trail = trail
    }

    /// The way from the page of the next row up to the site's folder.
    var root: String {
        SiteNames.root(from: file(count == Self.limit ? part + 1 : part))
    }

    /// Returns whether the site has a file.
    func has(_ name: String) -> Bool {
        site.exists(name)
    }

    /// Adds a row.
    mutating func add(_ row: Markup) throws(SiteError) {
        if count == Self.limit {
            try write(hasNext: true)
            part += 1
            count = 0
            rows = Markup()
        }
        count += 1
        rows.add("<li>")
        rows.add(row)
        rows.add("</li>\n")
    }

    /// Writes the last page, if there are rows, and removes those of an earlier list.
    func finish() throws(SiteError) {
        if count > 0 { try write(hasNext: false) }
        var next = count > 0 ? part + 1 : 0
        while site.exists(file(next)) {
            site.remove(file(next))
            next += 1
        }
    }

    private func write(hasNext: Bool) throws(SiteError) {
        var content = Markup()
        content.add("<ul class=\"rows\">\n")
        content.add(rows)
        content.add("</ul>\n")
        let frame = PageFrame(
            file: file(part),
            title: part == 0 ? title : "\(title), part \(part + 1)",
            trail: trail,
            previous: part == 0 ? nil : PageFrame.Link("Part \(part)", file(part - 1)),
            next: hasNext ? PageFrame.Link("Part \(part + 2)", file(part + 1)) : nil,
            content: Array(content.text.utf8)
        )
        try site.write(frame.bytes, to: frame.file)
    }

    private func file(_ part: Int) -> String {
        SiteNames.page(name, part: part)
    }
}
