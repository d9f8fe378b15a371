import ArchiveFormats
import ArchiveStorage
import DefaultComponents

/// The lists of a month, whose pages are written while its messages are read.
struct MonthLists {
    var threads: RowPages
    var files: RowPages

    private static let mark = Array("\"file\":\"".utf8)

    init(threads: RowPages, files: RowPages) {
        self.threads = threads
        self.files = files
    }

    /// Adds the files of a message, and returns their number.
    mutating func addFiles(
        of line: MessageLine,
        in unit: MessageUnit,
        part: Int
    ) throws(SiteError) -> Int {
        guard line.source.firstRange(of: Self.mark) != nil,
            let source = try? SiteMessage(line: line.bytes, channelID: "")
        else { return 0 }
        var count = 0
        for (index, file) in source.files.sorted(by: { $0.key < $1.key }) {
            guard case .file(let name) = file, files.has("media/\(name)") else { continue }
            count += 1
            let message = source.message
            var row = Markup()
            let title = message.attachments[index].title ?? "File"
            row.link(title, to: "\(files.root)media/\(name)", " dir=\"auto\"")
            row.add("<small>")
            row.link(
                "\(message.author.name), \(message.time.iso8601.prefix(10))",
                to: files.root + SiteNames.address(of: message.id, in: unit, part: part)
            )
            row.add("</small>")
            try files.add(row)
        }
        return count
    }
}
