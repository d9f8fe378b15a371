public import Components
public import Views

/// The delivery status of a message of the reader.
public protocol DeliveryStatusView: View, Component {
    /// The message and its channel.
    var content: DeliveryStatusContent? { get set }
}

/// A message and its channel, for showing its delivery status.
public struct DeliveryStatusContent: Sendable, Hashable {
    /// The message.
    public var message: ChatMessage
    /// The channel of the message.
    public var channel: ChatChannel

    /// Creates the content of a delivery status.
    public init(message: ChatMessage, channel: ChatChannel) {
        self.message = message
        self.channel = channel
    }
}

extension Slot where Value == any DeliveryStatusView.Type, Part == any DeliveryStatusView {
    /// The delivery status of a message of the reader.
    public static let deliveryStatus = Slot(
        "deliveryStatus",
        default: ChatMessageDeliveryStatusView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// Check marks, and in groups the number of readers; not tappable unless interaction is enabled.
open class ChatMessageDeliveryStatusView: Control, DeliveryStatusView {
    /// The message and its channel.
    public var content: DeliveryStatusContent? {
        didSet { contentChanged() }
    }

    /// The row of count and check marks.
    public let stackView = ContainerStackView(alignment: .center, spacing: 2)

    /// The number of readers, in groups.
    public let messageReadCountsLabel = Label()

    /// The check marks.
    public let messageDeliveryChecksView = ImageView()

    /// Called once, first, to raise the event of a tap; call `super` first.
    open override func setUp() {
        super.setUp()
        isUserInteractionEnabled = false
        addTarget("deliveryStatus") { [weak self] in
            guard let self, let message = content?.message else { return }
            raise(.tapOnDeliveryStatus, message)
        }
    }

    /// Called once, after `setUp`, to build the row; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        stackView.spacing = components[.appearance].metrics.deliveryStatusSpacing
        stackView.addArrangedSubviews([messageReadCountsLabel, messageDeliveryChecksView])
        fill(with: stackView)
    }

    /// Called after `setUpLayout`, to choose fonts and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        messageReadCountsLabel.font = components[.appearance].fonts.footnote
        messageReadCountsLabel.textColor = components[.appearance].palette.subtitleText
        messageDeliveryChecksView.symbolSize = components[.appearance].metrics.symbolSize
        accessibilityRole = .status
    }

    /// Called after `setUpAppearance`, to show count and check marks; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let status = content?.message.deliveryStatus
        let components = components
        messageDeliveryChecksView.tintColor =
            status == .read
            ? components[.appearance].palette.accent
            : components[.appearance].palette.subtitleText
        messageDeliveryChecksView.image =
            switch status {
            case .pending: components[.appearance].images.messageDeliveryStatusPending
            case .sent: components[.appearance].images.messageDeliveryStatusSent
            case .delivered: components[.appearance].images.messageDeliveryStatusDelivered
            case .read: components[.appearance].images.messageDeliveryStatusRead
            case nil: nil
            }
        let words = components[.appearance].formatters.words
        let readers = content?.message.readBy.count ?? 0
        let isGroup = (content?.channel.members.count ?? 0) > 2
        messageReadCountsLabel.text = status == .read && isGroup ? words.number(readers) : nil
        messageReadCountsLabel.isHidden = messageReadCountsLabel.text == nil
        accessibilityLabel = status.map(words.status)
        isHidden = status == nil
    }
}

extension ChatMessageDeliveryStatusView: HeldViewNaming {
    package var heldViews: KeyValuePairs<String, View?> {
        [
            "stackView": stackView,
            "messageReadCountsLabel": messageReadCountsLabel,
            "messageDeliveryChecksView": messageDeliveryChecksView,
        ]
    }
}
