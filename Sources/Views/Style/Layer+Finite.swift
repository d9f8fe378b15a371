extension Layer {
    /// Whether nothing of it is no number, infinite or absurd.
    @inline(__always)
    var isUsable: Bool {
        abs(cornerRadius) + abs(tightCornerRadius) + abs(borderWidth) < 10_000_000
    }

    /// The shape without numbers that are none or infinite.
    var finite: Layer {
        var layer = self
        layer.cornerRadius = cornerRadius.finite
        layer.tightCornerRadius = tightCornerRadius.finite
        layer.borderWidth = borderWidth.finite
        return layer
    }
}
