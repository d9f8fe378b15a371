public import Components
public import Views

/// Shows a message with what stands above and below it.
public protocol MessageCell: View, Component {
    /// The message and those around it; set it before the cell is connected.
    var content: MessageCellContent? { get set }
}

/// A message among others.
public struct MessageCellContent {
    /// The message's place; 0 is the newest.
    public var index: Int

    /// The messages around it, newest first.
    public var messages: AnyRandomAccessCollection<ChatMessage>

    /// The channel that they stand in.
    public var channel: ChatChannel

    /// Whether they are a thread's.
    public var isInThread: Bool

    /// Creates the content of a cell.
    public init(
        index: Int,
        messages: AnyRandomAccessCollection<ChatMessage>,
        channel: ChatChannel,
        isInThread: Bool = false
    ) {
        self.index = index
        self.messages = messages
        self.channel = channel
        self.isInThread = isInThread
    }

    /// Returns the message so many places from this one, towards the older ones; none beyond the ends.
    public func message(older distance: Int = 0) -> ChatMessage? {
        let place = index + distance
        guard index >= 0, place >= 0, place < messages.count else { return nil }
        return messages[messages.index(messages.startIndex, offsetBy: place)]
    }
}

extension Slot where Value == any MessageCell.Type, Part == any MessageCell {
    /// A message with what stands above and below it.
    public static let messageCell = Slot("messageCell", default: ChatMessageCell.self) {
        $0.init($1)
    }
}

/// A column of header decorations, message and footer decorations.
open class ChatMessageCell: ContainerStackView, MessageCell {
    /// The message and those around it.
    public var content: MessageCellContent? {
        didSet { contentChanged() }
    }

    /// The message.
    public private(set) final var messageContentView: (any MessageContentView)?

    /// What stands above the message, in plugin order.
    public private(set) final var headerDecorations: [ChatMessageDecorationView] = []

    /// What stands below the message, in plugin order.
    public private(set) final var footerDecorations: [ChatMessageDecorationView] = []

    /// Called once, after `setUp`, to make the message and its decorations; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        spacing = 0
        guard let content, let message = content.message() else { return }
        let request = DecorationRequest(
            message: message,
            index: content.index,
            olderMessage: content.message(older: 1),
            channel: content.channel,
            isInThread: content.isInThread,
            cell: self
        )
        headerDecorations = decorations(.headerDecoration, request)
        addArrangedSubviews(headerDecorations)
        let view = make(.messageContentView)
        messageContentView = view
        view.layoutOptions = layoutOptions(for: content)
        view.channel = content.channel
        view.content = message
        addArrangedSubview(view)
        footerDecorations = decorations(.footerDecoration, request)
        addArrangedSubviews(footerDecorations)
    }

    /// Called after `setUpAppearance`, to hand the message on; call `super` first.
    open override func updateContent() {
        super.updateContent()
        guard let content, let view = messageContentView, let message = content.message() else {
            return
        }
        if view.channel != content.channel { view.channel = content.channel }
        if view.content != message { view.content = message }
    }

    private func layoutOptions(for content: MessageCellContent) -> ChatMessageLayoutOptions {
        components[.messageLayoutOptions](
            MessageLayoutRequest(
                index: content.index,
                channel: content.channel,
                messages: content.messages,
                appearance: components[.appearance],
                resolver: shared(.messageLayoutOptionsResolver)
            )
        )
    }

    private func decorations(
        _ family: SlotFamily<MessageDecorator, Never>,
        _ request: DecorationRequest
    ) -> [ChatMessageDecorationView] {
        components.keys(in: family).compactMap { components.value(family, $0)(request) }
    }
}

@available(*, unavailable)
extension MessageCellContent: Sendable {}
