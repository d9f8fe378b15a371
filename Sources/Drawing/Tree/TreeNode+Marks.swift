extension TreeNode {
    /// Returns whether both trees show the same, ignoring the plugins that supplied and extended their components.
    ///
    /// - Complexity: Linear in the number of nodes.
    package func showsSame(as other: TreeNode) -> Bool {
        range.count == other.range.count
            && zip(rows[range], other.rows[other.range]).allSatisfy { row, otherRow in
                row.withoutMarks == otherRow.withoutMarks
            }
    }
}

extension TreeRow {
    /// The row without the names of the plugins that supplied, extended or added the view.
    fileprivate var withoutMarks: TreeRow {
        var row = self
        row.supplier = nil
        row.extensions = []
        row.addedBy = nil
        return row
    }
}
