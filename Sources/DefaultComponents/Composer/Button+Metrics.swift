import Views

extension Button {
    /// Takes over how large a symbol is, and how far from it the words stand.
    func take(_ metrics: Appearance.Metrics) {
        symbolSize = metrics.symbolSize
        imagePadding = metrics.imagePadding
    }
}
