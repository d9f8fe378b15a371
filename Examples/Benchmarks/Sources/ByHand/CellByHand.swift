import Components
public import DefaultComponents
public import Views

/// A copy of `ChatMessageCell` without slots: it uses the type of every component.
public final class CellByHand: ContainerStackView {
    /// The message and its neighbours.
    public var content: MessageCellContent? {
        didSet { contentChanged() }
    }

    private var message: MessageByHand?
    private var headers: [ChatMessageDecorationView] = []
    private var footers: [ChatMessageDecorationView] = []
    private let resolver = ChatMessageLayoutOptionsResolver()
    private var isUpToDate = false

    /// Called once, after `setUp`, to make the message and its decorations.
    public override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        spacing = 0
        compose()
        isUpToDate = message != nil
    }

    /// Called after `setUpAppearance`, to show the content, also after other content.
    public override func updateContent() {
        super.updateContent()
        if !isUpToDate { compose() }
        isUpToDate = false
    }

    private func compose() {
        for view in headers + footers {
            view.removeFromSuperview()
        }
        headers = []
        footers = []
        guard let content, let shown = content.message() else {
            message?.removeFromSuperview()
            message = nil
            return
        }
        let view = messageView(for: shown, content)
        headers = [day(of: shown, in: content), unread(shown, in: content)].compactMap { $0 }
        if let header = content.headerView { headers.append(header) }
        for header in headers {
            insertArrangedSubview(header, at: place(of: view))
        }
        footers = [replies(to: shown, in: content)].compactMap { $0 }
        if let footer = content.footerView { footers.insert(footer, at: 0) }
        for footer in footers.reversed() {
            insertArrangedSubview(footer, at: place(of: view) + 1)
        }
    }

    private func place(of view: View) -> Int {
        subviews.firstIndex { $0 === view } ?? subviews.count
    }

    private func messageView(
        for shown: ChatMessage,
        _ content: MessageCellContent
    ) -> MessageByHand {
        let options =
            content.layoutOptions
            ?? resolver.optionsForMessage(
                at: content.index,
                in: content.channel,
                with: content.messages,
                appearance: components[.appearance]
            )
        let old = message
        if let old, let before = old.content, old.layoutOptions == options,
            before.attachments.elementsEqual(shown.attachments, by: { $0.kind == $1.kind })
        {
            if old.channel != content.channel { old.channel = content.channel }
            if before != shown { old.content = shown }
            return old
        }
        let view = MessageByHand()
        view.layoutOptions = options
        view.channel = content.channel
        view.content = shown
        insertArrangedSubview(view, at: old.map(place) ?? subviews.count)
        old?.removeFromSuperview()
        message = view
        return view
    }
}

extension CellByHand {
    fileprivate func day(
        of message: ChatMessage,
        in content: MessageCellContent
    ) -> ChatMessageDecorationView? {
        guard components[.messageListDateSeparatorEnabled] else { return nil }
        let appearance = components[.appearance]
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

    fileprivate func unread(
        _ message: ChatMessage,
        in content: MessageCellContent
    ) -> ChatMessageDecorationView? {
        guard !content.isInThread, !message.isSentByCurrentUser,
            let lastRead = content.channel.lastReadMessageID,
            content.message(older: 1)?.id == lastRead
        else { return nil }
        let view = ChatUnreadSeparatorDecorationView()
        view.content = message
        return view
    }

    fileprivate func replies(
        to message: ChatMessage,
        in content: MessageCellContent
    ) -> ChatMessageDecorationView? {
        guard content.isInThread, message.parentID == nil,
            components[.threadRepliesCounterEnabled]
        else { return nil }
        let view = ChatThreadRepliesCountDecorationView()
        view.content = message
        return view
    }
}
