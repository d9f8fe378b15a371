import Components
import DefaultComponents
import Views

// The controls that several plugins use.

/// A bar in the accent of the appearance.
class BarView: ProgressView {
    override func setUpAppearance() {
        super.setUpAppearance()
        tintColor = components[.appearance].palette.accent
    }
}

/// A button of an overlay as large as a fingertip.
final class TouchButton: Button {
    /// Creates a button with a name for its action, and a sign or none.
    convenience init(_ name: String, _ sign: String? = nil, action: @escaping () -> Void) {
        self.init()
        title = sign
        contentInset = DirectionalEdgeInsets(horizontal: sign == nil ? 12 : 16, vertical: 13)
        hitInsets = DirectionalEdgeInsets(horizontal: -3, vertical: 0)
        addTarget(name, action)
    }
}

/// A field in the colours of the appearance.
final class PlainField: TextField {
    override func setUpAppearance() {
        super.setUpAppearance()
        textColor = components[.appearance].palette.text
        placeholderColor = components[.appearance].palette.subtitleText
    }
}

extension Color {
    /// Returns the colour, with its light one in dark surroundings if a theme is light there, too.
    func readable(beside other: Color) -> Color {
        let isReadable = dark.contrast(with: other.dark) >= 4.5
        return isReadable ? self : Color(name, light: light, dark: light)
    }
}
