import DefaultComponents

/// A reader of the lines of a unit.
final class UnitReader {
    /// The line that comes next; `nil` at the end.
    private(set) var current: (key: LineKey, line: MessageLine)?

    private let path: String
    private let file: InputFile?
    private var number = 0

    /// Opens a unit, which has no lines if there is no file.
    init(_ unit: MessageUnit, in site: SiteFolder) throws(SiteError) {
        path = site.place(of: unit.file)
        file = try InputFile(path: path)
        try advance()
    }

    func advance() throws(SiteError) {
        current = nil
        guard let bytes = try file?.nextLine() else { return }
        number += 1
        let line = MessageLine(bytes)
        guard let key = line.key else { throw .damaged(path: path, line: number) }
        current = (key, line)
    }
}
