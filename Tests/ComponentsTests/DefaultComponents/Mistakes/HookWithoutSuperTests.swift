import Components
import DefaultComponents
import Testing
import Views

@Suite(.enabled(if: DebugBuild.isOn), .diagnosticsOfIssues)
struct HookWithoutSuperTests {
    @Test(
        arguments: [
            ("setUpLayout()", SilentSetUpLayout.self),
            ("layout(options:)", SilentLayout.self),
            ("updateContent()", SilentUpdate.self),
            ("setUp()", SilentSetUp.self),
            ("setUpAppearance()", SilentAppearance.self),
        ] as [(String, ChatMessageContentView.Type)]
    )
    func messageThatDoesNotReachSuperIsReported(hook: String, type: ChatMessageContentView.Type) {
        let told = PlantedMessage.diagnostics {
            $0.replace(.messageContentView, with: type, fileID: "App/main.swift", line: 7)
        }

        #expect(
            told.first == """
                '\(type)' of 'app' (\(type) at App/main.swift:7) overrides \(hook) without calling \
                super, so the work of its superclasses is missing. To fix, call super.\(hook) first.
                """
        )
    }

    @Test func bubbleThatPlacesItsCornersWithoutSuperIsReported() throws {
        let told = try PlantedMessage.diagnostics {
            try $0.install([TestPlugin("edge") { $0.replace(.bubble, with: SilentBubble.self) }])
        }

        #expect(told.first?.hasPrefix("'SilentBubble' of 'edge' (SilentBubble at Comp") == true)
        #expect(told.first?.contains("overrides layoutSubviews() without") == true)
    }

    @Test func controllerThatDoesNotReachSuperIsReported() {
        let told = SilentScreen().mount(in: ComponentContext(Components())).diagnostics

        #expect(
            told == [
                .hookWithoutSuper(component: "SilentScreen", hook: "viewDidLoad()", by: nil),
                .hookWithoutSuper(component: "SilentScreen", hook: "setUpLayout()", by: nil),
            ]
        )
    }

    @Test(arguments: [false, true])
    func listThatDoesNotReachSuperWithChangesIsReported(reloads: Bool) throws {
        let type = reloads ? ReloadingList.self : SilentList.self
        let channel = ComposedChannel(
            try Components.with(TestPlugin("mute") { $0.replace(.messageListVC, with: type) })
        )

        channel.controller.receive(.newMessage(FixtureChat.message("new", at: 9_000)))
        channel.layOut()

        let told = channel.tree.diagnostics.map(\.description)
        #expect(told.count == (reloads ? 0 : 1))
        #expect(told.allSatisfy { $0.hasPrefix("'SilentList' of 'mute' (SilentList at Comp") })
        #expect(told.allSatisfy { $0.contains("overrides updateMessages(with:) without") })
        let list = channel.screen.messageListVC.listView
        #expect(list.visibleIndex(ofMessageWithID: "new") == (reloads ? 0 : nil))
    }

    @Test(
        arguments: [
            ("setUpLayout()", TwiceLaidOut.self), ("layout(options:)", TwiceLaidOutForOptions.self),
            ("setUp()", TwiceSetUp.self),
        ] as [(String, ChatMessageContentView.Type)]
    )
    func messageThatCallsSuperTwiceIsReported(hook: String, type: ChatMessageContentView.Type) {
        let told = PlantedMessage.diagnostics { $0[.messageContentView] = type }

        #expect(
            told.first == """
                '\(type)' received contradictory information. It calls super.\(hook) more than once. To fix, call it once, \
                first.
                """
        )
    }

    @Test func partOfAnInheritedMistakeIsNamed() {
        let told = PlantedMessage.diagnostics { $0[.messageContentView] = HeirOfSilence.self }

        #expect(told.first?.hasPrefix("'HeirOfSilence' of 'app'") == true)
    }

    private class SilentSetUpLayout: ChatMessageContentView {
        override func setUpLayout() {}
    }

    private final class HeirOfSilence: SilentSetUpLayout {
        override func setUpLayout() {
            super.setUpLayout()
        }
    }

    private final class SilentLayout: ChatMessageContentView {
        override func layout(options: ChatMessageLayoutOptions) {}
    }

    private final class SilentUpdate: ChatMessageContentView {
        override func updateContent() {}
    }

    private final class SilentSetUp: ChatMessageContentView {
        override func setUp() {}
    }

    private final class SilentAppearance: ChatMessageContentView {
        override func setUpAppearance() {}
    }

    private final class SilentBubble: ChatMessageBubbleView {
        override func layoutSubviews() {
            layer.cornerRadius = 0
        }
    }

    private final class SilentList: ChatMessageListVC {
        override func updateMessages(with changes: [ListChange<ChatMessage>]) {}
    }

    private final class ReloadingList: ChatMessageListVC {
        override func updateMessages(with changes: [ListChange<ChatMessage>]) {
            reloadMessages()
        }
    }

    private final class TwiceLaidOut: ChatMessageContentView {
        override func setUpLayout() {
            super.setUpLayout()
            super.setUpLayout()
        }
    }

    private final class TwiceLaidOutForOptions: ChatMessageContentView {
        override func layout(options: ChatMessageLayoutOptions) {
            super.layout(options: options)
            super.layout(options: options)
        }
    }

    private final class TwiceSetUp: ChatMessageContentView {
        override func setUp() {
            super.setUp()
            super.setUp()
        }
    }

    private final class SilentScreen: ViewController {
        override func viewDidLoad() {}
        override func setUpLayout() {}
    }
}
