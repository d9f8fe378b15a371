import Components
import DefaultComponents
import Hosting
import Views

/// A screen that an app composes by hand: a list and a composer on a controller.
final class HandmadeChannelVC: ViewController {
    let channelController: ChatChannelController
    private(set) lazy var messageListVC = make(.messageListVC)
    private(set) lazy var messageComposerVC = make(.messageComposerVC)

    init(_ channelController: ChatChannelController) {
        self.channelController = channelController
        super.init()
    }

    required init() {
        channelController = ChatChannelController(channel: ChatChannel(id: ""), messages: [])
        super.init()
    }

    override func setUpLayout() {
        super.setUpLayout()
        messageListVC.delegate = self
        messageListVC.dataSource = self
        messageListVC.client = channelController.client
        messageComposerVC.channelController = channelController
        channelController.delegate = self
        channelController.synchronize()

        addChild(messageListVC)
        addChild(messageComposerVC)
        view.addSubview(messageListVC.view)
        view.addSubview(messageComposerVC.view)
        let guide = view.safeAreaLayoutGuide
        Constraint.activate([
            messageListVC.view.topAnchor.constraint(equalTo: guide.topAnchor),
            messageListVC.view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            messageListVC.view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            messageListVC.view.bottomAnchor.constraint(
                equalTo: messageComposerVC.view.topAnchor
            ),
            messageComposerVC.view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            messageComposerVC.view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            messageComposerVC.view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }
}

extension HandmadeChannelVC: ChatScreen {}

extension HandmadeChannelVC: ChatMessageListVCDataSource {
    func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        channelController.channel
    }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        channelController.messages.count
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage? {
        channelController.messages[index]
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        vc.layoutOptions(at: index)
    }
}

extension HandmadeChannelVC: ChatMessageListVCDelegate {
    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt index: Int) {
        guard index >= channelController.messages.count - 10 else { return }
        channelController.loadPreviousMessages()
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {
        switch actionItem {
        case is EditActionItem: messageComposerVC.content.editMessage(message)
        case is InlineReplyActionItem: messageComposerVC.content.quoteMessage(message)
        case is ThreadReplyActionItem: messageListVC.showThread(messageId: message.id)
        default: return
        }
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {
        if messageListVC.listView.isLastCellFullyVisible,
            channelController.channel?.isUnread == true
        {
            channelController.markRead()
        }
    }
}

extension HandmadeChannelVC: ChatChannelControllerDelegate {
    func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        messageListVC.updateMessages(with: changes)
    }

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    ) {
        let unreadCount = channelController.channel?.unreadCount ?? .noUnread
        messageListVC.scrollToLatestMessageButton.content = unreadCount
    }

    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        guard channelController.areTypingEventsEnabled else { return }
        let currentUserId = channelController.client.currentUserId
        let others = typingUsers.sorted { $0.id < $1.id }.filter { $0.id != currentUserId }
        if others.isEmpty {
            messageListVC.hideTypingIndicator()
        } else {
            messageListVC.showTypingIndicator(typingUsers: others)
        }
    }
}
