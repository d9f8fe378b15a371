public import Components
import DefaultComponents
import Views

/// Puts the metadata above the text, without a bubble, over the full width.
///
/// The documentation's section *Restructuring the Message Layout*.
public struct ReversedMetadataPlugin: Plugin {
    /// `reversed-metadata`.
    public let manifest = PluginManifest(
        "reversed-metadata",
        summary: "Author and time stand above the text, without a bubble."
    )

    /// Creates the plugin.
    public init() {}

    /// Wraps the layout options, widens messages and extends the message.
    public func register(in registrar: inout Registrar) {
        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            options.remove([.flipped, .bubble, .avatarSizePadding, .threadInfo, .reactions])
            options.insert([.avatar, .timestamp, .authorName])
            return options
        }
        registrar.set(.maxContentWidthMultiplier, to: 1)
        registrar.extend(.messageContentView, with: MetadataOnTop.self)
    }
}

private final class MetadataOnTop: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        // The avatar is at the top, beside the name.
        host.mainContainer.alignment = .leading
        host.textView?.textContainerInset = .zero
        host.bubbleContentContainer.directionalLayoutMargins = .zero
        let subviews = host.bubbleThreadMetaContainer.subviews
        // A view that puts its metadata on top itself stays as it is.
        guard subviews.first !== host.metadataContainer else { return }
        host.bubbleThreadMetaContainer.removeAllArrangedSubviews()
        host.bubbleThreadMetaContainer.addArrangedSubviews(subviews.reversed())
    }
}
