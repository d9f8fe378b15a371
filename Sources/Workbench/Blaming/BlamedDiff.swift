import Components
import Drawing

/// The difference of two trees, whose changed lines end in the plugins behind them.
struct BlamedDiff {
    /// The hunks, each line with a line feed at its end.
    let text: String

    init(_ diff: UnifiedDiff, from old: TreeNode, to new: TreeNode, _ blame: Blame) {
        let (oldLines, newLines) = (TreeFacts(of: old).lines, TreeFacts(of: new).lines)
        text = diff.hunks.map { hunk in
            hunk.text { line, place in
                let isOld = line.kind == .removed
                let lines = isOld ? oldLines : newLines
                guard line.kind != .kept, lines.indices.contains(place) else { return "" }
                let own = lines[place]
                let names =
                    blame.names(behind: own) ?? own.marks(unlike: isOld ? newLines : oldLines)
                    ?? blame.names(ofMoverOf: own)
                return names.map { "  # \($0)" } ?? ""
            }
        }.joined()
    }
}

extension TreeLine {
    /// Returns the plugins that either this line of a view or the one in another tree names, if nothing else in the
    /// line differs; nil if no line names any.
    fileprivate func marks(unlike others: [TreeLine]) -> String? {
        guard constraint == nil,
            let other = others.first(where: { $0.path == path && $0.constraint == nil })
        else { return nil }
        let differing =
            marks.filter { !other.marks.contains($0) }
            + other.marks.filter { !marks.contains($0) }
        guard !differing.isEmpty else { return nil }
        return differing.map { $0.shown() }.distinct.joined(separator: ", ")
    }
}

extension MessageChange {
    /// Returns a heading and the changed lines of the tree, with three lines around them, each with the plugins that
    /// cause it if these were determined.
    func text(below heading: String, _ blame: Blame?) -> String {
        let lines =
            blame.map { BlamedDiff(difference, from: old.tree, to: new.tree, $0).text }
            ?? difference.hunks.map(\.text).joined()
        return "\(heading)\n" + lines
    }
}
