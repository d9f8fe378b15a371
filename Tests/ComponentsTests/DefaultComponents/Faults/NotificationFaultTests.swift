import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Synchronization
import Testing
import Views

/// Faults at what a list, a channel and a composer report are contained and reported, and others hear it.
@Suite(.diagnosticsOfIssues)
struct NotificationFaultTests {
    /// A notification, whatever its payload.
    struct Notification: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let listen:
            @Sendable (inout Registrar, _ hear: @escaping @Sendable () throws -> Void) -> Void

        init<Payload: Sendable>(_ event: Event<Payload>) {
            testDescription = event.name
            listen = { registrar, hear in
                registrar.on(event) { _ in
                    try hear()
                    return .passed
                }
            }
        }
    }

    private static let notifications: [Notification] = [
        Notification(.messagesChanged), Notification(.messagesShown), Notification(.messagesHidden),
        Notification(.listScrolled), Notification(.listSettled), Notification(.typingChanged),
        Notification(.messagesRead), Notification(.connectionChanged),
        Notification(.composerContentChanged), Notification(.composerEdited),
        Notification(.messageSubmitted),
    ]

    @Test(arguments: notifications)
    func listenerThatThrowsIsNamedAndOthersHear(notification: Notification) throws {
        let heard = Atomic(0)
        let chat = ComposedChannel(
            messages,
            try Components.with(
                TestPlugin("bad") { notification.listen(&$0) { throw InjectedError() } },
                TestPlugin("good") { registrar in
                    notification.listen(&registrar) { heard.add(1, ordering: .relaxed) }
                }
            )
        )
        use(chat)

        let plain = ComposedChannel(messages)
        use(plain)
        #expect(heard.load(ordering: .relaxed) > 0)
        #expect(text(of: chat) == text(of: plain))
        let told = chat.tree.diagnostics.map(\.summary)
        #expect(told == ["bad on \(notification.testDescription) -"])
    }

    /// The notifications that extensions of a list or of a composer hear, with every fault that takes effect at once, as
    /// none has thousands of views; views of controllers have no content.
    private static let rows: [(name: String, slot: String, injectedFault: InjectedFault)] = [
        ("messagesChanged", "messageListVC"), ("messagesShown", "messageListVC"),
        ("messagesHidden", "messageListVC"), ("listScrolled", "messageListVC"),
        ("listSettled", "messageListVC"), ("composerContentChanged", "messageComposerVC"),
        ("composerEdited", "messageComposerVC"), ("messageSubmitted", "messageComposerVC"),
    ].flatMap { name, slot in
        InjectedFault.quickOnes.filter { $0 != .endlessContent }.map { (name, slot, $0) }
    }

    @Test(arguments: Cases(12, of: rows.count))
    func screenIsAsWithoutAnExtensionThatHearsAndMisbehaves(row: Case) throws {
        let (name, slot, injectedFault) = Self.rows[row.number]
        var components = try Components.with(
            TestPlugin("bad") { registrar in
                if slot == "messageListVC" {
                    registrar.extend(.messageListVC, with: MisbehavingEar.self)
                } else {
                    registrar.extend(.messageComposerVC, with: MisbehavingEar.self)
                }
            }
        )
        components.on(.injectedFault) { _ in .passed }
        components.on(.quiet) { _ in .passed }
        components[.heard] = name
        components[.injectedFaults] = [
            "bad": FaultPlan(injectedFault: injectedFault, hook: .updateContent, messages: [])
        ]
        let chat = ComposedChannel(messages, components)
        use(chat)

        let plain = ComposedChannel(messages)
        use(plain)
        #expect(text(of: chat) == text(of: plain), "\(injectedFault) at \(name): \(row)")
        let phase = injectedFault == .clash ? "layout" : "receive"
        #expect(
            chat.tree.diagnostics.map(\.summary) == ["bad \(phase) \(slot) -"],
            "\(injectedFault) at \(name): \(row)"
        )
    }

    @Test func listenerThatAnswersItselfWithoutEndIsNamed() throws {
        let chat = ComposedChannel(
            messages,
            try Components.with(
                TestPlugin("bad") { $0.extend(.messageListVC, with: AnsweringItself.self) }
            )
        )

        chat.controller.receive(.newMessage(FixtureChat.message("new", at: 90_000)))
        chat.layOut()

        #expect(chat.controller.messageCount < 5_000)
        #expect(chat.tree.diagnostics.map(\.summary) == ["bad receive messageListVC -"])
    }

    private let messages = ListedMessages.turns(60)

    /// Causes every notification.
    private func use(_ chat: ComposedChannel) {
        let list = chat.screen.messageListVC.listView
        list.scroll(by: -1_000)
        list.endScrolling()
        chat.layOut()
        chat.controller.receive(.typingStarted(FixtureChat.bo))
        chat.controller.receive(.connectionLost)
        chat.controller.receive(.newMessage(FixtureChat.message("new", at: 90_000)))
        chat.layOut()
        chat.send("Ahoy")
        chat.layOut()
        // A list that was made again has scrolled, too.
        chat.screen.messageListVC.listView.scroll(by: -40)
        chat.layOut()
    }

    private func text(of chat: ComposedChannel) -> String {
        TreeNode(of: chat.screen.view, variant: .frames).description
    }
}

extension ValueSlot<String> {
    /// The name of the notification at which a fault occurs.
    fileprivate static let heard = ValueSlot("heardNotification", default: "")
}

/// Causes the planned fault of `bad` when it hears a notification.
private final class MisbehavingEar: ComponentExtension<ViewController>, EventSink {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.view.layer.cornerRadius = 3
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        let injectedFault = host.components[.injectedFaults]["bad"]?.injectedFault
        if event.name == host.components[.heard] { injectedFault?.commit(on: host.view) }
        if injectedFault == .endlessEvent, event[.injectedFault] != nil {
            return host.raise(.injectedFault, "again")
        }
        return .passed
    }
}

/// Sends a message for each one that comes.
private final class AnsweringItself: ComponentExtension<ChatMessageListVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        if event[.messagesChanged]?.added.isEmpty == false {
            attempt { _ = try chat.controller?.createNewMessage(text: "Yes!") }
        }
        return .passed
    }
}
