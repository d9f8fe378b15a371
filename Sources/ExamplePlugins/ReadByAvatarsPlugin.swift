public import Components
import DefaultComponents
import Views

/// Shows the readers of a message: three overlapping avatars and the number of others; a tap shows all.
///
/// The documentation's sections *Show avatars of members who's seen a message* and *Handle taps*.
public struct ReadByAvatarsPlugin: Plugin {
    /// `read-by-avatars`.
    public let manifest = PluginManifest(
        "read-by-avatars",
        summary: "The delivery status shows the avatars of those who read the message."
    )

    /// Creates the plugin.
    public init() {}

    /// Extends the delivery status.
    public func register(in registrar: inout Registrar) {
        registrar.extend(.deliveryStatus, with: ReaderAvatars.self)
    }
}

private final class ReaderAvatars: ComponentExtension<ChatMessageDeliveryStatusView> {
    private let maxNumberOfAvatars = 3
    private let avatarSize = 15.0
    private let avatarsStackView = ContainerStackView()
    private var avatarViews: [any AvatarView] = []

    override func setUpLayout() {
        super.setUpLayout()
        // Each avatar covers half of the previous one.
        avatarsStackView.spacing = -avatarSize / 2
        for _ in 0..<maxNumberOfAvatars {
            let avatarView = host.make(.avatar)
            avatarView.diameter = avatarSize
            avatarViews.append(avatarView)
            avatarsStackView.addArrangedSubview(avatarView)
        }
        host.stackView.insertArrangedSubview(avatarsStackView, at: 0)
        // The label shows the number of others, so it comes last.
        host.stackView.addArrangedSubview(host.messageReadCountsLabel)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        for avatarView in avatarViews {
            avatarView.imageView.layer.borderColor =
                host.components[.appearance].palette.background6
            avatarView.imageView.layer.borderWidth = 1
        }
    }

    override func updateContent() {
        super.updateContent()
        let readBy = (host.content?.message.readBy ?? []).sorted {
            ($0.name, $0.id) < ($1.name, $1.id)
        }
        avatarsStackView.isHidden = readBy.isEmpty
        for (index, avatarView) in avatarViews.enumerated() {
            let user = readBy.indices.contains(index) ? readBy[index] : nil
            avatarView.content = user
            avatarView.isHidden = user == nil
        }
        let leftUsers = readBy.count - avatarViews.count
        let formatters = host.components[.appearance].formatters
        host.messageReadCountsLabel.text = leftUsers > 0 ? formatters.more(leftUsers) : nil
        host.messageReadCountsLabel.isHidden = leftUsers <= 0
        host.isUserInteractionEnabled = !readBy.isEmpty
    }
}
