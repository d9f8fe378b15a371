import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// A plugin's hook that takes out the component in which it runs is reported, and left out there.
@Suite(.diagnosticsOfIssues)
struct TakenOutTests {
    /// The slot whose component takes itself out.
    struct Host: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let register: @Sendable (inout Registrar) -> Void

        init(_ name: String, _ register: @escaping @Sendable (inout Registrar) -> Void) {
            (testDescription, self.register) = (name, register)
        }
    }

    enum Act: CaseIterable {
        case remove, putIntoAnother, removeSuperview
    }

    private static let parts = [
        Host("messageContentView") { $0.extend(.messageContentView, with: TakingOut.self) },
        Host("bubble") { $0.extend(.bubble, with: TakingOut.self) },
        Host("avatar") { $0.extend(.avatar, with: TakingOut.self) },
        Host("messageText") { $0.extend(.messageText, with: TakingOut.self) },
        Host("timestamp") { $0.extend(.timestamp, with: TakingOut.self) },
        Host("quotedMessage") { $0.extend(.quotedMessage, with: TakingOut.self) },
        Host("reactionsBubble") { $0.extend(.reactionsBubble, with: TakingOut.self) },
        Host("bubble") { $0.replace(.bubble, with: TakingItselfOut.self) },
    ]

    private static let places = parts.flatMap { host in
        ComponentHook.allCases.flatMap { hook in Act.allCases.map { (host, hook, $0) } }
    }
    .filter { $0.testDescription != "messageContentView" || $2 != .removeSuperview }

    @Test(arguments: Cases(24, of: places.count))
    func theMessageIsAsWithoutThePlugin(place: Case) throws {
        let (host, hook, act) = Self.places[place.number]
        let components = try Self.components(host, hook, act)

        let rows = Self.rows(components)

        let plain = Self.rows(Components())
        let told = "bad \(hook) \(host.testDescription) 1"
        #expect(rows.texts[1] == plain.texts[1], "\(host), \(hook), \(act)")
        #expect(rows.told.contains(told), "\(host), \(hook), \(act)")
        // Views of others are missing, too, without what is around them.
        let all = act == .removeSuperview ? [told] : rows.told
        #expect(all == [told], "\(host), \(hook), \(act)")
    }

    private static let lists = [
        Host("messageListView") { $0.extend(.messageListView, with: TakingOut.self) },
        Host("typingIndicator") { $0.extend(.typingIndicator, with: TakingOut.self) },
        Host("scrollToLatestMessageButton") {
            $0.extend(.scrollToLatestMessageButton, with: TakingOut.self)
        },
    ]

    @Test(arguments: lists, [ComponentHook.setUpAppearance, .updateContent])
    func theListIsAsWithoutThePlugin(host: Host, hook: ComponentHook) throws {
        let components = try Self.components(host, hook, .putIntoAnother)

        let channel = ComposedChannel([FixtureChat.message("1")], components)
        channel.layOut()

        let plain = ComposedChannel([FixtureChat.message("1")])
        #expect(channel.screen.messageListVC.view.texts == plain.screen.messageListVC.view.texts)
        #expect(
            channel.tree.diagnostics.map(\.summary) == ["bad \(hook) \(host.testDescription) -"]
        )
    }

    @Test(arguments: 1...3)
    func aListThatAButtonTakesOutIsBackWithoutThePlugin(times: Int) throws {
        var components = try Components.with(
            TestPlugin("bad") {
                $0.extend(.scrollToLatestMessageButton, with: TakingTheListOut.self)
            }
        )
        components[.takings] = times
        let channels = [components, Components()].map {
            ComposedChannel([FixtureChat.message("1")], $0)
        }

        for channel in channels {
            let unread = ChatUnreadCount(messages: 3)
            channel.screen.messageListVC.scrollToLatestMessageButton.content = unread
            channel.layOut()
        }

        #expect(channels[0].screen.view.texts == channels[1].screen.view.texts)
        #expect(
            channels[0].tree.diagnostics.map(\.summary)
                == ["bad updateContent scrollToLatestMessageButton -"]
        )
        #expect(channels[0].screen.messageListVC.view.superview != nil)
    }

    @Test func whoPutsItsComponentBackIsNotTold() throws {
        var components = Components()
        try components.install([TestPlugin("good") { $0.extend(.bubble, with: Wrapping.self) }])

        let rows = Self.rows(components)

        #expect(rows.told == [])
    }

    private static func components(
        _ host: Host,
        _ hook: ComponentHook,
        _ act: Act
    ) throws -> Components {
        var components = try Components.with(TestPlugin("bad", host.register))
        components[.takingOut] = TakenOut(act: act, hook: hook)
        return components
    }

    /// The rows of two messages in a list, the first of which has all parts, and what was reported.
    private static func rows(_ components: Components) -> (texts: [String], told: [String]) {
        let quoted = FixtureChat.message("0", "Land in sight")
        let first = FixtureChat.message("1") { message in
            message.quote = ChatQuote(of: quoted)
            message.reactions = [ChatReaction(name: "heart", userIDs: ["ann"])]
        }
        let data = ListedMessages([FixtureChat.message("2", at: 900), first])
        let list = data.list(with: components, height: 900)
        let texts = (0..<2).map { place in
            list.listView.cell(at: place).map { TreeNode(of: $0).description } ?? "none"
        }
        return (texts, list.node.connectedTree?.diagnostics.map(\.summary) ?? [])
    }
}

/// What a hook does to its component.
private struct TakenOut: Sendable {
    var act = TakenOutTests.Act.remove
    var hook = ComponentHook.updateContent

    /// Takes a view out in the hook, in the message whose text is that of the first.
    func commit(_ host: View, in hook: ComponentHook, _ another: View) {
        guard hook == self.hook, host.isOfFirst else { return }
        switch act {
        case .remove: host.removeFromSuperview()
        case .putIntoAnother: another.addSubview(host)
        case .removeSuperview: host.superview?.removeFromSuperview()
        }
    }
}

extension ValueSlot<TakenOut> {
    fileprivate static let takingOut = ValueSlot("takingOut", default: TakenOut())
}

extension View {
    /// Whether the view is in the row of the first message, or in none.
    fileprivate var isOfFirst: Bool {
        var next: View? = self
        while let view = next {
            if let cell = view as? any MessageCell { return cell.content?.message()?.id == "1" }
            next = view.superview
        }
        return true
    }

    /// The types and frames of the view and those below it.
    fileprivate var texts: [String] {
        ["\(type(of: self)) \(frame)"] + subviews.flatMap(\.texts)
    }
}

private final class TakingOut: ComponentExtension<View> {
    private let another = View()

    private func act(_ hook: ComponentHook) {
        host.components[.takingOut].commit(host, in: hook, another)
    }

    override func setUp() {
        super.setUp()
        act(.setUp)
    }

    override func setUpLayout() {
        super.setUpLayout()
        act(.setUpLayout)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        act(.setUpAppearance)
    }

    override func updateContent() {
        super.updateContent()
        act(.updateContent)
    }
}

private final class TakingItselfOut: ChatMessageBubbleView {
    private let another = View()

    private func act(_ hook: ComponentHook) {
        components[.takingOut].commit(self, in: hook, another)
    }

    override func setUp() {
        super.setUp()
        act(.setUp)
    }

    override func setUpLayout() {
        super.setUpLayout()
        act(.setUpLayout)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        act(.setUpAppearance)
    }

    override func updateContent() {
        super.updateContent()
        act(.updateContent)
    }
}

extension ValueSlot<Int> {
    /// How often the list is taken out.
    fileprivate static let takings = ValueSlot("takings", default: 1)
}

/// Takes the list out of the screen, and puts it back in between.
private final class TakingTheListOut: ComponentExtension<ChatScrollToLatestMessageButton> {
    private var count = 0

    override func updateContent() {
        super.updateContent()
        guard host.content.messages > 0, let list = host.superview,
            let column = list.superview as? ContainerStackView
        else { return }
        while count < host.components[.takings] {
            count += 1
            list.removeFromSuperview()
            if count < host.components[.takings] { column.insertArrangedSubview(list, at: 0) }
        }
    }
}

/// Takes its component out and puts it back.
private final class Wrapping: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        guard let around = host.superview as? ContainerStackView,
            let place = around.subviews.firstIndex(where: { $0 === host })
        else { return }
        host.removeFromSuperview()
        around.insertArrangedSubview(host, at: place)
    }
}
