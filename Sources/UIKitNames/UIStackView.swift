public import Views

/// A stack whose views touch unless `spacing` is set.
///
/// A class of its own, as a `ContainerStackView` has a spacing of 8 points by default.
open class UIStackView: ContainerStackView {
    /// Creates an empty row without spacing.
    public required init() {
        super.init()
        spacing = 0
    }

    /// Creates a row without spacing that holds views.
    public convenience init(arrangedSubviews: [View]) {
        self.init()
        addArrangedSubviews(arrangedSubviews)
    }

    /// Removes a view from the stack and, unlike UIKit, from its superview.
    public final func removeArrangedSubview(_ view: View) {
        if view.superview === self { view.removeFromSuperview() }
    }
}
