public import Components
public import Views

/// The row of a channel in a list.
public protocol ChannelListItemView: View, Component {
    /// The channel, with its newest message.
    var content: ChatChannelPreview? { get set }

    /// Whether the channel is the one that is open beside the list.
    var isSelected: Bool { get set }
}

extension Slot where Value == any ChannelListItemView.Type, Part == any ChannelListItemView {
    /// The row of a channel in a list: its name, its newest message and what is unread.
    public static let channelListItemView = Slot(
        "channelListItemView",
        default: ChatChannelListItemView.self
    ) { $0.init($1) }
}

/// Two lines: the name and the time of the newest message, then that message and the number of unread ones.
open class ChatChannelListItemView: ContainerStackView, ChannelListItemView, TapResponder {
    /// The channel, with its newest message.
    public var content: ChatChannelPreview? {
        didSet { contentChanged() }
    }

    /// Whether the channel is the one that is open beside the list; it then has a background.
    public var isSelected = false {
        didSet { if isSelected != oldValue { contentChanged() } }
    }

    /// The column of both lines.
    public let textStack = ContainerStackView(axis: .vertical)

    /// The first line: name and time.
    public let titleStack = ContainerStackView()

    /// The second line: preview and badge.
    public let previewStack = ContainerStackView(alignment: .center)

    /// The name of the channel.
    public let nameLabel = Label()

    /// The time of the newest message; the day if it is not of today.
    public let timestampLabel = Label()

    /// The newest message, in one line.
    public let previewLabel = Label()

    /// The shape around the number of unread messages; hidden while there are none.
    public let badgeView = ContainerStackView(alignment: .center)

    /// The number of unread messages, after an `@` if some of them mention the reader.
    public let unreadCountLabel = Label()

    /// The number of characters of a message that are shown.
    private static let previewLength = 200

    /// Called once, after `setUp`, to build both lines; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let metrics = components[.appearance].metrics
        alignment = .center
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = metrics.channelMargins
        spacing = metrics.cardSpacing
        textStack.spacing = metrics.cardLineSpacing
        for line in [titleStack, previewStack] { line.spacing = metrics.cardSpacing }
        badgeView.isLayoutMarginsRelativeArrangement = true
        badgeView.directionalLayoutMargins = metrics.badgeMargins
        badgeView.addArrangedSubview(unreadCountLabel)
        for label in [nameLabel, previewLabel] {
            label.numberOfLines = 1
            label.setContentHuggingPriority(249, for: .horizontal)
            label.setContentCompressionResistancePriority(740, for: .horizontal)
        }
        titleStack.addArrangedSubviews([nameLabel, timestampLabel])
        previewStack.addArrangedSubviews([previewLabel, badgeView])
        textStack.addArrangedSubviews([titleStack, previewStack])
        textStack.setContentHuggingPriority(249, for: .horizontal)
        addArrangedSubview(textStack)
    }

    /// Called after `setUpLayout`, to choose fonts and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        timestampLabel.font = appearance.fonts.footnote
        timestampLabel.textColor = appearance.palette.subtitleText
        previewLabel.font = appearance.fonts.card
        previewLabel.textColor = appearance.palette.subtitleText
        unreadCountLabel.font = appearance.fonts.footnoteBold
        badgeView.layer.cornerRadius = appearance.metrics.badgeRadius
        layer.cornerRadius = appearance.metrics.cardCornerRadius
        accessibilityRole = .article
    }

    /// Called after `setUpAppearance`, to show the channel; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let appearance = components[.appearance]
        let (palette, unread) = (appearance.palette, content?.channel.unreadCount ?? .noUnread)
        let count = max(0, unread.messages, unread.mentions)
        let isMuted = content?.isMuted == true
        nameLabel.text = content?.channel.name
        nameLabel.font = count > 0 ? appearance.fonts.bodyBold : appearance.fonts.body
        nameLabel.textColor = isMuted ? palette.subtitleText : palette.text
        timestampLabel.text = content?.lastMessage.map { shownTime(of: $0, appearance) }
        timestampLabel.isHidden = content?.lastMessage == nil
        previewLabel.text = content?.preview(in: appearance.words, limit: Self.previewLength)
        let number = appearance.formatters.unreadCount(count)
        unreadCountLabel.text = unread.mentions > 0 ? "@\(number)" : number
        let badge =
            unread.mentions > 0
            ? (palette.alert, palette.alertContent) : (palette.accent, palette.accentContent)
        badgeView.backgroundColor = isMuted && unread.mentions <= 0 ? palette.overlay : badge.0
        unreadCountLabel.textColor =
            isMuted && unread.mentions <= 0 ? palette.staticText : badge.1
        badgeView.isHidden = count == 0
        backgroundColor = isSelected ? palette.background2 : nil
        accessibilityLabel = content.map { label(of: $0, unread) }
        accessibilityState.isSelected = isSelected
    }

    /// Called with a tap or a long press on the row; `super` raises the event of a tap on the channel.
    open func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap, let content else { return .passed }
        return raise(.tapOnChannel, content.channel)
    }

    /// Returns the time of a message of today, and the day of others.
    private func shownTime(of message: ChatMessage, _ appearance: Appearance) -> String {
        let (calendar, formatters) = (appearance.calendar, appearance.formatters)
        let (today, day) = (calendar.day(now), calendar.day(message.createdAt))
        if day >= today {
            // The offset may change during the day.
            let midnight = Int64(today + 1) * 86_400
            let near = Timestamp(seconds: midnight - Int64(calendar.secondsFromUTC(at: now)))
            let offset = Int64(calendar.secondsFromUTC(at: near))
            schedule("day", at: Timestamp(seconds: midnight - offset)) { $0.contentChanged() }
        }
        return day == today
            ? formatters.messageTimestamp(message.createdAt, calendar)
            : formatters.messageDateSeparator(message.createdAt, calendar)
    }

    /// Returns what assistive technology reads: all that the row shows.
    private func label(of content: ChatChannelPreview, _ unread: ChatUnreadCount) -> String {
        let words = components[.appearance].words
        func number(_ key: WordKey, _ count: Int) -> String? {
            count > 0 ? words.text(key, ["count": .number(count)]) : nil
        }
        let parts: [String?] = [
            content.channel.name,
            content.isMuted ? words.text(.channelMuted) : nil,
            number(.channelUnread, unread.messages),
            number(.channelMentions, unread.mentions),
            previewLabel.text.flatMap { $0.isEmpty ? nil : $0 },
            timestampLabel.isHidden ? nil : timestampLabel.text,
        ]
        return parts.compactMap(\.self).joined(separator: words.text(.comma))
    }
}

extension ChatChannelPreview {
    /// Returns the newest message in one line, with its author if there may be several others.
    fileprivate func preview(in words: Words, limit: Int) -> String? {
        guard let message = lastMessage else { return nil }
        let summary = ChatQuote(of: message).summary(in: words)
        let line = summary.prefix(limit).split(whereSeparator: \.isNewline).joined(separator: " ")
        let namesAuthor = message.kind == .regular && channel.members.count != 2
        guard namesAuthor, !line.isEmpty else { return line }
        return words.text(
            .channelPreview,
            ["name": .text(message.author.name), "text": .text(line)]
        )
    }
}

extension ChatChannelListItemView: HeldViewNaming {
    package var heldViews: KeyValuePairs<String, View?> {
        [
            "textStack": textStack,
            "titleStack": titleStack,
            "previewStack": previewStack,
            "nameLabel": nameLabel,
            "timestampLabel": timestampLabel,
            "previewLabel": previewLabel,
            "badgeView": badgeView,
            "unreadCountLabel": unreadCountLabel,
        ]
    }
}
