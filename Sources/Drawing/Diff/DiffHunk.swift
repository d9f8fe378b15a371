/// A range of lines in which two texts differ, with the lines around it.
public struct DiffHunk: Sendable, Hashable {
    /// The first line in the old text, from 0.
    public let oldStart: Int

    /// The first line in the new text, from 0.
    public let newStart: Int

    /// The lines, in order; removed ones come before those added in their place.
    public let lines: [DiffLine]

    /// The hunk as text, each line with a line feed at its end.
    package var text: String {
        text { _, _ in "" }
    }

    /// Returns the text with a note after each line, which is made from the line and its index in the old text, if it
    /// was removed, or in the new one.
    package func text(note: (DiffLine, Int) -> String) -> String {
        let old = Self.range(oldStart, lines.count { $0.kind != .added })
        let new = Self.range(newStart, lines.count { $0.kind != .removed })
        var text = "@@ -\(old) +\(new) @@\n"
        var (oldPlace, newPlace) = (oldStart, newStart)
        for line in lines {
            let place = line.kind == .removed ? oldPlace : newPlace
            text += "\(line.kind.rawValue)\(line.text)\(note(line, place))\n"
            if line.kind != .added { oldPlace += 1 }
            if line.kind != .removed { newPlace += 1 }
            if !line.endsInLineFeed { text += "\\ No newline at end of file\n" }
        }
        return text
    }

    /// Returns first line and count, in the format of `diff`: from 1, one line without a count, zero lines after a
    /// line.
    private static func range(_ start: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(start),0"
        case 1: "\(start + 1)"
        default: "\(start + 1),\(count)"
        }
    }
}

/// One line of a hunk.
public struct DiffLine: Sendable, Hashable {
    /// The kind of the line.
    public let kind: Kind

    /// The line without its line feed.
    public let text: String

    /// Whether the line ends in a line feed; only the last line of a text may not.
    public let endsInLineFeed: Bool

    /// The kind of a line in a difference.
    public enum Kind: String, Sendable, Hashable {
        /// In both texts.
        case kept = " "
        /// In the old text only.
        case removed = "-"
        /// In the new text only.
        case added = "+"
    }

    init(_ kind: Kind, _ line: Substring) {
        self.kind = kind
        endsInLineFeed = line.utf8.last == UInt8(ascii: "\n")
        text = String(line.unicodeScalars.dropLast(endsInLineFeed ? 1 : 0))
    }
}

extension DiffHunk {
    /// Returns the hunks of some changes; changes that share context are in one hunk.
    static func hunks(_ lines: DiffLines, context: Int) -> [DiffHunk] {
        var groups: [[DiffChange]] = []
        for change in DiffChange.changes(lines) {
            if let last = groups.last?.last,
                change.old.lowerBound - last.old.upperBound <= 2 * context
            {
                groups[groups.count - 1].append(change)
            } else {
                groups.append([change])
            }
        }
        return groups.compactMap { DiffHunk(lines, $0, context) }
    }

    private init?(_ all: DiffLines, _ changes: [DiffChange], _ context: Int) {
        guard let first = changes.first, let last = changes.last else { return nil }
        let before = min(context, first.old.lowerBound)
        let after = min(context, all.old.count - last.old.upperBound)
        oldStart = first.old.lowerBound - before
        newStart = first.new.lowerBound - before
        var lines: [DiffLine] = []
        var place = oldStart
        for change in changes {
            lines += all.old[place..<change.old.lowerBound].map { DiffLine(.kept, $0) }
            lines += all.old[change.old].map { DiffLine(.removed, $0) }
            lines += all.new[change.new].map { DiffLine(.added, $0) }
            place = change.old.upperBound
        }
        lines += all.old[place..<place + after].map { DiffLine(.kept, $0) }
        self.lines = lines
    }
}
