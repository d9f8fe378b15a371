public import Components
import DefaultComponents
import Views

/// Gives bubbles square corners.
///
/// The documentation's section *Changing the Bubble View*.
public struct SquaredBubblePlugin: Plugin {
    /// `squared-bubble`.
    public let manifest = PluginManifest("squared-bubble", summary: "Bubbles have square corners.")

    /// Creates the plugin.
    public init() {}

    /// Extends the bubble, of any type.
    public func register(in registrar: inout Registrar) {
        registrar.extend(.bubble, with: SquareCorners.self)
    }
}

private final class SquareCorners: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.cornerRadius = 0
    }
}
