import Components
import DefaultComponents
import Testing
import Views

/// The destinations of taps on a message in a list without other handlers.
struct ListTapTests {
    @Test func avatarLeadsToThePerson() throws {
        let stage = try TapStage(FixtureChat.message("a"))

        try stage.tap { $0.authorAvatarView }

        #expect(try stage.calls == ["user bo"])
    }

    @Test func reactionsLeadToThoseWhoReacted() throws {
        let message = FixtureChat.message("a") {
            $0.reactions = [ChatReaction(name: "heart", emoji: "❤️", userIDs: ["bo"])]
        }
        let stage = try TapStage(message)

        try stage.tap { $0.reactionsBubbleView }

        #expect(try stage.calls == ["reactions a"])
    }

    @Test func threadInfoLeadsToTheThread() throws {
        let stage = try TapStage(FixtureChat.message("a") { $0.replyCount = 2 })

        try stage.tap { $0.threadInfoView }

        #expect(try stage.calls == ["thread a"])
    }

    @Test func errorLeadsToWhatCanBeDone() throws {
        let stage = try TapStage(FixtureChat.own("a") { $0.localState = .sendingFailed })

        try stage.tap { $0.errorIndicatorView }

        #expect(try stage.calls.first?.hasPrefix("actions a: resend") == true)
    }

    @Test func attachmentLeadsToTheGallery() throws {
        let stage = try TapStage(FixtureChat.message("a") { $0.attachments = [FixtureChat.image] })

        try stage.tap { $0.attachmentViews.first }

        #expect(try stage.calls == ["gallery a image"])
    }

    @Test func quoteScrollsToTheMessageItQuotes() throws {
        let quote = ChatQuote(messageID: "5", author: FixtureChat.bo, text: "Ahoy")
        let stage = try TapStage(
            FixtureChat.message("a", at: 100_000) { $0.quote = quote },
            after: ListedMessages.turns(60)
        )

        try stage.tap { $0.quotedMessageView }

        #expect(stage.list.listView.visibleIndex(ofMessageWithID: "5") == 55)
    }

    @Test func linkLeadsToItsAddress() throws {
        let link = TextRun("example", style: TextStyle(target: .link("https://example.org/")))
        let stage = try TapStage(FixtureChat.message("a", RichText([link])))

        try stage.tap(at: Point(x: 20, y: 14)) { $0.textView }

        #expect(try stage.calls == ["link https://example.org/"])
    }

    @Test func mentionLeadsToTheMember() throws {
        let mention = TextRun("@Cy Young", style: TextStyle(target: .user("cy")))
        let stage = try TapStage(FixtureChat.message("a", RichText([mention])))

        try stage.tap(at: Point(x: 20, y: 14)) { $0.textView }

        #expect(try stage.calls == ["user cy"])
    }

    @Test func longPressLeadsToTheActions() throws {
        let stage = try TapStage(FixtureChat.message("a"))

        try stage.longPress { $0.textView }

        let calls = try stage.calls
        #expect(calls == ["actions a: inlineReply threadReply react copy flag muteUser"])
    }

    @Test func delegateIsAskedBeforeTheRouter() throws {
        let stage = try TapStage(FixtureChat.message("a"))
        let delegate = HandlingDelegate()
        stage.list.delegate = delegate

        try stage.tap { $0.authorAvatarView }

        #expect(delegate.names == ["tapOnAvatar"])
        #expect(try stage.calls == [])
    }

    @Test func delegateReceivesEventsOfOtherModules() throws {
        let stage = try TapStage(FixtureChat.message("a"))
        let view = stage.list.listView
        #expect(view.raise(.ripple, 1) == .passed)

        let delegate = HandlingDelegate()
        stage.list.delegate = delegate

        #expect(view.raise(.ripple, 2) == .handled)
        #expect(delegate.names == ["ripple"])
    }

    @Test func buttonScrollsToTheNewestMessage() throws {
        let stage = try TapStage(FixtureChat.own("a", at: 90_000), after: ListedMessages.turns(60))
        stage.list.listView.scroll(by: -900)

        let button = stage.list.scrollToLatestMessageButton
        let center = Point(x: button.frame.size.width / 2, y: button.frame.size.height / 2)
        stage.list.view.tap(at: Tap(on: button, at: center).location(in: stage.list.view))

        #expect(stage.list.listView.isAtLatest)
    }
}

/// A list with a router that records its destinations.
private final class TapStage {
    let data: ListedMessages
    let list: ChatMessageListVC

    init(_ newest: ChatMessage, after messages: [ChatMessage] = []) throws {
        data = ListedMessages([newest] + messages)
        var components = Components()
        components.messageListRouter = NotingRouter.self
        list = data.list(with: components)
    }

    var calls: [String] {
        get throws { try #require(list.router as? NotingRouter).calls }
    }

    func tap(
        at point: Point? = nil,
        _ part: (ChatMessageContentView) -> View?
    ) throws {
        list.view.tap(at: try place(of: part, point))
    }

    func longPress(_ part: (ChatMessageContentView) -> View?) throws {
        list.view.longPress(at: try place(of: part, nil))
    }

    private func place(
        of part: (ChatMessageContentView) -> View?,
        _ point: Point?
    ) throws -> Point {
        let cell = try #require(list.listView.cell(at: 0) as? ChatMessageCell)
        let content = try #require(cell.messageContentView as? ChatMessageContentView)
        let view = try #require(part(content))
        let size = view.frame.size
        let center = Point(x: size.width / 2, y: size.height / 2)
        return Tap(on: view, at: point ?? center).location(in: list.view)
    }
}

private final class NotingRouter: ChatMessageListRouter {
    var calls: [String] = []

    override func showThread(of message: ChatMessage) {
        calls.append("thread \(message.id)")
    }

    override func showGallery(of message: ChatMessage, startingWith attachment: ChatAttachment) {
        calls.append("gallery \(message.id) \(attachment.kind.rawValue)")
    }

    override func showLink(_ url: String, in message: ChatMessage) {
        calls.append("link \(url)")
    }

    override func showUser(_ user: ChatUser) {
        calls.append("user \(user.id)")
    }

    override func showMessageActions(
        _ actions: [any ChatMessageActionItem],
        for message: ChatMessage
    ) {
        calls.append("actions \(message.id): \(actions.map(\.id).joined(separator: " "))")
    }

    override func showReactions(to message: ChatMessage) {
        calls.append("reactions \(message.id)")
    }
}

extension Event where Payload == Int {
    fileprivate static let ripple = Event("ripple")
}

/// A delegate that handles every event.
private final class HandlingDelegate: ChatMessageListVCEventDelegate {
    var names: [String] = []

    func chatMessageListVC(_ vc: ChatMessageListVC, didReceive event: RaisedEvent) -> EventReply {
        names.append(event.name)
        return .handled
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt index: Int) {}

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {}

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {}
}
