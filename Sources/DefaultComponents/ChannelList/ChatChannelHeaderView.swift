public import Components
public import Views

/// The content of a channel's header.
public struct ChatChannelHeader: Sendable, Hashable {
    /// The channel.
    public var channel: ChatChannel

    /// The title where it is not the channel's name, such as that of a thread.
    public var title: String?

    /// The number of members, which may be more than the channel lists.
    public var memberCount: Int

    /// The number of members who are online; `nil` if that is not known.
    public var onlineCount: Int?

    /// The users who are typing, without the reader.
    public var typingUsers: [ChatUser]

    /// Creates the content of a header; the number of members is that of the channel unless you pass one.
    public init(
        _ channel: ChatChannel,
        title: String? = nil,
        memberCount: Int? = nil,
        onlineCount: Int? = nil,
        typingUsers: [ChatUser] = []
    ) {
        self.channel = channel
        self.title = title
        self.memberCount = memberCount ?? channel.members.count
        self.onlineCount = onlineCount
        self.typingUsers = typingUsers
    }
}

/// The header of a channel, above its messages.
public protocol ChannelHeaderView: View, Component {
    /// The channel, and who is there.
    var content: ChatChannelHeader? { get set }
}

extension Slot where Value == any ChannelHeaderView.Type, Part == any ChannelHeaderView {
    /// The header of a channel: its name, and its members or who is typing.
    public static let channelHeaderView = Slot(
        "channelHeaderView",
        default: ChatChannelHeaderView.self
    ) { $0.init($1) }
}

/// The name of the channel as a heading, above who is typing or the number of members.
open class ChatChannelHeaderView: ContainerStackView, ChannelHeaderView {
    /// The channel, and who is there.
    public var content: ChatChannelHeader? {
        didSet { contentChanged() }
    }

    /// The column of both texts.
    public let textStack = ContainerStackView(axis: .vertical)

    /// The name of the channel.
    public let titleLabel = Label()

    /// The users who are typing, or else the number of members and of those who are online.
    public let subtitleLabel = Label()

    /// Called once, after `setUp`, to stack the texts; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let metrics = components[.appearance].metrics
        alignment = .center
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = metrics.channelMargins
        spacing = metrics.cardSpacing
        textStack.spacing = metrics.cardLineSpacing
        for label in [titleLabel, subtitleLabel] { label.numberOfLines = 1 }
        textStack.addArrangedSubviews([titleLabel, subtitleLabel])
        textStack.setContentHuggingPriority(249, for: .horizontal)
        addArrangedSubview(textStack)
    }

    /// Called after `setUpLayout`, to choose fonts and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        titleLabel.font = appearance.fonts.bodyBold
        titleLabel.textColor = appearance.palette.text
        titleLabel.accessibilityRole = .heading
        titleLabel.accessibilityState.level = 1
        subtitleLabel.font = appearance.fonts.footnote
        subtitleLabel.textColor = appearance.palette.subtitleText
    }

    /// Called after `setUpAppearance`, to show the channel; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let formatters = components[.appearance].formatters
        titleLabel.text = content.map { $0.title ?? $0.channel.name }
        let subtitle = content.map { content in
            content.typingUsers.isEmpty
                ? content.presence(in: formatters.words) : formatters.typing(content.typingUsers)
        }
        subtitleLabel.text = subtitle
        subtitleLabel.isHidden = subtitle?.isEmpty != false
    }
}

extension ChatChannelHeader {
    /// Returns the numbers of members and of those who are online; empty if neither is known.
    fileprivate func presence(in words: Words) -> String {
        let known = [
            memberCount > 0 ? words.text(.channelMembers, ["count": .number(memberCount)]) : nil,
            onlineCount.map { words.text(.channelOnline, ["count": .number(max(0, $0))]) },
        ]
        return known.compactMap(\.self).joined(separator: words.text(.comma))
    }
}

extension ChatChannelHeaderView: HeldViewNaming {
    package var heldViews: KeyValuePairs<String, View?> {
        ["textStack": textStack, "titleLabel": titleLabel, "subtitleLabel": subtitleLabel]
    }
}
