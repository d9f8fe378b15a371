public import Components
public import Views

/// A whole channel: its list of messages, driven by a controller that keeps them.
///
/// Set `channelController` before the tree is mounted. Messages near the ends are loaded as the reader comes
/// near them, what is read is marked, and who is typing is shown. There is no composer: replying and
/// editing end in the event `messageAction`. The list is named `channel`.
open class ChatChannelVC: ViewController, Component {
    /// What keeps the channel's messages; this screen becomes its delegate.
    public final var channelController: ChatChannelController? {
        didSet {
            guard oldValue !== channelController else { return }
            if oldValue?.delegate === self { oldValue?.delegate = nil }
            if isPrepared { observe() }
        }
    }

    /// The list of messages.
    public private(set) final lazy var messageListVC = make(.messageListVC)

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

    /// Called once, after `setUp`, to give the list the whole view and to load messages; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        addChild(messageListVC)
        view.fill(with: messageListVC.view)
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

    /// Whether no subclass of the app's may decorate.
    private var isReadyMade: Bool {
        type(of: self) == ChatChannelVC.self || type(of: self) == ChatThreadVC.self
    }

    private func observe() {
        // The list reads what is there; it is told only of what comes after.
        channelController?.synchronize()
        channelController?.delegate = self
        messageListVC.reloadMessages()
        messageListVC.listView.scrollToLatest()
        showUnreadCount()
        showTyping(channelController?.typingUsers ?? [])
    }

    private func showUnreadCount() {
        let count = channelController?.channel?.unreadCount ?? .noUnread
        let button = messageListVC.scrollToLatestMessageButton
        if button.content != count { button.content = count }
    }

    private func showTyping(_ users: Set<ChatUser>) {
        let isShown = channelController?.areTypingEventsEnabled == true
        let reader = channelController?.currentUserID
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

    /// Deletes, sends again and shows threads; the rest is for whoever handles `messageAction`.
    public final func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {
        switch actionItem {
        case is DeleteActionItem: channelController?.deleteMessage(id: message.id)
        case is ResendActionItem: channelController?.resendMessage(id: message.id)
        case is ThreadReplyActionItem: vc.router.showThread(of: message)
        default: return
        }
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
