extension View {
    /// Returns the size that the view needs, in points, if it may be so wide.
    ///
    /// - Complexity: Linear in the views below whose size is not known yet.
    public final func sizeThatFits(width: Double = .infinity) -> Size {
        .zero
    }

    /// Gives the view a width and the height it needs, or another, and lays out everything below it.
    ///
    /// Lengths are in points. Call it on the root of a mounted tree.
    ///
    /// - Complexity: Linear in the views below that changed since the last layout.
    public final func layout(width: Double, height: Double? = nil) {
        frame = Rect(width: width, height: height ?? sizeThatFits(width: width).height)
        layoutIfNeeded()
    }
}
