import Components
import DefaultComponents
import Testing
import Views

/// Fields of plugins, and the focus in them, end with their plugin, their message and their screen.
@Suite(.diagnosticsOfIssues)
struct FieldEndingTests {
    @Test func anUninstalledPluginHearsOnceThatTheFocusIsLost() throws {
        let chat = try FormedChat()
        #expect(chat.focus.focus(on: chat.field("1")))
        chat.field("1")?.take(.insert("a"))

        try chat.components.uninstall("form")
        chat.channel.screen.updateComponents(chat.components)
        chat.channel.layOut()

        #expect(chat.log.heard.dropLast() == ["1 focused ''", "1 edited 'a'"])
        #expect(chat.log.heard.last?.hasSuffix("lost(Views.FocusLoss.removed) 'a'") == true)
        #expect(chat.focus.view == nil && chat.field("1") == nil)
    }

    @Test func theFocusIsLostWithItsMessageAndWithItsScreen() throws {
        let ways: [(FormedChat) -> Void] = [
            { $0.channel.controller.receive(.messageDeleted(id: "1", isHard: true)) },
            { $0.channel.screen.mount(in: ComponentContext(Components())) },
        ]
        for way in ways {
            let chat = try FormedChat()
            #expect(chat.focus.focus(on: chat.field("1")))

            way(chat)
            chat.channel.layOut()

            #expect(chat.log.heard.count == 2)
            #expect(chat.log.heard.last?.hasSuffix("lost(Views.FocusLoss.removed) ''") == true)
        }
    }

    @Test func theFocusFollowsItsMessage() throws {
        let chat = try FormedChat()
        #expect(chat.focus.focus(on: chat.field("1")))
        chat.field("1")?.take(.insert("a"))

        chat.channel.controller.receive(.newMessage(FixtureChat.message("3", at: 300, "New")))
        chat.channel.layOut()
        #expect(chat.focus.view === chat.field("1"))
        var components = chat.components
        components[.textScale] = 1.5
        chat.channel.screen.updateComponents(components)
        chat.channel.layOut()
        (chat.focus.view as? TextField)?.take(.insert("b"))

        #expect(chat.focus.view === chat.field("1"))
        #expect(chat.log.heard.last == "1 edited 'ab'")
    }

    @Test func boundTextSurvivesThrowingTheTreeAway() throws {
        let chat = try FormedChat()
        chat.field("1")?.take(.insert("one"))
        chat.field("1")?.take(.move(.textStart))
        chat.field("2")?.take(.insert("two"))
        let kept = chat.field("1")?.editedText

        let other = ChatChannelVC()
        other.channelController = chat.channel.controller
        other.mount(in: ComponentContext(chat.components))
        other.view.layout(width: 375, height: 600)

        #expect(FormedChat.field("1", in: other)?.editedText == kept)
        #expect(FormedChat.field("2", in: other)?.text == "two")
    }

    @Test func boundTextGoesWithItsPlugin() throws {
        let chat = try FormedChat()
        chat.field("1")?.take(.insert("one"))
        let before = chat.components

        try chat.components.uninstall("form")
        chat.channel.screen.updateComponents(chat.components)
        chat.channel.tree.forgetMissingPlugins()
        chat.channel.screen.updateComponents(before)
        chat.channel.layOut()

        #expect(chat.field("1")?.text == "")
    }

    @Test func handlersOfSeveralPluginsAreInPluginOrder() throws {
        let log = GestureLog()
        let names = ["a-first", "b-second", "c-third"]
        for order in [[0, 1, 2], [2, 0, 1]] {
            let hearing = order.map { HearingPlugin(PluginID(rawValue: names[$0])) as any Plugin }
            var components = try Components.with(hearing + [FormPlugin()])
            components[.gestureLog] = log
            let chat = try FormedChat(components)

            chat.field("1")?.take(.insert("x"))

            #expect(log.heard.suffix(3) == names.map { "\($0) x" })
        }
    }
}

/// A screen with two messages, each with a field of a plugin.
private final class FormedChat {
    let log: GestureLog
    var components: Components
    let channel: ComposedChannel
    let focus: FocusTracker

    init(_ given: Components? = nil) throws {
        log = GestureLog()
        components = try given ?? Components.with(FormPlugin())
        if given == nil { components[.gestureLog] = log }
        channel = ComposedChannel(
            [FixtureChat.message("2", at: 60, "Two"), FixtureChat.message("1", "One")],
            components
        )
        focus = FocusTracker(in: channel.screen.view)
    }

    /// Returns the field at a message.
    func field(_ id: String) -> TextField? {
        Self.field(id, in: channel.screen)
    }

    static func field(_ id: String, in screen: ChatChannelVC) -> TextField? {
        var waiting = [screen.view]
        while let view = waiting.popLast() {
            if let field = view as? TextField, field.stateOwner == .message(id) { return field }
            waiting += view.subviews
        }
        return nil
    }
}

/// A plugin that hears what is entered in the fields of another one.
private struct HearingPlugin: Plugin {
    let manifest: PluginManifest

    init(_ id: PluginID) {
        manifest = PluginManifest(id, ordering: [.after("form")])
    }

    func register(in registrar: inout Registrar) throws {
        let type =
            [FirstHearing.self, SecondHearing.self, ThirdHearing.self] as [HearingLayer.Type]
        let place = ["a-first", "b-second"].firstIndex { manifest.id == $0 } ?? 2
        registrar.extend(.bubble, with: type[place])
    }
}

private class HearingLayer: ComponentExtension<ChatMessageBubbleView> {
    override func updateContent() {
        super.updateContent()
        guard let field = host.subviews.lazy.compactMap({ $0 as? TextField }).first else { return }
        let name =
            switch self {
            case is FirstHearing: "a-first"
            case is SecondHearing: "b-second"
            default: "c-third"
            }
        addHandler(to: field) { layer, change in
            layer.host.components[.gestureLog].note("\(name) \(change.text)")
        }
    }
}

private final class FirstHearing: HearingLayer {}
private final class SecondHearing: HearingLayer {}
private final class ThirdHearing: HearingLayer {}
