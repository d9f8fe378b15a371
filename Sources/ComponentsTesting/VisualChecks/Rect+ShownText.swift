import Views

extension Rect {
    /// The position and the size with at most four decimals: `8,106 32x32`.
    var shownText: String {
        "\(x.preciseText),\(y.preciseText) \(size.width.preciseText)x\(size.height.preciseText)"
    }
}
