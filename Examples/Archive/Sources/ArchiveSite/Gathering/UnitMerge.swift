import ArchiveStorage
import Components
import DefaultComponents

/// The merge of one unit.
struct UnitMerge {
    private(set) var isChanged = false
    /// Whether messages may have moved to other pages.
    var movesMessages: Bool { oldPlan.part > 0 || newPlan.part > 0 }

    private let output: OutputFile
    private var oldPlan: PagePlan
    private var newPlan: PagePlan
    private let isMirror: Bool
    private let note: (Change) throws(SiteError) -> Void
    private var pending: (key: LineKey, line: MessageLine, old: MessageLine?)?

    /// A line that was added or replaced, or one that is gone.
    struct Change {
        let key: LineKey
        let line: MessageLine
        let kind: Kind

        enum Kind {
            case added, replaced, removed
        }
    }

    /// Creates a merge; in a mirror, lines for which there is no new one are removed.
    init(
        _ unit: MessageUnit,
        _ output: OutputFile,
        isMirror: Bool,
        noting note: @escaping (Change) throws(SiteError) -> Void
    ) {
        self.output = output
        self.isMirror = isMirror
        self.note = note
        oldPlan = PagePlan(unit)
        newPlan = oldPlan
    }

    /// Keeps a line for which there is no new one.
    mutating func keep(_ line: MessageLine, _ key: LineKey, in unit: MessageUnit) throws(SiteError)
    {
        try writePending()
        _ = oldPlan.add(line)
        // The root in a thread is a copy, of which its day decides.
        guard isMirror, !unit.isCopy(line) else {
            return try write(line)
        }
        isChanged = true
        try note(Change(key: key, line: line, kind: .removed))
    }

    /// Adds a line; of several with the same key, the best one stays.
    mutating func add(
        _ line: MessageLine,
        insteadOf old: MessageLine?,
        _ key: LineKey
    ) throws(SiteError) {
        if let known = pending, known.key == key {
            if Self.isBetter(line, than: known.line) {
                pending?.line = line.source == known.old?.source ? known.old ?? line : line
            }
            return
        }
        try writePending()
        if let old {
            _ = oldPlan.add(old)
            let isNew = line.source != old.source && (isMirror || Self.isBetter(line, than: old))
            pending = (key, isNew ? line : old, old)
        } else {
            pending = (key, line, nil)
        }
    }

    /// Writes the line that was added last.
    mutating func writePending() throws(SiteError) {
        guard let (key, line, old) = pending else { return }
        pending = nil
        if old?.source != line.source {
            isChanged = true
            try note(Change(key: key, line: line, kind: old == nil ? .added : .replaced))
        }
        try write(line)
    }

    private mutating func write(_ line: MessageLine) throws(SiteError) {
        _ = newPlan.add(line)
        try output.write(line.bytes)
        try output.write([0x0A])
    }

    /// Returns whether a line is to be kept rather than another one of the same message.
    ///
    /// That is the one with the later edit; then the deleted one; then the one with more files, or more bytes. The order
    /// is total, so that the order of the exports has no influence.
    static func isBetter(_ line: MessageLine, than other: MessageLine) -> Bool {
        guard line.source != other.source else { return false }
        let (left, right) = (Rank(line), Rank(other))
        guard left.values == right.values else {
            return right.values.lexicographicallyPrecedes(left.values)
        }
        return Array(other.source).precedes(Array(line.source))
    }

    private struct Rank {
        let values: [Int64]

        init(_ line: MessageLine) {
            let edit = line.text(of: "edited").flatMap { Timestamp(iso8601: $0) }
            let files = line.source.count(of: Array("\"file\":\"".utf8))
            values = [
                edit?.microseconds ?? .min,
                line.source.firstRange(of: Array("\"deleted\":true".utf8)) == nil ? 0 : 1,
                Int64(files),
                Int64(line.sourceCount),
            ]
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func count(of mark: [UInt8]) -> Int {
        var rest = self
        var count = 0
        while let place = rest.firstRange(of: mark) {
            count += 1
            rest = rest[place.upperBound...]
        }
        return count
    }
}
