import Components
public import DefaultComponents
public import Views

/// What `ChatMessageCell` does, without slots: it knows the type of every part.
public final class CellByHand: ContainerStackView {
    /// The message and those around it.
    public var content: MessageCellContent? {
        didSet { contentChanged() }
    }

    private var message: MessageByHand?
    private let resolver = ChatMessageLayoutOptionsResolver()

    /// Called once, after `setUp`, to make the message.
    public override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        spacing = 0
        guard let content, let shown = content.message() else { return }
        let appearance = components[.appearance]
        if let day = day(of: shown, in: content, appearance) { addArrangedSubview(day) }
        let view = MessageByHand()
        message = view
        view.layoutOptions = resolver.optionsForMessage(
            at: content.index,
            in: content.channel,
            with: content.messages,
            appearance: appearance
        )
        view.channel = content.channel
        view.content = shown
        addArrangedSubview(view)
        if content.isInThread, shown.parentID == nil {
            let counter = ChatThreadRepliesCountDecorationView()
            counter.content = shown
            addArrangedSubview(counter)
        }
    }

    /// Called after `setUpAppearance`, to hand the message on.
    public override func updateContent() {
        super.updateContent()
        guard let view = message, let shown = content?.message() else { return }
        if view.content != shown { view.content = shown }
    }

    private func day(
        of message: ChatMessage,
        in content: MessageCellContent,
        _ appearance: Appearance
    ) -> ChatDateDecorationView? {
        guard components[.messageListDateSeparatorEnabled] else { return nil }
        let calendar = appearance.calendar
        if let older = content.message(older: 1),
            calendar.day(older.createdAt) == calendar.day(message.createdAt)
        {
            return nil
        }
        let view = ChatDateDecorationView()
        view.content = appearance.formatters.messageDateSeparator(message.createdAt, calendar)
        return view
    }
}
