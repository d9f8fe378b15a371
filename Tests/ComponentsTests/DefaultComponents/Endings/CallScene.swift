import Components
import DefaultComponents
import Foundation
import Views

/// A screen in which all custom code calls one method again and again: hooks, functions, listeners, a client,
/// delegates.
@MainActor
final class CallScene {
    /// The scene whose method is called; nil while a scene is made.
    private(set) static var current: CallScene?

    let controller: ChatChannelController
    let screen = ChatChannelVC()
    /// A tree that exists before the screen has one.
    private let spareTree = View().mount(in: ComponentContext(Components()))
    /// The number of calls of the method.
    private(set) var count = 0
    private let call: PublicCall
    private let place: String
    private let observer = CallingObserver()

    /// Creates a scene and mounts its screen; the method is called at once where it is called while mounting.
    init(
        _ call: PublicCall,
        in place: String,
        _ components: Components,
        whileMounting isMounting: Bool = false
    ) {
        self.call = call
        self.place = place
        let client = ChatClient(currentUser: FixtureChat.ann) { request, _ in
            Self.call(in: "client.send")
            if case .send(let message) = request, message.text.plain == "fail" {
                return .failed(reason: "No wind.")
            }
            return .sent
        } now: {
            Self.call(in: "client.now")
            return Timestamp(seconds: 1_772_442_000)
        } makeMessageID: { number in
            Self.call(in: "client.makeMessageID")
            return "made-\(number)"
        }
        controller = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages((0..<12).map { FixtureChat.own("own-\($0)", at: -60 * $0) }),
            client: client,
            pageSize: 8
        )
        if isMounting { Self.current = self }
        screen.channelController = controller
        screen.mount(in: ComponentContext(components))
        if place.hasPrefix("listDelegate") { screen.messageListVC.delegate = observer }
        if place.hasPrefix("dataSource") {
            observer.controller = controller
            screen.messageListVC.dataSource = observer
        }
        if place.hasPrefix("controllerDelegate") { controller.delegate = observer }
    }

    var tree: ComponentTree { screen.node.connectedTree ?? spareTree }
    var list: ChatMessageListVC { screen.messageListVC }
    var composer: ComposerVC { screen.messageComposerVC }
    var newest: ChatMessage { controller.messages.first ?? FixtureChat.own("none") }

    /// Performs user actions, so that all custom code is called.
    func play() {
        Self.current = self
        defer { Self.current = nil }
        if place == "app" { perform() }
        screen.view.layout(width: 375, height: 600)
        for text in ["Ahoy", "fail"] {
            composer.apply(.insert(text))
            screen.view.layoutIfNeeded()
            composer.sendMessage()
            screen.view.layoutIfNeeded()
        }
        controller.receive(.newMessage(FixtureChat.message("news", at: 60)))
        controller.receive(.typingStarted(FixtureChat.bo))
        list.listView.scroll(by: -50)
        list.perform(CopyActionItem(Appearance()), on: newest)
        _ = list.actions(for: newest)
        list.raise(.tapOnThread, newest)
        tree.report(.neverMounted(component: "Planted"))
        Components.updateDefault { components in
            Self.call(in: "updateDefault")
            try? components.install([CallPlace.plugin])
        }
        screen.view.layoutIfNeeded()
    }

    /// Calls the method, if the scene tests this place.
    nonisolated static func call(in place: String) {
        MainActor.assumeIsolated {
            guard let current, current.place == place else { return }
            current.perform()
        }
    }

    private func perform() {
        count += 1
        try? call.body(self)
    }
}

/// Calls the method in all delegates and data sources of lists and controllers.
private final class CallingObserver {
    var controller: ChatChannelController?
}

extension CallingObserver: ChatMessageListVCDelegate {
    func chatMessageListVC(_ vc: ChatMessageListVC, willDisplayMessageAt index: Int) {
        CallScene.call(in: "listDelegate.willDisplay")
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        scrollViewDidScroll listView: ChatMessageListView
    ) {
        CallScene.call(in: "listDelegate.didScroll")
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        didTapOnAction actionItem: any ChatMessageActionItem,
        for message: ChatMessage
    ) {
        CallScene.call(in: "listDelegate.didTapOnAction")
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        headerViewForMessage message: ChatMessage,
        at index: Int
    ) -> ChatMessageDecorationView? {
        CallScene.call(in: "listDelegate.header")
        return nil
    }
}

extension CallingObserver: ChatMessageListVCDataSource {
    func channel(for vc: ChatMessageListVC) -> ChatChannel? {
        CallScene.call(in: "dataSource.channel")
        return controller?.channel
    }

    func numberOfMessages(in vc: ChatMessageListVC) -> Int {
        CallScene.call(in: "dataSource.count")
        return controller?.messages.count ?? 0
    }

    func chatMessageListVC(_ vc: ChatMessageListVC, messageAt index: Int) -> ChatMessage? {
        CallScene.call(in: "dataSource.message")
        guard let messages = controller?.messages, messages.indices.contains(index) else {
            return nil
        }
        return messages[index]
    }

    func chatMessageListVC(
        _ vc: ChatMessageListVC,
        messageLayoutOptionsAt index: Int
    ) -> ChatMessageLayoutOptions {
        CallScene.call(in: "dataSource.options")
        return vc.layoutOptions(at: index)
    }
}

extension CallingObserver: ChatConnectionObserving, ChatSendingObserving {
    func channelController(
        _ channelController: ChatChannelController,
        didUpdateMessages changes: [ListChange<ChatMessage>]
    ) {
        CallScene.call(in: "controllerDelegate.messages")
    }

    func channelController(
        _ channelController: ChatChannelController,
        didUpdateChannel channel: EntityChange<ChatChannel>
    ) {
        CallScene.call(in: "controllerDelegate.channel")
    }

    func channelController(
        _ channelController: ChatChannelController,
        didChangeTypingUsers typingUsers: Set<ChatUser>
    ) {
        CallScene.call(in: "controllerDelegate.typing")
    }

    func channelController(
        _ channelController: ChatChannelController,
        didChangeConnection isConnected: Bool
    ) {
        CallScene.call(in: "controllerDelegate.connection")
    }

    func channelController(
        _ channelController: ChatChannelController,
        didFailToSend request: ChatRequest,
        reason: String
    ) {
        CallScene.call(in: "controllerDelegate.failure")
    }
}
