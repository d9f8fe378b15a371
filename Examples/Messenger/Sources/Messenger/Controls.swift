import Components
import DefaultComponents
import Views

// The controls that several plugins use.

/// A bar in the colours of the appearance.
class BarView: ProgressView {
    override func setUpAppearance() {
        super.setUpAppearance()
        tintColor = components[.appearance].palette.accent
        trackColor = components[.appearance].palette.placeholder
    }
}

/// A button of an overlay as large as a fingertip.
final class TouchButton: Button {
    /// Creates a button with a name for its action, and a sign or none.
    convenience init(_ name: String, _ sign: String? = nil, action: @escaping () -> Void) {
        self.init()
        title = sign
        contentInset = DirectionalEdgeInsets(horizontal: sign == nil ? 12 : 16, vertical: 13)
        addTarget(name, action)
    }
}
