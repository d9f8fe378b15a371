public import Components
public import Views

/// The screen of a channel: its list of messages and a composer, driven by a controller.
///
/// Set `channelController` before the tree is mounted. More messages are loaded near the ends, messages in view
/// are marked read, and users who are typing are shown. Actions on messages are performed: edits and quotes
/// begin in the composer. The list is named `channel`.
open class ChatChannelVC: ViewController, Component, ReplaceableChildOwner {
    /// The controller of the channel; this screen becomes its delegate.
    ///
    /// In another channel or thread, the draft of a new message stays; edits and quotes end.
    public final var channelController: ChatChannelController? {
        didSet {
            guard oldValue !== channelController else { return }
            if oldValue?.delegate === self { oldValue?.delegate = nil }
            guard isPrepared else { return }
            observe()
            guard let old = oldValue, let new = channelController,
                (old.knownChannel.id, old.rootID) != (new.knownChannel.id, new.rootID)
            else { return }
            messageComposerVC.content.leaveMessages()
        }
    }

    /// The list of messages.
    public internal(set) final lazy var messageListVC = make(.messageListVC)

    /// The composer; hidden if the screen is read-only.
    public internal(set) final lazy var messageComposerVC = make(.messageComposerVC)

    /// Whether the screen is read-only, without a composer, as for outsiders; false by default.
    public final var isReadOnly = false {
        didSet { if isPrepared { showComposer() } }
    }

    /// The column of list and composer.
    private let mainContainer = ContainerStackView(axis: .vertical)

    /// The distance from an end at which more messages are loaded.
    private let loadingDistance = 10
    private var isPrepared = false
    /// The messages that the reader had read when that was reported last.
    var knownReading: ReadingChange?

    /// Called once, first, to connect list and controller; call `super` first.
    open override func setUp() {
        super.setUp()
        if let client = channelController?.client { node.connectedTree?.adopt(client.store) }
        messageListVC.name = "channel"
        messageListVC.delegate = self
        messageListVC.dataSource = self
    }

    /// Called once, after `setUp`, to place the composer below the list and to load messages; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        addChild(messageListVC)
        addChild(messageComposerVC)
        view.fill(with: mainContainer)
        mainContainer.addArrangedSubviews([messageListVC.view, messageComposerVC.view])
        isPrepared = true
        observe()
    }

    /// Called for each message of the list, to return a new view above it, or `nil`; `super` returns `nil`.
    open func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        if isReadyMade { vc.decorations.lackHeaders(self) }
        return nil
    }

    /// Called for each message of the list, to return a new view below it, or `nil`; `super` returns `nil`.
    open func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        if isReadyMade { vc.decorations.lackFooters(self) }
        return nil
    }

    /// Called to return whether a component can be replaced; `super` returns true for the list and the composer.
    open func keeps(_ part: any Lifecycle) -> Bool {
        part === messageListVC || part === messageComposerVC
    }

    /// Called when a plugin failed in the list or the composer, or other components make it differently, to replace it;
    /// the list keeps its scroll position, the composer its content; call `super` to do so.
    ///
    /// Constraints to the view of the old one are moved to the new one. Override it to copy your own configuration
    /// of the old one.
    open func replace(_ part: any Lifecycle) {
        let isList = part === messageListVC
        if isList { replaceList() }
        if part === messageComposerVC { replaceComposer() }
        // What failed may have taken it out of the column.
        let view = isList ? messageListVC.view : messageComposerVC.view
        guard view.superview == nil, part.node.exclusionCount > 0 else { return }
        mainContainer.insertArrangedSubview(view, at: isList ? 0 : 1)
    }

    /// Whether the type is this package's, so that no override decorates messages.
    private var isReadyMade: Bool {
        type(of: self) == ChatChannelVC.self || type(of: self) == ChatThreadVC.self
    }

    private func observe() {
        // The list reads the present messages; only later changes are reported to it.
        channelController?.synchronize(requestsNewest: false)
        channelController?.delegate = self
        messageListVC.client = channelController?.client
        messageComposerVC.channelController = channelController
        messageComposerVC.content.threadMessage = channelController?.threadMessage
        showComposer()
        messageListVC.reloadMessages()
        messageListVC.listView.scrollToLatest()
        showUnreadCount()
        showLoading()
        showTyping(channelController?.typingUsers ?? [])
    }

    func showComposer() {
        let isReader = channelController?.currentUserId != nil
        messageComposerVC.view.isHidden = isReadOnly || !isReader
    }

    func showUnreadCount() {
        let count = channelController?.channel?.unreadCount ?? .noUnread
        let button = messageListVC.scrollToLatestMessageButton
        guard button.content != count else { return }
        let isMore = count.messages > button.content.messages
        button.content = count
        guard isMore, !messageListVC.listView.isAtLatest,
            let newest = channelController?.newestMessage, !newest.isSentByCurrentUser
        else { return }
        let words = components[.appearance].formatters.words
        let text = words.text(.newMessage, ["name": .text(newest.author.name)])
        announce(text, as: "newMessage", about: newest.id)
    }

    func showLoading() {
        let isLoading = channelController?.requested.isEmpty == false
        messageListVC.listView.accessibilityState.isBusy = isLoading
    }

    func showTyping(_ users: Set<ChatUser>) {
        let isShown = channelController?.areTypingEventsEnabled == true
        let reader = channelController?.currentUserId
        let others = users.filter { isShown && $0.id != reader }.sorted { $0.id < $1.id }
        messageListVC.showTypingIndicator(typingUsers: others)
    }

    private func markRead() {
        guard let controller = channelController, controller.hasLoadedAllNextMessages,
            controller.channel?.isUnread == true,
            messageListVC.listView.isLastCellFullyVisible
        else { return }
        controller.markRead()
    }
}

extension ChatChannelVC: ChatMessageListVCDataSource {
    /// Returns the channel; `nil` before it is known.
    public final func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        channelController?.channel
    }

    /// Returns the number of loaded messages.
    public final func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        channelController?.messages.count ?? 0
    }

    /// Returns the loaded message at an index; 0 is the newest.
    public final func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageAt index: Int
    ) -> ChatMessage? {
        guard let messages = channelController?.messages, messages.indices.contains(index) else {
            return nil
        }
        return messages[index]
    }

    /// Returns the layout options that the components decide.
    public final func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        vc.layoutOptions(at: index)
    }
}

extension ChatChannelVC: ChatMessageListVCEventDelegate {
    /// Loads more messages near the ends.
    public final func chatMessageListVC(
        _ vc: ChatMessageListVC,
        willDisplayMessageAt index: Int
    ) {
        guard let controller = channelController else { return }
        if index >= controller.messages.count - loadingDistance,
            !controller.hasLoadedAllPreviousMessages
        {
            controller.loadPreviousMessages()
        }
        if index < loadingDistance, !controller.hasLoadedAllNextMessages {
            controller.loadNextMessages()
        }
    }

    /// Performs an action with the composer or the controller; other actions are for the handlers of the
    /// event `messageAction`.
    public final func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {
        perform(actionItem, on: message)
    }

    /// Marks the channel as read when the newest message is in view.
    public final func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {
        markRead()
    }

    /// Loads the newest messages before the list scrolls to them, keeps copied text for pasting, and passes all events on.
    public final func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didReceive event: RaisedEvent
    ) -> EventReply {
        if event[.scrollToLatestMessage] != nil,
            channelController?.hasLoadedAllNextMessages == false
        {
            channelController?.synchronize()
        }
        // If no listener copies the text, `yank` in the composer inserts it.
        if let text = event[.copyText] { messageComposerVC.content.editedText.killed = text }
        return .passed
    }
}

extension ChatChannelVC: ChatChannelScreen {
    var isPlacingRows: Bool { isPrepared && messageListVC.listView.rows.isPlacing }
}

extension ChatChannelVC: ChatChannelControllerDelegate {
    /// Passes the changes to the list.
    public final func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        update(changes)
    }

    private func update(_ changes: [ListChange<ChatMessage>]) {
        let list = messageListVC
        list.node.run(.updateMessages, of: list) { list.updateMessages(with: changes) }
    }

    /// Shows the unread count.
    public final func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    ) {
        showUnreadCount()
        update([])
        notifyOfReading()
    }

    /// Shows the users who are typing.
    public final func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        showTyping(typingUsers)
        notifyOfTyping(typingUsers, in: channelController)
    }
}

extension ChatChannelVC: ChatSendingObserving {
    /// Shows in the composer the reason for which a request was not sent.
    public final func channelController(
        _ channelController: ChatChannelController,
        didFailToSend request: ChatRequest,
        reason: String
    ) {
        messageComposerVC.notice = reason
    }
}
