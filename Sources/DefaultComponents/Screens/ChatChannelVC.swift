public import Components
public import Views

/// A whole channel: its list of messages and a composer, driven by a controller that keeps them.
///
/// Set `channelController` before the tree is mounted. Messages near the ends are loaded as the reader comes
/// near them, what is read is marked, and who is typing is shown. What is chosen for a message happens: editing
/// and replying begin in the composer. The list is named `channel`.
open class ChatChannelVC: ViewController, Component, ReplaceableChildOwner {
    /// What keeps the channel's messages; this screen becomes its delegate.
    ///
    /// In another channel or thread, what is typed for a new message stays; edits and answers of messages end.
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

    /// What messages are written, edited and answered with; hidden where the reader can only read.
    public internal(set) final lazy var messageComposerVC = make(.messageComposerVC)

    /// Whether the reader can only read, as outsiders do: there is no composer then; not unless set.
    public final var isReadOnly = false {
        didSet { if isPrepared { showComposer() } }
    }

    /// The column of list and composer.
    private let mainContainer = ContainerStackView(axis: .vertical)

    /// How many messages before an end more are loaded.
    private let loadingDistance = 10
    private var isPrepared = false

    /// Called once, first, to connect list and controller; call `super` first.
    open override func setUp() {
        super.setUp()
        messageListVC.name = "channel"
        messageListVC.delegate = self
        messageListVC.dataSource = self
    }

    /// Called once, after `setUp`, to put the composer below the list and to load messages; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        addChild(messageListVC)
        addChild(messageComposerVC)
        view.fill(with: mainContainer)
        mainContainer.addArrangedSubviews([messageListVC.view, messageComposerVC.view])
        isPrepared = true
        observe()
    }

    /// Called for each message of the list: a new view above it, or none; `super` has none.
    open func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        if isReadyMade { vc.decorations.lackHeaders(self) }
        return nil
    }

    /// Called for each message of the list: a new view below it, or none; `super` has none.
    open func chatMessageListVC(
        _ vc: ChatMessageListVC,
        footerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        if isReadyMade { vc.decorations.lackFooters(self) }
        return nil
    }

    /// Returns whether a component is a part that can be replaced: the list or the composer, and what overrides add.
    open func keeps(_ part: any Lifecycle) -> Bool {
        part === messageListVC || part === messageComposerVC
    }

    /// Called when a plugin did something wrong in the list or the composer, to put another one in its place: the list
    /// where the old one was, the composer with what was typed; call `super` to do so.
    ///
    /// What was tied to the view of the old one is tied to the new one's. Override it to tell the new one what else you
    /// told the old one.
    open func replace(_ part: any Lifecycle) {
        if part === messageListVC { replaceList() }
        if part === messageComposerVC { replaceComposer() }
    }

    /// Whether no subclass of the app's may decorate.
    private var isReadyMade: Bool {
        type(of: self) == ChatChannelVC.self || type(of: self) == ChatThreadVC.self
    }

    private func observe() {
        // The list reads what is there; it is reported only of what comes after.
        channelController?.synchronize()
        channelController?.delegate = self
        messageListVC.client = channelController?.client
        messageComposerVC.channelController = channelController
        messageComposerVC.content.threadMessage = channelController?.threadMessage
        showComposer()
        messageListVC.reloadMessages()
        messageListVC.listView.scrollToLatest()
        showUnreadCount()
        showTyping(channelController?.typingUsers ?? [])
    }

    func showComposer() {
        let isReader = channelController?.currentUserId != nil
        messageComposerVC.view.isHidden = isReadOnly || !isReader
    }

    func showUnreadCount() {
        let count = channelController?.channel?.unreadCount ?? .noUnread
        let button = messageListVC.scrollToLatestMessageButton
        if button.content != count { button.content = count }
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
    /// The channel; none before it is known.
    public final func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        channelController?.channel
    }

    /// The number of messages that are loaded.
    public final func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        channelController?.messages.count ?? 0
    }

    /// The loaded message at a place; 0 is the newest.
    public final func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageAt index: Int
    ) -> ChatMessage? {
        guard let messages = channelController?.messages, messages.indices.contains(index) else {
            return nil
        }
        return messages[index]
    }

    /// What the components say.
    public final func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        vc.layoutOptions(at: index)
    }
}

extension ChatChannelVC: ChatMessageListVCEventDelegate {
    /// Loads more near the ends.
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

    /// Does what was chosen: in the composer, at the controller, or elsewhere; the rest is for whoever handles
    /// the event `messageAction`.
    public final func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {
        perform(actionItem, on: message)
    }

    /// Marks the channel read when the newest message is in view.
    public final func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {
        markRead()
    }

    /// Loads the newest messages before the list goes there, and passes everything on.
    public final func chatMessageListVC<Payload>(
        _ vc: ChatMessageListVC,
        didReceive event: Event<Payload>,
        _ payload: Payload
    ) -> EventReply {
        if Event.scrollToLatestMessage.payload(of: event, payload) != nil,
            channelController?.hasLoadedAllNextMessages == false
        {
            channelController?.synchronize()
        }
        return .passed
    }
}

extension ChatChannelVC: ChatChannelControllerDelegate {
    /// Hands the changes to the list.
    public final func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        messageListVC.updateMessages(with: changes)
    }

    /// Shows how much is not read.
    public final func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    ) {
        showUnreadCount()
        messageListVC.updateMessages(with: [])
    }

    /// Shows who is typing.
    public final func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        showTyping(typingUsers)
    }
}

extension ChatChannelVC: ChatSendingObserving {
    /// Shows in the composer why something was not sent.
    public final func channelController(
        _ channelController: ChatChannelController,
        didFailToSend request: ChatRequest,
        reason: String
    ) {
        messageComposerVC.notice = reason
    }
}
