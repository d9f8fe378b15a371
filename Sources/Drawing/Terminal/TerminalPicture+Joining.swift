extension TerminalPicture {
    /// Returns both pictures, the other one to the right, at a distance in cells; drawn with the first one's options.
    public func beside(_ other: TerminalPicture, gap: Int = 4) -> TerminalPicture {
        let width = columns + max(0, min(gap, 1000))
        let (first, second) = (cells, other.cells)
        let joined = (0..<max(first.count, second.count)).map { row -> [TerminalCell] in
            let left = row < first.count ? first[row] : []
            guard row < second.count, !second[row].isEmpty else { return left }
            let space = Array(repeating: TerminalCell.blank, count: width - left.count)
            return left + space + second[row]
        }
        return TerminalPicture(cells: joined, options: options)
    }

    /// Returns both pictures, the other one below, at a distance in rows; drawn with the first one's options.
    public func above(_ other: TerminalPicture, gap: Int = 0) -> TerminalPicture {
        let space = Array(repeating: [TerminalCell](), count: max(0, min(gap, 1000)))
        return TerminalPicture(cells: cells + space + other.cells, options: options)
    }
}
