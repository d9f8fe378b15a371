public import Components
public import Views

/// The button that scrolls to the newest message.
public protocol ScrollToLatestMessageButton: Control, Component {
    /// The unread count.
    var content: ChatUnreadCount { get set }
}

extension Slot
where Value == any ScrollToLatestMessageButton.Type, Part == any ScrollToLatestMessageButton {
    /// The button that scrolls to the newest message.
    public static let scrollToLatestMessageButton = Slot(
        "scrollToLatestMessageButton",
        default: ChatScrollToLatestMessageButton.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A round button with an arrow, and the unread count on its upper edge.
open class ChatScrollToLatestMessageButton: Control, ScrollToLatestMessageButton {
    /// The unread count.
    public var content = ChatUnreadCount.noUnread {
        didSet { contentChanged() }
    }

    /// The round shape.
    public let circleView = ContainerStackView()

    /// The arrow.
    public let imageView = ImageView()

    /// The shape around the number; hidden while there are no unread messages.
    public let badgeView = View()

    /// The number of unread messages.
    public let unreadCountLabel = Label()

    /// Called once, first, to raise the event of a tap; call `super` first.
    open override func setUp() {
        super.setUp()
        addTarget("scrollToLatest") { [weak self] in
            guard let self else { return }
            raise(.scrollToLatestMessage, content)
        }
    }

    /// Called once, after `setUp`, to place the badge over the circle; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let metrics = components[.appearance].metrics
        circleView.isLayoutMarginsRelativeArrangement = true
        circleView.directionalLayoutMargins = metrics.roundButtonMargins
        circleView.addArrangedSubview(imageView)
        badgeView.directionalLayoutMargins = metrics.badgeMargins
        badgeView.fillMargins(with: unreadCountLabel)
        badgeView.overlapsSiblings = true
        addSubview(circleView)
        addSubview(badgeView)
        Constraint.activate([
            circleView.topAnchor.constraint(equalTo: badgeView.centerYAnchor),
            circleView.leadingAnchor.constraint(equalTo: leadingAnchor),
            circleView.trailingAnchor.constraint(equalTo: trailingAnchor),
            circleView.bottomAnchor.constraint(equalTo: bottomAnchor),
            badgeView.topAnchor.constraint(equalTo: topAnchor),
            badgeView.centerXAnchor.constraint(equalTo: centerXAnchor),
            badgeView.widthAnchor.constraint(greaterThanOrEqualTo: badgeView.heightAnchor),
        ])
    }

    /// Called after `setUpLayout`, to choose symbol, font and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        let palette = appearance.palette
        circleView.backgroundColor = palette.floating
        circleView.layer.borderWidth = appearance.metrics.borderWidth
        circleView.layer.borderColor = palette.border
        imageView.image = appearance.images.scrollToLatest
        imageView.symbolSize = appearance.metrics.symbolSize
        imageView.tintColor = palette.accent
        badgeView.backgroundColor = palette.accent
        unreadCountLabel.font = appearance.fonts.footnoteBold
        unreadCountLabel.textColor = palette.accentContent
        unreadCountLabel.textAlignment = .center
        accessibilityRole = .button
    }

    /// Called after layout, to make circle and badge round; call `super` first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [circleView, badgeView] {
            view.layer.cornerRadius = min(view.frame.size.width, view.frame.size.height) / 2
        }
    }

    /// Called after `setUpAppearance`, to show the number; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let formatters = components[.appearance].formatters
        let count = max(0, content.messages)
        // A hidden badge keeps its space, so that the circle does not move.
        unreadCountLabel.text = formatters.unreadCount(count)
        badgeView.isHidden = count == 0
        accessibilityLabel = formatters.scrollToLatest(count)
    }
}
