public import Components
import DefaultComponents
import Views

/// Shows people on a card over the list, instead of another screen; a tap closes the card.
///
/// The documentation's section *Navigation*. Other routes are passed on to the host.
public struct CustomRouterPlugin: Plugin {
    /// `custom-router`.
    public let manifest = PluginManifest(
        "custom-router",
        summary: "A tap on an avatar shows the person on a card over the list."
    )

    /// Creates the plugin.
    public init() {}

    /// Extends the list, which receives its routes before the screen around it.
    public func register(in registrar: inout Registrar) {
        registrar.extend(.messageListVC, with: PersonRoute.self)
    }
}

private final class PersonRoute: ComponentExtension<ChatMessageListVC>, EventSink {
    private let cardView = PersonCardView()

    override func setUpLayout() {
        super.setUpLayout()
        cardView.isHidden = true
        host.view.addSubview(cardView)
        Constraint.activate([
            cardView.centerXAnchor.constraint(equalTo: host.view.centerXAnchor),
            cardView.centerYAnchor.constraint(equalTo: host.view.centerYAnchor),
            cardView.leadingAnchor.constraint(
                greaterThanOrEqualTo: host.view.layoutMarginsGuide.leadingAnchor
            ),
        ])
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        guard case .user(let user)? = event[.route] else { return .passed }
        cardView.content = user
        cardView.isHidden = false
        host.layoutIfNeeded()
        return .handled
    }
}

private final class PersonCardView: Control {
    var content: ChatUser? {
        didSet { contentChanged() }
    }

    private let nameLabel = Label()
    private var avatarView: (any AvatarView)?

    override func setUp() {
        super.setUp()
        overlapsSiblings = true
        accessibilityRole = .button
        addTarget("closePerson") { [weak self] in self?.isHidden = true }
    }

    override func setUpLayout() {
        super.setUpLayout()
        let avatarView = make(.avatar)
        self.avatarView = avatarView
        directionalLayoutMargins = components[.appearance].metrics.symbolMargins
        fillMargins(
            with: ContainerStackView(
                alignment: .center,
                spacing: 8,
                arrangedSubviews: [avatarView, nameLabel]
            )
        )
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        backgroundColor = appearance.palette.floating
        layer.cornerRadius = appearance.metrics.cardCornerRadius
        layer.borderColor = appearance.palette.border
        layer.borderWidth = 1
        nameLabel.font = appearance.fonts.bodyBold
        nameLabel.textColor = appearance.palette.text
    }

    override func updateContent() {
        super.updateContent()
        avatarView?.content = content
        nameLabel.text = content?.name
        accessibilityLabel = content?.name
    }
}
