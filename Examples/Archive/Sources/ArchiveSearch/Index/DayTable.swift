import ArchiveStorage

/// The numbers of documents by day, by which `before:` and `after:` find a place among all documents.
struct DayTable {
    /// The first day of each file, and the number of documents before it.
    private(set) var starts: [(day: Int, document: Int)] = []
    /// The days and their numbers of documents.
    private(set) var counts: [(day: Int, count: Int)] = []
    private(set) var bytes = 0

    private let folder: ShardFolder
    private var page: [UInt8] = []
    private var days = 0
    private var day: Int?
    private var written = 0
    private var count = 0
    private var total = 0

    init(folder: ShardFolder) {
        self.folder = folder
    }

    /// Adds documents of a day, which is not before those before.
    mutating func add(day next: Int, count added: Int = 1) throws(SiteError) {
        if next != day { try endDay() }
        day = next
        count += added
    }

    /// Writes what is left.
    mutating func finish() throws(SiteError) {
        try endDay()
        try endPage()
    }

    private mutating func endDay() throws(SiteError) {
        guard let day else { return }
        if days == 0 {
            starts.append((day, total))
            written = 0
        }
        page.append(signed: day - written)
        page.append(number: count)
        written = day
        counts.append((day, count))
        total += count
        count = 0
        days += 1
        if days == SearchLimits.days { try endPage() }
    }

    private mutating func endPage() throws(SiteError) {
        guard days > 0 else { return }
        bytes += try folder.write(ShardFolder.name("days", starts.count - 1), page)
        page = []
        days = 0
    }
}
