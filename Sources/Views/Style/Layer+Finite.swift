extension Layer {
    /// The shape without numbers that are none or infinite.
    var finite: Layer {
        guard !cornerRadius.isFinite || !tightCornerRadius.isFinite || !borderWidth.isFinite else {
            return self
        }
        var layer = self
        layer.cornerRadius = cornerRadius.finite
        layer.tightCornerRadius = tightCornerRadius.finite
        layer.borderWidth = borderWidth.finite
        return layer
    }
}
