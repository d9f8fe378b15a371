public import Components
public import Views

/// A cell with a message and its decorations above and below.
public protocol MessageCell: View, Component {
    /// The message, with those around it; set it before the cell is connected.
    var content: MessageCellContent? { get set }
}

extension Slot where Value == any MessageCell.Type, Part == any MessageCell {
    /// A message with its decorations above and below.
    public static let messageCell = Slot(
        "messageCell",
        default: ChatMessageCell.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A column of header decorations, message and footer decorations.
open class ChatMessageCell: ContainerStackView, MessageCell, ScopeProviding {
    /// The message, with those around it.
    public var content: MessageCellContent? {
        didSet {
            if oldValue != nil { node.forgetFaults() }
            if !node.isConnected { missedChanges += takeMissedChanges() }
            contentChanged()
        }
    }

    /// The message.
    public private(set) final var messageContentView: (any MessageContentView)?

    /// The views above the message, in plugin order.
    public private(set) final var headerDecorations: [ChatMessageDecorationView] = []

    /// The views below the message, in plugin order.
    public private(set) final var footerDecorations: [ChatMessageDecorationView] = []

    /// Whether the message and its decorations were made for the current content.
    private var isUpToDate = false

    /// The layout margins, and those in their place that make views above the message wider than the cell; nil without.
    final var wideMargins: (own: DirectionalEdgeInsets, wide: DirectionalEdgeInsets)?

    /// The parts that changed while the cell was out of the tree.
    private var missedChanges: [any Lifecycle] = []

    /// The scopes that contained the message when its view was made.
    private var scopesOfMessage: ActiveScopes?

    /// Registers the names of the chat's slots with diagnostics, once in the process.
    private static let knowsSlots: Void = KnownSlots.find { Components.chatSlotNames }

    /// Creates a cell without content; call `super` first.
    public required init() {
        Self.knowsSlots
        super.init()
    }

    /// Called once, after `setUp`, to make the message and its decorations; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        spacing = 0
        let count = node.exclusionCount
        compose()
        isUpToDate = messageContentView != nil && node.exclusionCount == count
    }

    /// Called after `setUpAppearance`, to show the content; call `super` first.
    ///
    /// Decorations are made again; the message's view is, too, if the new content needs other parts.
    open override func updateContent() {
        super.updateContent()
        if !isUpToDate { compose() }
        isUpToDate = false
        let missed = missedChanges
        missedChanges = []
        missed.forEach { $0.contentChanged() }
    }

    private func compose() {
        for view in headerDecorations + footerDecorations {
            view.removeFromSuperview()
        }
        headerDecorations = []
        footerDecorations = []
        let oldPlace = messageContentView.map(place)
        rescope(removing: removeOutdatedMessage)
        removeOutdatedMessage()
        guard let content, let message = content.message() else {
            return removeMessage()
        }
        // The message's parts call plugins' functions in values, too, such as formatters.
        calling(for: message.id, notingAnswers: true, readBy: self) {
            showMessage(message, content, at: oldPlace ?? subviews.count)
            let request = DecorationRequest(content, message, cell: self)
            decorations(.headerDecoration, request, addHeader)
            content.headerView.map(addHeader)
            content.footerView.map(addFooter)
            decorations(.footerDecoration, request, addFooter)
        }
    }

    /// Adds a view above the message, unless it may not be removed from its superview.
    private func addHeader(_ header: ChatMessageDecorationView) {
        guard let view = messageContentView else { return }
        insertArrangedSubview(header, at: place(of: view))
        if header.superview === self { headerDecorations.append(header) }
    }

    /// Adds a view below the message and the other footers.
    private func addFooter(_ footer: ChatMessageDecorationView) {
        guard let view = messageContentView else { return }
        insertArrangedSubview(footer, at: place(of: view) + 1 + footerDecorations.count)
        if footer.superview === self { footerDecorations.append(footer) }
    }

    /// Removes the message if it was made with other components, in another scope of the tree.
    private func removeOutdatedMessage() {
        if scopesOfMessage != node.connectedTree?.scopes { removeMessage() }
    }

    private func removeMessage() {
        messageContentView?.removeFromSuperview()
        messageContentView = nil
    }

    /// The id of the message.
    public final var diagnosticName: String? { content?.message()?.id }

    /// Returns the scope of a tree that contains the message.
    public final func part(of tree: ComponentTree) -> ComponentTree {
        guard let content else { return tree }
        return content.scopes.map(tree.scoped) ?? tree.scoped(to: content)
    }

    private func place(of view: View) -> Int {
        subviews.firstIndex { $0 === view } ?? subviews.count
    }

    /// Shows the message in the current view if that has the right parts, or in a new one.
    private func showMessage(
        _ message: ChatMessage,
        _ content: MessageCellContent,
        at place: Int
    ) {
        let asked = content.layoutOptions ?? layoutOptions(for: content)
        let options = asked.shown(of: message)
        let wanted = contentViewType(for: content)
        let old = messageContentView
        if let old, let shown = old.content,
            old.layoutOptions == options,
            wanted == type(of: old),
            shown.attachments.elementsEqual(message.attachments, by: { $0.kind == $1.kind })
        {
            if old.channel != content.channel { old.channel = content.channel }
            if shown != message { old.content = message }
            return
        }
        // A hook of the view may change them.
        let scopes = node.connectedTree?.scopes
        let view = make(.messageContentView, as: wanted)
        view.layoutOptions = options
        view.channel = content.channel
        view.content = message
        messageContentView = view
        let chosen = wanted == components.current(.messageContentView) ? nil : wanted
        showing(chosen, of: .messageContentViewType) { insertArrangedSubview(view, at: place) }
        old?.removeFromSuperview()
        scopesOfMessage = scopes
    }

    /// Returns the type of the message's view: that of the list, unless its function was excluded here.
    private func contentViewType(
        for content: MessageCellContent
    ) -> any MessageContentView.Type {
        if let given = content.contentViewType, !leavesOut(given, of: .messageContentViewType) {
            return given
        }
        let request = MessageContentViewRequest(
            content,
            contentView: components.current(.messageContentView)
        )
        return components[.messageContentViewType](request)
    }

    private func layoutOptions(for content: MessageCellContent) -> ChatMessageLayoutOptions {
        calling(for: diagnosticName, readBy: self) {
            let resolver = layoutOptionsResolver
            return MessageLayoutRequest(content, components: components, resolver: resolver)
                .options(of: components, in: node.connectedTree)
        }
    }

    private func decorations(
        _ family: ValueSlotFamily<MessageDecorator>,
        _ request: DecorationRequest,
        _ show: (ChatMessageDecorationView) -> Void
    ) {
        components.forEachValue(in: family) { slot, decorator in
            if let view = decorator(request) { showing(view, of: slot) { show(view) } }
        }
    }
}
