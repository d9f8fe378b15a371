public import Components
public import Views

extension Slot where Value == ChatMessageListVC.Type, Part == ChatMessageListVC {
    /// A list of messages with what lies over it.
    public static let messageListVC = Slot("messageListVC", default: ChatMessageListVC.self) {
        $0.init($1)
    }
}

/// A list of messages: the viewport, the day over it, the way to the newest message, who is typing.
///
/// Its messages come from a data source, and what happens in it goes to a delegate. Set both, add `view`
/// to yours, and call `updateMessages(with:)` after the data changed.
open class ChatMessageListVC: ViewController, Component {
    /// Where the messages come from; the list keeps it no longer than you do.
    public final weak var dataSource: (any ChatMessageListVCDataSource)? {
        didSet { reloadMessages() }
    }

    /// What acts on what happens in the list; the list keeps it no longer than you do.
    public final weak var delegate: (any ChatMessageListVCDelegate)? {
        didSet { decorationDelegate = delegate as? any ChatMessageListVCDecorationDelegate }
    }

    /// Whether the messages are a thread's, its root the oldest of them.
    public final var isInThread = false {
        didSet { if isInThread != oldValue { reloadMessages() } }
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

    /// What was said about the messages and was not so, oldest first; a hundred at most.
    public private(set) final var faults: [MessageListFault] = []

    /// What used cells kept from other messages, oldest first; empty unless `checksReuse` is on.
    public private(set) final var reuseLeaks: [ReuseLeak] = []

    /// Whether each row that a used cell shows is compared with a new cell; not unless set.
    ///
    /// Turn it on in tests of your components, and expect no `reuseLeaks`. Each row that differs is told
    /// there and by the tree's diagnostics, by the first difference. It makes scrolling several times
    /// slower, and the data source and the delegate are asked more often.
    public final var checksReuse = false

    weak var decorationDelegate: (any ChatMessageListVCDecorationDelegate)?
    /// The row whose options are asked for, as it sees the messages.
    var asking: RowReader?
    var wasAsked = false
    /// Changes that came while rows were placed.
    private var waitingChanges: [[ListChange<ChatMessage>]] = []
    private var isStyled = false

    /// Called once, first, to make the parts; call `super` first.
    open override func setUp() {
        super.setUp()
        listView.rows.source = self
        scrollToLatestMessageButton.isHidden = true
        scrollToLatestMessageButton.addTarget("scrollToLatest") { [weak self] in
            self?.scrollToLatestMessage()
        }
        dateOverlayView.isHidden = true
        typingIndicatorView.isHidden = true
    }

    /// Called once, after `setUp`, to place the parts over the viewport; call `super` first.
    ///
    /// The button's place holds at a priority below required, so that other constraints may move it.
    open override func setUpLayout() {
        super.setUpLayout()
        view.fill(with: listView)
        for part in [dateOverlayView, typingIndicatorView, scrollToLatestMessageButton] as [View] {
            part.overlapsSiblings = true
            view.addSubview(part)
        }
        let margin = components[.appearance].metrics.listMargin
        let button = scrollToLatestMessageButton
        let side = button.trailingAnchor.constraint(
            equalTo: view.trailingAnchor,
            constant: -margin
        )
        side.priority = .defaultHigh
        Constraint.activate([
            side,
            button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -margin),
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

    /// Called after `setUpLayout`, and again with other components, to make all cells anew; call `super`
    /// first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        view.backgroundColor = components[.appearance].palette.background
        if isStyled { listView.rows.reload() }
        isStyled = true
    }

    /// Called after `setUpAppearance`, to read the messages; call `super` first.
    open override func updateContent() {
        super.updateContent()
        listView.rows.reload()
    }

    /// Called for each message that comes into view: the type of the message's view.
    ///
    /// Override it to show messages of this list differently; without a call of `super` the slot
    /// `messageContentView` has no say here, but its extensions have where the type fits them.
    open func cellContentClassForMessage(at index: Int) -> any MessageContentView.Type {
        components[.messageContentView]
    }

    /// Reads all messages again, and keeps the place by its number.
    public final func reloadMessages() {
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
        guard node.isConnected else { return }
        waitingChanges.append(changes)
        updateWaiting()
    }

    private func updateWaiting() {
        while !listView.rows.isPlacing, !waitingChanges.isEmpty {
            listView.rows.update(waitingChanges.removeFirst())
        }
    }

    /// Called by the button, to scroll to the newest message; call `super` to do so.
    open func scrollToLatestMessage() {
        listView.endScrolling()
        listView.scrollToLatest()
    }

    /// Shows who is typing; nobody hides the indicator.
    public final func showTypingIndicator(typingUsers: [ChatUser]) {
        if typingIndicatorView.content != typingUsers { typingIndicatorView.content = typingUsers }
        typingIndicatorView.isHidden = typingUsers.isEmpty
        view.layoutIfNeeded()
    }

    /// Hides who is typing.
    public final func hideTypingIndicator() {
        showTypingIndicator(typingUsers: [])
    }

    func note(_ fault: MessageListFault) {
        if faults.count < 100, !faults.contains(fault) { faults.append(fault) }
        node.connectedTree?.report(
            .contradictedContent(component: "\(type(of: self))", problem: "\(fault)")
        )
    }

    func note(_ leak: ReuseLeak) {
        if reuseLeaks.count < 100, !reuseLeaks.contains(leak) { reuseLeaks.append(leak) }
        node.connectedTree?.report(.reuseLeak(leak))
    }

    func didPlaceRows() {
        updateWaiting()
        announceRows()
        updateOverlays()
    }

    /// Tells the delegate which messages came into view.
    private func announceRows() {
        let new = listView.rows.shown.filter { !$0.isAnnounced }
        for row in new {
            row.isAnnounced = true
        }
        guard let delegate else { return }
        for row in new where listView.rows.row(at: row.index) === row {
            delegate.chatMessageListVC(self, willDisplayMessageAt: row.index)
        }
    }

    /// Shows or hides what lies over the list.
    func updateOverlays() {
        let hidesButton = listView.isLastCellFullyVisible || listView.rows.shown.isEmpty
        let day = overlaidDay
        let isSame =
            scrollToLatestMessageButton.isHidden == hidesButton
            && dateOverlayView.isHidden == (day == nil)
            && (day == nil || dateOverlayView.content == day)
        guard !isSame else { return }
        scrollToLatestMessageButton.isHidden = hidesButton
        if let day { dateOverlayView.content = day }
        dateOverlayView.isHidden = day == nil
        view.layoutIfNeeded()
    }

    /// The day of the uppermost message, while the list scrolls.
    private var overlaidDay: String? {
        guard listView.isScrolling, components[.messageListDateOverlayEnabled],
            let message = listView.rows.shown.last?.message
        else { return nil }
        let appearance = components[.appearance]
        return appearance.formatters.messageDateSeparator(message.createdAt, appearance.calendar)
    }
}
