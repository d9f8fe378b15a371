/// Lines of the old text that are replaced by lines of the new text.
struct DiffChange: Equatable {
    var old: Range<Int>
    var new: Range<Int>

    /// Returns the changes that turn the old lines into the new ones, in order, never adjacent.
    static func changes(_ lines: DiffLines) -> [DiffChange] {
        var finder = EditFinder(old: lines.oldNumbers, new: lines.newNumbers)
        finder.run()
        var changes: [DiffChange] = []
        var (old, new) = (0, 0)
        while old < finder.isRemoved.count || new < finder.isAdded.count {
            let (oldStart, newStart) = (old, new)
            while old < finder.isRemoved.count, finder.isRemoved[old] { old += 1 }
            while new < finder.isAdded.count, finder.isAdded[new] { new += 1 }
            if old > oldStart || new > newStart {
                changes.append(DiffChange(old: oldStart..<old, new: newStart..<new))
            } else {
                old += 1
                new += 1
            }
        }
        return changes
    }
}
