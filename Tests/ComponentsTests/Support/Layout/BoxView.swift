import Views

/// A view with a natural size and a baseline of its own.
final class BoxView: View {
    var natural = Size.zero {
        didSet { if natural != oldValue { setNeedsLayout() } }
    }

    var baseline: Double? {
        didSet { if baseline != oldValue { setNeedsLayout() } }
    }

    override var intrinsicContentSize: Size? { natural }
    override var firstBaselineOffset: Double? { baseline }
    override var lastBaselineOffset: Double? { baseline }
}
