import Components
import DefaultComponents
import Views

final class CustomChannelViewController: ViewController {
    /// Controller for observing data changes within the channel.
    var channelController: ChatChannelController?

    /// The message list component responsible to render the messages.
    lazy var messageListVC = make(.messageListVC)

    /// Controller that handles the composer view.
    lazy var messageComposerVC = make(.messageComposerVC)

    override func setUpLayout() {
        super.setUpLayout()

        // Setup
        messageListVC.delegate = self
        messageListVC.dataSource = self
        messageListVC.client = channelController?.client
        messageComposerVC.channelController = channelController

        // Layout
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

        // Setup Channel Controller
        channelController?.delegate = self
        channelController?.synchronize()
    }
}

extension CustomChannelViewController: ChatMessageListVCDataSource {
    func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        channelController?.channel
    }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        channelController?.messages.count ?? 0
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage? {
        channelController?.messages[index]
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        vc.layoutOptions(at: index)
    }
}

extension CustomChannelViewController: ChatMessageListVCDelegate {
    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt index: Int) {
        // Load previous messages before showing the last 10 messages.
        guard let channelController, index >= channelController.messages.count - 10 else { return }

        channelController.loadPreviousMessages()
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {
        // Handle message actions
        switch actionItem {
        case is EditActionItem:
            messageComposerVC.content.editMessage(message)
        case is InlineReplyActionItem:
            messageComposerVC.content.quoteMessage(message)
        case is ThreadReplyActionItem:
            messageListVC.showThread(messageId: message.id)
        default:
            return
        }
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {
        // Handle scroll events, and check if the last message was read, to mark the channel read.
        if listView.isLastCellFullyVisible, channelController?.channel?.isUnread == true {
            channelController?.markRead()
        }
    }
}

extension CustomChannelViewController: ChatChannelControllerDelegate {
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
        messageListVC.scrollToLatestMessageButton.content = channel.item.unreadCount
    }

    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        let typingUsersWithoutCurrentUser =
            typingUsers
            .sorted { $0.id < $1.id }
            .filter { $0.id != channelController.currentUserId }

        if typingUsersWithoutCurrentUser.isEmpty {
            messageListVC.hideTypingIndicator()
        } else {
            messageListVC.showTypingIndicator(typingUsers: typingUsersWithoutCurrentUser)
        }
    }
}
