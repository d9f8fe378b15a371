public import Components
public import Views

/// A list of messages: the viewport, the day over it, the way to the newest message, who is typing.
///
/// Its messages come from a data source, and what happens in it goes to a delegate. Set both, add `view`
/// to yours, and call `updateMessages(with:)` after the data changed.
open class ChatMessageListVC: ViewController, Component {
    /// Where the messages come from; the list keeps it no longer than you do.
    public final weak var dataSource: (any ChatMessageListVCDataSource)? {
        didSet { if keeps(oldValue) { dataSource = oldValue } else { reloadMessages() } }
    }

    /// What acts on what happens in the list; the list keeps it no longer than you do.
    public final weak var delegate: (any ChatMessageListVCDelegate)? {
        didSet {
            if !decorations.belong(to: delegate) {
                let wereThere = decorations.mayBeShown
                decorations = DelegateDecorations(delegate)
                if wereThere || mayDecorate { reloadMessages() }
            }
            if node.isConnected { announceRows() }
        }
    }

    /// Who reads and acts on messages, where the channel does not say; none unless set.
    public final var client: ChatClient?

    /// Whether the messages are a thread's, its root the oldest of them.
    public final var isInThread = false {
        didSet { if isInThread != oldValue { reloadMessages() } }
    }

    /// What plugins tell the list from others by; none unless set, or by the ready-made screens.
    public final var name: String? {
        didSet { if name != oldValue { reloadMessages() } }
    }

    /// The viewport.
    public private(set) final lazy var listView = make(.messageListView)

    /// The day of the uppermost message in view, shown while the list scrolls.
    public private(set) final lazy var dateOverlayView = make(.dateOverlay)

    /// What brings the reader to the newest message, shown while that is out of view.
    public private(set) final lazy var scrollToLatestMessageButton = make(
        .scrollToLatestMessageButton
    )

    /// Who is typing; hidden while nobody is.
    public private(set) final lazy var typingIndicatorView = make(.typingIndicator)

    /// What takes the reader from the list to other places.
    public private(set) final lazy var router = make(.messageListRouter)(self)

    /// What was said about the messages and was not so, oldest first; a hundred at most.
    public private(set) final var faults: [MessageListFault] = []

    /// What used cells kept from other messages, oldest first; empty unless `checksReuse` is on.
    public private(set) final var reuseLeaks: [ReuseLeak] = []

    /// Whether each row that a used cell shows is compared with a new cell; not unless set.
    ///
    /// Turn it on in tests of your components, and expect no `reuseLeaks`. Each row that differs is reported
    /// there and by the tree's diagnostics, by the first difference. It makes scrolling several times
    /// slower, and the data source and the delegate are asked more often.
    public final var checksReuse = false

    /// What the delegate puts above and below messages.
    var decorations = DelegateDecorations(nil)
    /// Whether it is known that the data source has no decorations that nobody asks for.
    var isDataSourceChecked = false
    /// The cell that `tableView(_:cellForRowAt:)` is about, with its place.
    var filled: (index: Int, cell: any MessageCell)?
    /// The row whose options and type of view are being determined.
    var rowRequest: RowRequest?
    /// Changes that came while rows were placed.
    var waitingChanges: [[ListChange<ChatMessage>]] = []
    var isUpdatingWaiting = false
    /// Ends the viewport at the top of the typing indicator; active while the indicator is shown.
    lazy var roomForTyping = listView.bottomAnchor.constraint(
        equalTo: typingIndicatorView.topAnchor
    )
    /// The depth of calls of the app's code, which may call the list again.
    var outgoing = CallDepth()
    /// Whether the rows just took other components, so that there is nothing left to read.
    var isChanged = false
    /// What the delegate was last told of where the list is.
    var reportedPosition: (anchor: ListAnchor, count: Int)?

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
    /// The button's side gives way to other constraints, so that they move the button and do not widen it.
    open override func setUpLayout() {
        super.setUpLayout()
        view.fill(with: listView)
        for part in [dateOverlayView, typingIndicatorView, scrollToLatestMessageButton] as [View] {
            part.overlapsSiblings = part !== typingIndicatorView
            view.addSubview(part)
        }
        let margin = components[.appearance].metrics.listMargin
        let button = scrollToLatestMessageButton
        let side = button.trailingAnchor.constraint(
            equalTo: view.trailingAnchor,
            constant: -margin
        )
        side.priority = 200
        Constraint.activate([
            side,
            button.bottomAnchor.constraint(equalTo: listView.bottomAnchor, constant: -margin),
            dateOverlayView.topAnchor.constraint(equalTo: view.topAnchor, constant: margin),
            dateOverlayView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            typingIndicatorView.leadingAnchor.constraint(
                equalTo: view.leadingAnchor,
                constant: margin
            ),
            typingIndicatorView.trailingAnchor.constraint(
                lessThanOrEqualTo: view.trailingAnchor,
                constant: -margin
            ),
            typingIndicatorView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
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

    /// Called for each message that comes into view: the type of the message's view; `super` asks the slot
    /// `messageContentViewType`.
    ///
    /// Override it to show messages of this list differently; without a call of `super` the slots
    /// have no say here, but the extensions of `messageContentView` have where the type fits them.
    open func cellContentClassForMessage(at index: Int) -> any MessageContentView.Type {
        let type: ChatMessageContentView.Type = cellContentClassForMessage(at: index)
        return type == UnsupportedContentView.self ? contentViewType(at: index) : type
    }

    /// Called by the method of the same name, for lists whose views are all `ChatMessageContentView`s;
    /// `super` asks the slot `messageContentViewType`, and stands in for a type that is none of those.
    // Calls mean the other one wherever both would do.
    @_disfavoredOverload
    open func cellContentClassForMessage(at index: Int) -> ChatMessageContentView.Type {
        contentViewType(at: index) as? ChatMessageContentView.Type ?? UnsupportedContentView.self
    }

    /// Called after a message was put into a cell, a new one or one that showed another: the cell as it is
    /// going to be shown; call `super` to get it.
    ///
    /// Override it to tell the parts of the cell what only the list knows, such as what to do with a tap. The
    /// cell is part of the tree, so its parts are there; set what you set for every message, as the
    /// next one may come into the same cell. The list shows its own cell, whatever you return. Of a place that
    /// is not in view, `super` returns a cell without content.
    open func tableView(
        _ tableView: ChatMessageListView,
        cellForRowAt index: Int
    ) -> any MessageCell {
        if let filled, filled.index == index { return filled.cell }
        return tableView.cell(at: index) ?? make(.messageCell)
    }

    /// Reads all messages again, and keeps the place by its number.
    public final func reloadMessages() {
        isChanged = false
        contentChanged()
    }

    /// Called to show the messages after the data source's changed; call `super`, or nothing is shown.
    ///
    /// The changes say what became of the messages since the last call, in one batch. What is
    /// not so is noted in `faults`, and the list shows what the data source has. What stays does not move,
    /// but for making room.
    ///
    /// - Complexity: Linear in the changes and the messages in view.
    open func updateMessages(with changes: [ListChange<ChatMessage>]) {
        // What happens meanwhile is read on connection.
        guard node.isConnected else { return contentChanged() }
        waitingChanges.append(changes)
        updateWaiting()
    }

    /// Called with a tap on the button, to scroll to the newest message; call `super` to do so.
    open func scrollToLatestMessage() {
        listView.endScrolling()
        listView.scrollToLatest()
    }

    // MARK: Taps that no plugin and no delegate handled

    /// Called with a tap on the delivery status of the message at a place in view; `super` shows who read it.
    open func messageContentViewDidTapOnDeliveryStatusIndicator(_ index: Int?) {
        shownMessage(at: index).map(router.showReaders)
    }

    /// Called with a tap on the reactions to a message; `super` shows who gave them.
    open func messageContentViewDidTapOnReactionsView(_ index: Int?) {
        shownMessage(at: index).map(router.showReactions)
    }

    /// Called with a tap on the number of replies to a message; `super` shows its thread.
    open func messageContentViewDidTapOnThread(_ index: Int?) {
        shownMessage(at: index).map(router.showThread)
    }

    /// Called with a tap on the message that one answers; `super` scrolls to it if the data source has it.
    open func messageContentViewDidTapOnQuotedMessage(_ index: Int?) {
        guard let quote = shownMessage(at: index)?.quote else { return }
        scrollToMessage(id: quote.messageID)
    }

    /// Called with a tap on the badge of a message that was not sent; `super` offers what can be done.
    open func messageContentViewDidTapOnErrorIndicator(_ index: Int?) {
        shownMessage(at: index).map(showActions)
    }

    /// Called with a tap on a picture of a person; `super` shows the person.
    open func messageContentViewDidTapOnAvatarView(_ user: ChatUser, _ index: Int?) {
        router.showUser(user)
    }

    /// Called with a tap on the mention of a person; `super` shows members of the channel.
    open func messageContentViewDidTapOnMentionedUser(_ userID: String, _ index: Int?) {
        rowChannel?.members.first { $0.id == userID }.map(router.showUser)
    }

    /// Called with a tap on a link whose address may be opened; `super` opens it.
    open func messageContentViewDidTapOnLink(_ url: String, _ index: Int?) {
        guard let message = shownMessage(at: index) else { return }
        router.showLink(url, in: message)
    }

    /// Called with a tap on an attachment; `super` shows it.
    open func messageContentViewDidTapOnAttachment(_ attachment: ChatAttachment, _ index: Int?) {
        guard let message = shownMessage(at: index) else { return }
        router.showGallery(of: message, startingWith: attachment)
    }

    /// Called with a long press on a message; `super` offers what can be done with it.
    open func didLongPressMessage(_ index: Int?) {
        shownMessage(at: index).map(showActions)
    }

    func note(_ fault: MessageListFault) {
        // Data that is wrong throughout would be reported for ever.
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
    /// A list of messages with what lies over it.
    public static let messageListVC = Slot(
        "messageListVC",
        default: ChatMessageListVC.self,
        contract: .stable
    ) { $0.init($1) }
}

/// Stands for a type of view that is no `ChatMessageContentView` where only those can be named; never made.
final class UnsupportedContentView: ChatMessageContentView {}
