public import Views

/// A stack whose views touch unless `spacing` is set.
///
/// A class of its own, as a `ContainerStackView` keeps a distance of 8 points unless set.
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

    /// Takes a view out of the stack and, unlike UIKit, out of its superview.
    public final func removeArrangedSubview(_ view: View) {
        if view.superview === self { view.removeFromSuperview() }
    }
}
