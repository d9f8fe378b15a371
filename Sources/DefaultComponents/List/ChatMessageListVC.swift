public import Components
public import Views

/// A list of messages: a viewport, with a date, a button that leads to the newest message and a typing indicator.
///
/// Its messages come from a data source, and its events go to a delegate. Set both, add `view` to your view,
/// and call `updateMessages(with:)` after the data changed.
open class ChatMessageListVC: ViewController, Component {
    /// The source of the messages, referenced weakly.
    public final weak var dataSource: (any ChatMessageListVCDataSource)? {
        didSet {
            if keeps(oldValue, insteadOf: dataSource) { return dataSource = oldValue }
            reloadMessages()
        }
    }

    /// The object that handles the list's events, referenced weakly.
    public final weak var delegate: (any ChatMessageListVCDelegate)? {
        didSet {
            if keeps(oldValue, insteadOf: delegate) { return delegate = oldValue }
            node.receivesOtherEvents = delegate is any ChatMessageListVCEventDelegate
            if !decorations.belong(to: delegate) {
                let wereThere = decorations.mayBeShown
                decorations = DelegateDecorations(delegate)
                if wereThere || mayDecorate { reloadMessages() }
            }
            if node.isConnected { announceRows() }
        }
    }

    /// The client, whose user is the reader where the channel names none; `nil` by default.
    public final var client: ChatClient?

    /// Whether the messages are a thread's, whose root is the oldest of them.
    public final var isInThread = false {
        didSet { if isInThread != oldValue { reloadMessages() } }
    }

    /// The name by which plugins identify the list; `nil` by default, set by the ready-made screens.
    public final var name: String? {
        didSet { if name != oldValue { reloadMessages() } }
    }

    /// The viewport.
    public private(set) final lazy var listView = make(.messageListView)

    /// The day of the uppermost message in view, shown while the list scrolls.
    public private(set) final lazy var dateOverlayView = make(.dateOverlay)

    /// The button that scrolls to the newest message, shown while that is out of view.
    public private(set) final lazy var scrollToLatestMessageButton = make(
        .scrollToLatestMessageButton
    )

    /// The users who are typing; hidden while there are none.
    public private(set) final lazy var typingIndicatorView = make(.typingIndicator)

    /// The router that navigates from the list.
    public private(set) final lazy var router = make(.messageListRouter)(self)

    /// The contradictions between reported changes and the data source, oldest first; a hundred at most.
    public private(set) final var faults: [MessageListFault] = []

    /// The properties that reused cells kept from other messages, oldest first; empty unless `checksReuse` is on.
    public private(set) final var reuseLeaks: [ReuseLeak] = []

    /// Whether each row in a reused cell is compared with a new cell; false by default.
    ///
    /// Turn it on in tests of your components, and expect no `reuseLeaks`. Each row that differs is reported there
    /// and in the tree's diagnostics, with the first difference. Scrolling is several times slower with it,
    /// and the data source and the delegate are called more often.
    public final var checksReuse = false

    /// The views that the delegate puts above and below messages.
    var decorations = DelegateDecorations(nil)
    /// Whether the data source was checked for decorations that are never asked for.
    var isDataSourceChecked = false
    /// The cell for which `tableView(_:cellForRowAt:)` is called, with its index.
    var filled: (index: Int, cell: any MessageCell)?
    /// The row whose options and type of view are being determined.
    var rowRequest: RowRequest?
    /// Changes that were reported while rows were placed.
    var waitingChanges: [[ListChange<ChatMessage>]] = []
    var isUpdatingWaiting = false
    /// The constraint that ends the viewport at the typing indicator; active while that is shown.
    lazy var roomForTyping = listView.bottomAnchor.constraint(
        equalTo: typingIndicatorView.topAnchor
    )
    /// The constraint between the typing indicator and the lower edge, or the bars there.
    lazy var bottomOfTyping = typingIndicatorView.bottomAnchor.constraint(
        equalTo: view.bottomAnchor
    )
    var overlays = ListOverlays()
    /// The depth of calls to the app's code, which may call the list again.
    var outgoing = CallDepth()
    /// Whether the rows just changed to other components, so that no reload is needed.
    var isChanged = false
    /// The scroll position that was last reported to the delegate.
    var reportedPosition: (anchor: ListAnchor, count: Int)?
    /// The events that wait to be raised.
    var news = ListNews()
    /// The ids of messages whose hooks are to run again once the rows are placed.
    var waitingIDs: [ChatMessage.ID] = []

    /// Called once, first, to make the parts; call `super` first.
    open override func setUp() {
        super.setUp()
        listView.rows.source = self
        scrollToLatestMessageButton.isHidden = true
        dateOverlayView.isHidden = true
        typingIndicatorView.isHidden = true
    }

    /// Called once, after `setUp`, to place the parts over the viewport; call `super` first.
    ///
    /// The constraint of the button's side has a low priority, so that others move the button and do not widen it.
    open override func setUpLayout() {
        super.setUpLayout()
        view.fill(with: listView)
        for part in [dateOverlayView, typingIndicatorView, scrollToLatestMessageButton] as [View] {
            part.overlapsSiblings = part !== typingIndicatorView
            view.addSubview(part)
        }
        let margin = components[.appearance].metrics.listMargin
        let button = scrollToLatestMessageButton
        let side = button.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin)
        side.priority = 200
        let end = button.bottomAnchor.constraint(equalTo: listView.bottomAnchor, constant: -margin)
        overlays.bottomOfButton = end
        Constraint.activate([
            side,
            end,
            dateOverlayView.topAnchor.constraint(equalTo: listView.topAnchor, constant: margin),
            dateOverlayView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            typingIndicatorView.leadingAnchor.constraint(
                equalTo: view.leadingAnchor,
                constant: margin
            ),
            typingIndicatorView.trailingAnchor.constraint(
                lessThanOrEqualTo: view.trailingAnchor,
                constant: -margin
            ),
            bottomOfTyping,
        ])
    }

    /// Called after `setUpLayout`, and again with other components, to colour the list; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        view.backgroundColor = components[.appearance].palette.background
    }

    /// Called after `setUpAppearance`, to read the messages; call `super` first.
    open override func updateContent() {
        super.updateContent()
        if !isChanged { listView.rows.reload() }
        isChanged = false
    }

    /// Called for each message that comes into view, to return the type of the message's view; `super` resolves the
    /// slot `messageContentViewType`.
    ///
    /// Override it to show messages of this list differently; without a call of `super` the slots have no effect
    /// here, but the extensions of `messageContentView` apply where the type fits them.
    open func cellContentClassForMessage(at index: Int) -> any MessageContentView.Type {
        let type: ChatMessageContentView.Type = cellContentClassForMessage(at: index)
        return type == UnsupportedContentView.self ? contentViewType(at: index) : type
    }

    /// Called by the method of the same name, for lists whose views are all `ChatMessageContentView`s;
    /// `super` resolves the slot `messageContentViewType`, and returns a placeholder for other types.
    // Calls resolve to the other one where both fit.
    @_disfavoredOverload
    open func cellContentClassForMessage(at index: Int) -> ChatMessageContentView.Type {
        contentViewType(at: index) as? ChatMessageContentView.Type ?? UnsupportedContentView.self
    }

    /// Called after a message was put into a cell, new or reused, to return the cell as it is going to be
    /// shown; call `super` to get it.
    ///
    /// Override it to give the parts of the cell what only the list knows, such as the handler of a tap. The
    /// cell is in the tree, so its parts exist; set the same properties for every message, as the next
    /// one may reuse the cell. The list shows its own cell, whatever you return. For an index that
    /// is not in view, `super` returns a cell without content.
    open func tableView(
        _ tableView: ChatMessageListView,
        cellForRowAt index: Int
    ) -> any MessageCell {
        if let filled, filled.index == index { return filled.cell }
        return tableView.cell(at: index) ?? make(.messageCell)
    }

    /// Called to show the messages after those of the data source changed; call `super` to apply the changes.
    ///
    /// The changes are all those since the last call, as one batch. Contradictions between them and the data
    /// source are added to `faults`, and the list shows what the data source has. Messages that stay do not
    /// move, except to make room.
    ///
    /// - Complexity: Linear in the changes and the messages in view.
    open func updateMessages(with changes: [ListChange<ChatMessage>]) {
        node.reach(.updateMessages)
        // All messages are read on connection.
        guard node.isConnected else { return contentChanged() }
        waitingChanges.append(changes)
        updateWaiting()
    }

    /// Called with a tap on the button, to scroll to the newest message; call `super` to do so.
    open func scrollToLatestMessage() {
        if let scroll = overlays.scrollsInPage { return _ = scroll(nil) }
        listView.endScrolling()
        listView.scrollToLatest()
    }

    // MARK: Taps that no plugin and no delegate handled

    /// Called with a tap on the delivery status of the message at an index in view; `super` shows its readers.
    open func messageContentViewDidTapOnDeliveryStatusIndicator(_ index: Int?) {
        if let message = shownMessage(at: index) {
            callingOthers { router.showReaders(of: message) }
        }
    }

    /// Called with a tap on the reactions to a message; `super` shows who gave them.
    open func messageContentViewDidTapOnReactionsView(_ index: Int?) {
        if let message = shownMessage(at: index) {
            callingOthers { router.showReactions(to: message) }
        }
    }

    /// Called with a tap on the number of replies to a message; `super` shows its thread.
    open func messageContentViewDidTapOnThread(_ index: Int?) {
        if let message = shownMessage(at: index) {
            callingOthers { router.showThread(of: message) }
        }
    }

    /// Called with a tap on a quoted message; `super` scrolls to it if the data source has it.
    open func messageContentViewDidTapOnQuotedMessage(_ index: Int?) {
        guard let quote = shownMessage(at: index)?.quote else { return }
        scrollToMessage(id: quote.messageID)
    }

    /// Called with a tap on the badge of a message that was not sent; `super` shows the actions for it.
    open func messageContentViewDidTapOnErrorIndicator(_ index: Int?) {
        shownMessage(at: index).map(showActions)
    }

    /// Called with a tap on a picture of a person; `super` shows the person.
    open func messageContentViewDidTapOnAvatarView(_ user: ChatUser, _ index: Int?) {
        callingOthers { router.showUser(user) }
    }

    /// Called with a tap on the mention of a person; `super` shows members of the channel.
    open func messageContentViewDidTapOnMentionedUser(_ userID: String, _ index: Int?) {
        guard let user = rowChannel?.members.first(where: { $0.id == userID }) else { return }
        callingOthers { router.showUser(user) }
    }

    /// Called with a tap on a link whose address may be opened; `super` opens it.
    open func messageContentViewDidTapOnLink(_ url: String, _ index: Int?) {
        guard let message = shownMessage(at: index) else { return }
        callingOthers { router.showLink(url, in: message) }
    }

    /// Called with a tap on an attachment; `super` shows it.
    open func messageContentViewDidTapOnAttachment(_ attachment: ChatAttachment, _ index: Int?) {
        guard let message = shownMessage(at: index) else { return }
        callingOthers { router.showGallery(of: message, startingWith: attachment) }
    }

    /// Called with a long press on a message; `super` shows the actions for it.
    open func didLongPressMessage(_ index: Int?) {
        shownMessage(at: index).map(showActions)
    }

    func note(_ fault: MessageListFault) {
        // Data that is wrong throughout would be reported without end.
        guard faults.count < 100, !faults.contains(fault) else { return }
        faults.append(fault)
        node.connectedTree?.report(
            .contradictedContent(component: "\(type(of: self))", problem: "\(fault)")
        )
    }

    func note(_ leak: ReuseLeak) {
        guard reuseLeaks.count < 100, !reuseLeaks.contains(leak) else { return }
        reuseLeaks.append(leak)
        node.connectedTree?.report(.reuseLeak(leak))
    }
}

extension Slot where Value == ChatMessageListVC.Type, Part == ChatMessageListVC {
    /// A list of messages, with the views over it.
    public static let messageListVC = Slot(
        "messageListVC",
        default: ChatMessageListVC.self,
        contract: .stable
    ) { $0.init($1) }
}
