import ArchiveStorage
import DefaultComponents

/// A reader of the lines of a unit.
final class UnitReader {
    /// The line that comes next; `nil` at the end.
    private(set) var current: Line?

    /// A line with its key.
    typealias Line = (key: LineKey, line: MessageLine)

    private let path: String
    private let file: InputFile?
    private let isShown: Bool
    private var number = 0
    /// The lines of one time in the order of readers, the next one last, and the line behind them.
    private var group: [Line] = []
    private var following: Line?

    /// The number of messages of one time that are put in order.
    private static let groupLimit = 10_000

    /// Opens a unit, which has no lines if there is no file.
    ///
    /// Files are in the order of times and ids. For readers, messages of one time are in the order of their export.
    init(_ unit: MessageUnit, in site: SiteFolder, forReaders isShown: Bool = false)
        throws(SiteError)
    {
        path = site.place(of: unit.file)
        file = try InputFile(path: path)
        self.isShown = isShown
        if isShown { following = try next() }
        try advance()
    }

    func advance() throws(SiteError) {
        guard isShown else { return current = try next() }
        if group.isEmpty { try fillGroup() }
        current = group.popLast()
    }

    private func fillGroup() throws(SiteError) {
        guard let first = following else { return }
        group = [first]
        following = try next()
        while let line = following, line.key.time == first.key.time,
            group.count < Self.groupLimit
        {
            group.append(line)
            following = try next()
        }
        guard group.count > 1 else { return }
        let ordered = group.enumerated().map { (order: $1.line.order, place: $0, line: $1) }
        group = ordered.sorted { ($0.order, $0.place) > ($1.order, $1.place) }.map(\.line)
    }

    private func next() throws(SiteError) -> Line? {
        guard let bytes = try file?.nextLine() else { return nil }
        number += 1
        let line = MessageLine(bytes)
        guard let key = line.key else { throw .damaged(path: path, line: number) }
        return (key, line)
    }
}
