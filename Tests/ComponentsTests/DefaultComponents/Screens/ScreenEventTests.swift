import Components
import DefaultComponents
import Synchronization
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ScreenEventTests {
    @Test func typingReadingAndConnectionAreHeard() {
        let heard = Mutex<[String]>([])
        var components = Components()
        components.on(.typingChanged) { change in
            heard.withLock { $0.append("typing \(change.users.map(\.id))") }
            return .passed
        }
        components.on(.messagesRead) { change in
            let id = change.lastReadMessageID ?? ""
            heard.withLock { $0.append("read \(id), unread \(change.unreadCount.messages)") }
            return .passed
        }
        components.on(.connectionChanged) { change in
            heard.withLock { $0.append("connected \(change.isConnected)") }
            return .passed
        }
        let (screen, controller) = mounted(components)
        heard.withLock { $0 = [] }

        controller.receive(.typingStarted(FixtureChat.bo))
        controller.receive(.connectionLost)
        controller.receive(.newMessage(FixtureChat.message("new", at: 90_000)))

        let texts = heard.withLock { $0 }
        #expect(texts.prefix(2) == ["typing [\"bo\"]", "connected false"])
        #expect(texts.contains("typing []"))
        #expect(texts.last == "read new, unread 0")
        #expect(screen.messageListVC.faults == [])
    }

    @Test func partsAndExtensionsReachMessageChannelAndController() throws {
        var components = Components()
        components.extend(.messageText, with: Reaching.self)

        var kept: (ChatChannelVC, ChatChannelController)?
        let notes = LifecycleLog.recording { kept = mounted(components) }

        let (screen, controller) = try #require(kept)
        let found = Set(notes.filter { $0.hasPrefix("reached") })
        #expect(found.contains("reached 4 in sailing of 5"))
        let cell = try #require(screen.messageListVC.listView.cell(at: 0))
        let text = try #require(cell.messageView?.textView)
        #expect(text.chat.message?.id == "4")
        #expect(text.chat.channel?.id == "sailing")
        #expect(text.chat.controller === controller)
        #expect(screen.messageListVC.chat.message == nil)
        #expect(screen.messageComposerVC.sendButton.chat.channel?.id == "sailing")
        #expect(screen.messageComposerVC.sendButton.chat.controller === controller)
        #expect(View().chat.controller == nil)
    }

    private func mounted(_ components: Components) -> (ChatChannelVC, ChatChannelController) {
        let controller = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages(ListedMessages.turns(5))
        )
        let screen = ChatChannelVC()
        screen.channelController = controller
        screen.mount(in: ComponentContext(components))
        screen.view.layout(width: 375, height: 600)
        return (screen, controller)
    }
}

private final class Reaching: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        let id = chat.message?.id ?? "none"
        let count = chat.controller?.messageCount ?? 0
        LifecycleLog.note("reached \(id) in \(chat.channel?.id ?? "none") of \(count)")
    }
}
