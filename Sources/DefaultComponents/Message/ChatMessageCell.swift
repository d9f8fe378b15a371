public import Components
public import Views

/// Shows a message with what stands above and below it.
public protocol MessageCell: View, Component {
    /// The message and those around it; set it before the cell is connected.
    var content: MessageCellContent? { get set }
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

    /// Whether what the cell holds was made for the present content.
    private var isUpToDate = false

    /// Called once, after `setUp`, to make the message and its decorations; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        spacing = 0
        compose()
        isUpToDate = messageContentView != nil
    }

    /// Called after `setUpAppearance`, to show the content, whatever it was before; call `super` first.
    ///
    /// Decorations are made again; the message is, too, if the new content asks for other parts.
    open override func updateContent() {
        super.updateContent()
        if !isUpToDate { compose() }
        isUpToDate = false
    }

    private func compose() {
        for view in headerDecorations + footerDecorations {
            view.removeFromSuperview()
        }
        headerDecorations = []
        footerDecorations = []
        guard let content, let message = content.message() else {
            messageContentView?.removeFromSuperview()
            messageContentView = nil
            return
        }
        let view = messageView(for: message, content)
        let request = DecorationRequest(content, message, cell: self)
        headerDecorations = decorations(.headerDecoration, request)
        if let header = content.headerView { headerDecorations.append(header) }
        for header in headerDecorations {
            insertArrangedSubview(header, at: place(of: view))
        }
        footerDecorations = decorations(.footerDecoration, request)
        if let footer = content.footerView { footerDecorations.insert(footer, at: 0) }
        for footer in footerDecorations.reversed() {
            insertArrangedSubview(footer, at: place(of: view) + 1)
        }
    }

    private func place(of view: View) -> Int {
        subviews.firstIndex { $0 === view } ?? subviews.count
    }

    /// Returns the view of the message: the one that is there if it has the right parts, or a new one.
    private func messageView(
        for message: ChatMessage,
        _ content: MessageCellContent
    ) -> any MessageContentView {
        let options = content.layoutOptions ?? layoutOptions(for: content)
        let kinds = message.attachments.map(\.kind)
        let old = messageContentView
        if let old, old.layoutOptions == options, isWanted(old, content),
            old.content?.attachments.map(\.kind) == kinds
        {
            if old.channel != content.channel { old.channel = content.channel }
            if old.content != message { old.content = message }
            return old
        }
        let view =
            if let type = content.contentViewType {
                make(.messageContentView, as: type)
            } else {
                make(.messageContentView)
            }
        view.layoutOptions = options
        view.channel = content.channel
        view.content = message
        insertArrangedSubview(view, at: old.map(place) ?? subviews.count)
        old?.removeFromSuperview()
        messageContentView = view
        return view
    }

    /// Whether a view is of the type that the content asks for.
    private func isWanted(_ view: any MessageContentView, _ content: MessageCellContent) -> Bool {
        content.contentViewType.map { $0 == type(of: view) } ?? true
    }

    private func layoutOptions(for content: MessageCellContent) -> ChatMessageLayoutOptions {
        components[.messageLayoutOptions](
            MessageLayoutRequest(
                content,
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
