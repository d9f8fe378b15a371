import Components
import DefaultComponents
import Drawing
import Views

/// Rows as cells that are made and mounted on their own, with a cache.
///
/// A cell depends on its message, the one before, the one after, the channel, the width and the components, which are
/// the key of the cache.
final class FreshRows {
    /// The dependencies of a row, each as a number.
    struct Key: Hashable {
        /// The versions of the newer message, the message and the older one; nil beyond the ends.
        var newer: Int?
        var message: Int
        var older: Int?
        var channel: Int
        var components: Int
        var width: Double
    }

    /// One cell.
    final class Row {
        let height: Double
        private(set) lazy var tree = TreeNode(of: cell)
        private let cell: any MessageCell

        init(_ cell: any MessageCell, height: Double) {
            self.cell = cell
            self.height = height
        }
    }

    private var rows: [Key: Row] = [:]
    /// The number of cells that were made.
    private(set) var madeCount = 0

    /// Returns the row if it was made before.
    func known(_ key: Key) -> Row? {
        rows[key]
    }

    /// Returns the row of a cell that is new.
    func row(
        _ key: Key,
        _ content: @autoclosure () -> MessageCellContent,
        _ components: Components
    ) -> Row {
        if let row = rows[key] { return row }
        if rows.count > 1000 { rows = [:] }
        madeCount += 1
        let cell = composeCell(content(), with: components).cell
        // Heights of rows are whole multiples of 1/64 point, and a point at least.
        cell.layout(width: key.width)
        let height = max(1, (cell.frame.size.height * 64).rounded(.up) / 64)
        cell.layout(width: key.width, height: height)
        let row = Row(cell, height: height)
        rows[key] = row
        return row
    }
}
