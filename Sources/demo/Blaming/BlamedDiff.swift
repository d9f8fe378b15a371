import Drawing

/// The difference of two trees, whose changed lines end in the plugins behind them.
struct BlamedDiff {
    /// The hunks, each line with a line feed at its end.
    let text: String

    init(_ diff: UnifiedDiff, from old: TreeNode, to new: TreeNode, _ blame: Blame) {
        let (oldLines, newLines) = (TreeFacts(of: old).lines, TreeFacts(of: new).lines)
        text = diff.hunks.map { hunk in
            hunk.text { line, place in
                let lines = line.kind == .removed ? oldLines : newLines
                guard line.kind != .kept, lines.indices.contains(place) else { return "" }
                return blame.names(behind: lines[place]).map { "  # \($0)" } ?? ""
            }
        }.joined()
    }
}

extension MessageChange {
    /// Returns the message's heading and the changed lines of its tree, with three lines around them, and if somebody is
    /// to be blamed, with who it is.
    func text(_ blame: Blame?) -> String {
        "\(new.heading)\n" + difference.text(from: old.tree, to: new.tree, blame)
    }
}

extension ListComparison {
    /// Returns the heading and the changed lines, as for a message.
    func text(_ blame: Blame?) -> String {
        "\(heading.heading)\n" + difference.text(from: oldTree, to: newTree, blame)
    }
}

extension UnifiedDiff {
    fileprivate func text(from old: TreeNode, to new: TreeNode, _ blame: Blame?) -> String {
        blame.map { BlamedDiff(self, from: old, to: new, $0).text } ?? hunks.map(\.text).joined()
    }
}
