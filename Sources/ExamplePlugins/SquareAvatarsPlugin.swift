public import Components
import DefaultComponents
import Views

/// Gives avatars nearly square corners.
///
/// The documentation's section *Square avatars*.
public struct SquareAvatarsPlugin: Plugin {
    /// `square-avatars`.
    public let manifest = PluginManifest("square-avatars", summary: "Avatars are square.")

    /// Creates the plugin.
    public init() {}

    /// Extends the avatar, of any type.
    public func register(in registrar: inout Registrar) {
        registrar.extend(.avatar, with: SquareImage.self)
    }
}

private final class SquareImage: ComponentExtension<View> {
    override func setUpAppearance() {
        super.setUpAppearance()
        (host as? any AvatarView)?.imageView.layer.cornerRadius = 3
    }
}
