import Components
import DefaultComponents
import Synchronization
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct ListEventTests {
    @Test func twoPluginsHearTheSameInPluginOrder() throws {
        let heard = Heard()
        let plugins = ["second", "first"].map { name in
            TestPlugin(PluginID(rawValue: name)) { registrar in
                registrar.on(.messagesChanged) { change in
                    heard.note("\(name) \(change.added.map(\.id))")
                    return .handled
                }
            }
        }
        let data = ListedMessages(ListedMessages.turns(3))
        let list = try data.list(with: .with(plugins[0], plugins[1]))

        data.messages.insert(FixtureChat.message("new", at: 900), at: 0)
        list.updateMessages(with: [.insert(data.messages[0], index: 0)])

        #expect(heard.texts.suffix(2) == ["first [\"new\"]", "second [\"new\"]"])
    }

    @Test func listenerThatThrowsIsNamedOnceAndTheOthersHear() throws {
        let heard = Heard()
        let components = try Components.with(
            TestPlugin("bad") { $0.on(.listScrolled) { _ in throw Wind() } },
            TestPlugin("good") { registrar in
                registrar.on(.listScrolled) { _ in
                    heard.note("scrolled")
                    return .passed
                }
            }
        )
        let data = ListedMessages(ListedMessages.turns(60))
        let list = data.list(with: components)

        for _ in 0..<3 { list.listView.scroll(by: -40) }

        #expect(heard.texts.count == 4)
        #expect(data.scrollCount == 4)
        let told = try #require(list.node.connectedTree?.diagnostics.map { "\($0)" })
        #expect(told.count == 1)
        #expect(told.first?.contains("bad") == true)
    }

    @Test func listSettlesWhenScrollingEnds() {
        let heard = Mutex<[ListPosition]>([])
        var components = Components()
        components.on(.listSettled) { position in
            heard.withLock { $0.append(position) }
            return .passed
        }
        let data = ListedMessages(ListedMessages.turns(60))
        let list = data.list(with: components)
        let view = list.listView

        for _ in 0..<3 { view.scroll(by: -200) }
        let early = heard.withLock { $0 }
        view.endScrolling()

        #expect(early == [])
        #expect(heard.withLock { $0.map(\.visible) } == [view.visibleRows])
        #expect(heard.withLock { $0.map(\.isAtLatest) } == [false])
        #expect(data.messages.count == 60)
    }

    @Test func whatAListenerChangesIsHeardAfterThePresentEvent() {
        var components = Components()
        components.extend(.messageListVC, with: Answering.self)
        components.extend(.messageListVC, with: Noting.self)
        let data = ListedMessages(ListedMessages.turns(3))
        let list = data.list(with: components)

        data.messages.insert(FixtureChat.message("ask", at: 900), at: 0)
        let heard = LifecycleLog.recording {
            list.updateMessages(with: [.insert(data.messages[0], index: 0)])
        }.filter { $0.hasPrefix("heard") }

        #expect(heard == ["heard [\"ask\"]", "heard [\"answer\"]"])
        #expect(data.messages.count == 5)
        #expect(list.faults == [])
    }

    @Test func eventsThatCauseEachOtherEnd() {
        var components = Components()
        components.extend(.messageListVC, with: Restless.self)
        let data = ListedMessages(ListedMessages.turns(60))
        let list = data.list(with: components)

        list.listView.scroll(by: -40)

        let told = list.node.connectedTree?.diagnostics ?? []
        #expect(told == [.callNeverEnds(call: "ChatMessageListVC")])
        #expect(data.messages.count == 60)
    }

    @Test func updateRunsTheHooksOfOneRow() throws {
        var components = Components()
        components.extend(.messageText, with: Counting.self)
        let data = ListedMessages(ListedMessages.turns(5))
        let list = data.list(with: components)

        let notes = LifecycleLog.recording {
            list.updateMessage(id: "3")
            list.updateMessage(id: "unknown")
        }.filter { $0.hasPrefix("text") }

        #expect(Set(notes) == ["text 3"])
        #expect(data.messages.count == 5)
        #expect(list.faults == [])
        #expect(list.node.connectedTree?.diagnostics == [])
    }
}

/// The texts that listeners noted.
private final class Heard: Sendable {
    private let lines = Mutex<[String]>([])

    var texts: [String] { lines.withLock { $0 } }

    func note(_ text: String) { lines.withLock { $0.append(text) } }
}

private struct Wind: Error {}

/// Adds a message when it hears of one.
private final class Answering: ComponentExtension<ChatMessageListVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        guard event[.messagesChanged]?.added.first?.id == "ask",
            let data = host.dataSource as? ListedMessages
        else { return .passed }
        data.messages.insert(FixtureChat.message("answer", at: 901), at: 0)
        host.updateMessages(with: [.insert(data.messages[0], index: 0)])
        return .handled
    }
}

private final class Noting: ComponentExtension<ChatMessageListVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        if let change = event[.messagesChanged], !change.isReset {
            LifecycleLog.note("heard \(change.added.map(\.id))")
        }
        return .passed
    }
}

/// Scrolls whenever the list was scrolled.
private final class Restless: ComponentExtension<ChatMessageListVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        guard event[.listScrolled] != nil else { return .passed }
        let isLow = host.listView.isAtLatest
        host.listView.scroll(by: isLow ? -10 : 10)
        return .passed
    }
}

private final class Counting: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        LifecycleLog.note("text \(chat.message?.id ?? "")")
    }
}
