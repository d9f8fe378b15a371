import Components
import DefaultComponents
import Views

extension PublicCall {
    static let list = [
        PublicCall("ChatMessageListVC.canChange(to:)") {
            _ = $0.list.canChange(to: Components())
        },
        PublicCall("ChatMessageListVC.receive(_:)") {
            _ = $0.list.receive(RaisedEvent(.tapOnThread, $0.newest))
        },
        PublicCall("ChatMessageListVC.layoutOptions(at:)") { _ = $0.list.layoutOptions(at: 0) },
        PublicCall("ChatMessageListVC.scrollToMessage(id:at:)") {
            $0.list.scrollToMessage(id: $0.count % 2 == 0 ? "own-0" : "own-7")
        },
        PublicCall("ChatMessageListVC.showThread(messageId:)") {
            $0.list.showThread(messageId: $0.newest.id)
        },
        PublicCall("ChatMessageListVC.showActions(for:)") { $0.list.showActions(for: $0.newest) },
        PublicCall("ChatMessageListVC.actions(for:)") { _ = $0.list.actions(for: $0.newest) },
        PublicCall("ChatMessageListVC.perform(_:on:)") {
            $0.list.perform(ResendActionItem(), on: $0.newest)
        },
        PublicCall("ChatMessageListVC.setUp()") { $0.list.setUp() },
        PublicCall("ChatMessageListVC.setUpLayout()") { $0.list.setUpLayout() },
        PublicCall("ChatMessageListVC.setUpAppearance()") { $0.list.setUpAppearance() },
        PublicCall("ChatMessageListVC.updateContent()") { $0.list.updateContent() },
        PublicCall("ChatMessageListVC.cellContentClassForMessage(at:)") { scene in
            let type: any MessageContentView.Type = scene.list.cellContentClassForMessage(at: 0)
            _ = type
        },
        PublicCall("ChatMessageListVC.cellContentClassForMessage(at:)") { scene in
            let type: ChatMessageContentView.Type = scene.list.cellContentClassForMessage(at: 0)
            _ = type
        },
        PublicCall("ChatMessageListVC.tableView(_:cellForRowAt:)") {
            _ = $0.list.tableView($0.list.listView, cellForRowAt: .max)
        },
        PublicCall("ChatMessageListVC.reloadMessages()") { $0.list.reloadMessages() },
        PublicCall("ChatMessageListVC.updateMessages(with:)") {
            $0.list.updateMessages(with: [.update($0.newest, index: 0)])
        },
        PublicCall("ChatMessageListVC.updateMessages(with:)") {
            $0.list.updateMessages(with: [.insert($0.newest, index: .max)])
        },
        PublicCall("ChatMessageListVC.scrollToLatestMessage()") { $0.list.scrollToLatestMessage() },
        PublicCall("ChatMessageListVC.showTypingIndicator(typingUsers:)") { scene in
            scene.list.showTypingIndicator(typingUsers: [ChatUser(id: "\(scene.count)")])
        },
        PublicCall("ChatMessageListVC.closeTopOverlay()") { $0.list.closeTopOverlay() },
        PublicCall("ChatMessageListVC.hideTypingIndicator()") { $0.list.hideTypingIndicator() },
    ]

    static let taps = [
        PublicCall("ChatMessageListVC.messageContentViewDidTapOnDeliveryStatusIndicator(_:)") {
            $0.list.messageContentViewDidTapOnDeliveryStatusIndicator(0)
        },
        PublicCall("ChatMessageListVC.messageContentViewDidTapOnReactionsView(_:)") {
            $0.list.messageContentViewDidTapOnReactionsView(0)
        },
        PublicCall("ChatMessageListVC.messageContentViewDidTapOnThread(_:)") {
            $0.list.messageContentViewDidTapOnThread(0)
        },
        PublicCall("ChatMessageListVC.messageContentViewDidTapOnQuotedMessage(_:)") {
            $0.list.messageContentViewDidTapOnQuotedMessage(0)
        },
        PublicCall("ChatMessageListVC.messageContentViewDidTapOnErrorIndicator(_:)") {
            $0.list.messageContentViewDidTapOnErrorIndicator(0)
        },
        PublicCall("ChatMessageListVC.messageContentViewDidTapOnAvatarView(_:_:)") {
            $0.list.messageContentViewDidTapOnAvatarView(FixtureChat.bo, .min)
        },
        PublicCall("ChatMessageListVC.messageContentViewDidTapOnMentionedUser(_:_:)") {
            $0.list.messageContentViewDidTapOnMentionedUser("bo", .max)
        },
        PublicCall("ChatMessageListVC.messageContentViewDidTapOnLink(_:_:)") {
            $0.list.messageContentViewDidTapOnLink("https://example.org", 0)
        },
        PublicCall("ChatMessageListVC.messageContentViewDidTapOnAttachment(_:_:)") {
            let link = LinkAttachment(originalURL: "https://example.org")
            $0.list.messageContentViewDidTapOnAttachment(
                ChatAttachment(kind: .link, payload: .link(link)),
                0
            )
        },
        PublicCall("ChatMessageListVC.didLongPressMessage(_:)") { $0.list.didLongPressMessage(0) },
    ]

    static let listView = [
        PublicCall("ChatMessageListView.updateContent()") { $0.list.listView.updateContent() },
        PublicCall("ChatMessageListView.layoutSubviews()") { $0.list.listView.layoutSubviews() },
        PublicCall("ChatMessageListView.keeps(_:)") { _ = $0.list.listView.keeps($0.list) },
        PublicCall("ChatMessageListView.replace(_:)") { scene in
            scene.list.listView.cell(at: 0).map { scene.list.listView.replace($0) }
        },
        PublicCall("ChatMessageListView.cell(at:)") { _ = $0.list.listView.cell(at: .max) },
        PublicCall("ChatMessageListView.visibleIndex(ofMessageWithID:)") {
            _ = $0.list.listView.visibleIndex(ofMessageWithID: "none")
        },
        PublicCall("ChatMessageListView.index(of:)") { _ = $0.list.listView.index(of: View()) },
        PublicCall("ChatMessageListView.scroll(by:)") {
            $0.list.listView.scroll(by: $0.count % 2 == 0 ? 90 : -90)
        },
        PublicCall("ChatMessageListView.scroll(to:at:)") {
            $0.list.listView.scroll(to: $0.count % 8)
            $0.list.listView.scroll(to: .max)
        },
        PublicCall("ChatMessageListView.scrollToLatest()") { $0.list.listView.scrollToLatest() },
        PublicCall("ChatMessageListView.endScrolling()") { $0.list.listView.endScrolling() },
    ]
}
