import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// Code of a plugin that changes the channel, or lays out, while rows are made and placed.
@Suite(.diagnosticsOfIssues)
struct ActingRowsTests {
    @Test(arguments: ActingPlugin.Place.allCases)
    func eventsInRowsAreFewAndBlameNoOther(place: ActingPlugin.Place) throws {
        let target = ActingTarget { screen, count in
            let message = FixtureChat.message("late \(count)", at: 90_000 + Int64(count))
            screen.channelController?.receive(.newMessage(message))
        }
        let channel = try Self.channel(place, target)

        target.screen = channel.screen
        channel.screen.messageListVC.reloadMessages()
        channel.layOut()
        let afterLayout = channel.controller.messages.count
        channel.controller.receive(.newMessage(FixtureChat.message("new", at: 80_000)))
        channel.layOut()

        #expect(afterLayout <= Self.messages.count + 16, "\(place)")
        #expect(channel.controller.messages.count <= Self.messages.count + 33, "\(place)")
        #expect(target.count < 400, "\(place)")
        let told = channel.tree.diagnostics.map(\.description)
        #expect(!told.isEmpty)
        let names = ["'bad'", "'ChatChannelController.receive(_:)'"]
        #expect(told.allSatisfy { names.contains(where: $0.contains) }, "\(place): \(told)")
        #expect(!place.isNamed || told.contains { $0.hasPrefix("'bad'") }, "\(place): \(told)")
        try Self.expectRows(of: channel)
    }

    @Test(
        arguments: ActingPlugin.Place.allCases,
        [
            { screen, _ in screen.view.layoutIfNeeded() },
            { screen, _ in screen.messageListVC.view.layoutIfNeeded() },
            { screen, _ in screen.messageListVC.listView.layoutIfNeeded() },
            { screen, _ in screen.messageListVC.listView.scroll(by: 30) },
            { screen, _ in screen.view.layout(width: 375, height: 600) },
        ] as [@Sendable (ChatChannelVC, Int) -> Void]
    )
    func layoutsInRowsDoNotBlameTheDefaults(
        place: ActingPlugin.Place,
        act: @escaping @Sendable (ChatChannelVC, Int) -> Void
    ) throws {
        let target = ActingTarget(act)
        let channel = try Self.channel(place, target)

        target.screen = channel.screen
        for number in 0..<3 {
            channel.controller.receive(
                .newMessage(FixtureChat.message("new \(number)", at: 80_000 + Int64(number)))
            )
            channel.screen.messageListVC.listView.scroll(by: -200)
            channel.layOut()
        }

        #expect(target.count > 0)
        let told = channel.tree.diagnostics.map(\.description)
        #expect(told.allSatisfy { $0.contains("'bad'") }, "\(place): \(told)")
        try Self.expectRows(of: channel)
    }

    private static let messages = (0..<9).reversed().map { number in
        FixtureChat.message("\(number)", at: Int64(number) * 600) { message in
            message.quote = ChatQuote(of: FixtureChat.message("quoted", "Land in sight"))
            message.reactions = [ChatReaction(name: "heart", userIDs: ["ann"])]
        }
    }

    private static func channel(
        _ place: ActingPlugin.Place,
        _ target: ActingTarget
    ) throws -> ComposedChannel {
        var components = try Components.with(ActingPlugin(place: place, act: target.run))
        components[.acting] = target.run
        return ComposedChannel(messages, components)
    }

    private static func expectRows(of channel: ComposedChannel) throws {
        let list = channel.screen.messageListVC.listView
        #expect(!list.visibleRows.isEmpty)
        for index in list.visibleRows {
            let cell = try #require(list.cell(at: index))
            #expect(cell.content?.message()?.id == channel.controller.messages[index].id)
        }
    }
}

/// A plugin that acts at a place where rows call it.
struct ActingPlugin: Plugin {
    enum Place: CaseIterable {
        case hook, transform, decorator, formatter, scope, layout, size

        /// Whether the tree knows whose code it is.
        var isNamed: Bool { self == .hook || self == .transform }
    }

    let manifest = PluginManifest("bad")
    let place: Place
    let act: @Sendable () -> Void

    func register(in registrar: inout Registrar) {
        let act = act
        switch place {
        case .hook: registrar.extend(.bubble, with: Acting.self)
        case .transform:
            registrar.transform(.messageLayoutOptions) { next, request in
                act()
                return next(request)
            }
        case .decorator:
            registrar.replace(.headerDecoration("bad")) { _ in
                act()
                return nil
            }
        case .formatter:
            registrar.transform(.appearance) { appearance in
                var appearance = appearance
                appearance.formatters.messageTimestamp = { _, _ in
                    act()
                    return "now"
                }
                return appearance
            }
        case .scope:
            let scope = ComponentScope.rows { _ in
                act()
                return true
            }
            registrar.extend(.bubble, with: Idle.self, in: scope)
        case .layout: registrar.replace(.bubble, with: ActingBubble.self)
        case .size: registrar.extend(.messageContentView, with: AddingActing.self)
        }
    }
}

/// What a plugin acts on, once that is known.
private final class ActingTarget: @unchecked Sendable {
    weak var screen: ChatChannelVC?
    private(set) var count = 0
    private let act: @Sendable (ChatChannelVC, Int) -> Void

    init(_ act: @escaping @Sendable (ChatChannelVC, Int) -> Void) {
        self.act = act
    }

    @Sendable
    func run() {
        guard let screen else { return }
        count += 1
        act(screen, count)
    }
}

extension ValueSlot<@Sendable () -> Void> {
    fileprivate static let acting = ValueSlot("actingInRows", default: {})
}

private final class Idle: ComponentExtension<View> {}

private final class Acting: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.components[.acting]()
    }
}

private final class ActingBubble: ChatMessageBubbleView {
    override func layoutSubviews() {
        super.layoutSubviews()
        components[.acting]()
    }
}

private final class AddingActing: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.addArrangedSubview(ActingSize())
    }
}

private final class ActingSize: View {
    override var intrinsicContentSize: Size? {
        components[.acting]()
        return Size(width: 10, height: 10)
    }
}
