public import Components
import DefaultComponents
import Views

/// Centres the button to the newest message and removes the date over the list.
///
/// The documentation's section *Message List Layout*.
public struct CenteredScrollButtonPlugin: Plugin {
    /// `centered-scroll-button`.
    public let manifest = PluginManifest(
        "centered-scroll-button",
        summary: "The button to the newest message is in the middle, and no day lies over the list."
    )

    /// Creates the plugin.
    public init() {}

    /// Extends the list.
    public func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: CenteredButton.self)
    }
}

private final class CenteredButton: ComponentExtension<ChatMessageListVC> {
    override func setUpLayout() {
        super.setUpLayout()
        let guide = host.view.layoutMarginsGuide
        host.scrollToLatestMessageButton.centerXAnchor
            .constraint(equalTo: guide.centerXAnchor).isActive = true
        host.dateOverlayView.removeFromSuperview()
    }
}
