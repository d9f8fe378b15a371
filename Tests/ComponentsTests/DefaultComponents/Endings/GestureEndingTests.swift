import Components
import DefaultComponents
import Testing
import Views

/// Gestures of plugins end with their plugin, their message and their screen, at any moment of them.
@Suite(.diagnosticsOfIssues)
struct GestureEndingTests {
    /// The steps of a swipe after which it is interrupted.
    private static let steps = [0, 1, 2, 3]

    @Test(arguments: steps)
    func anUninstalledPluginHearsAtOnceThatItsGestureIsLost(step: Int) throws {
        let chat = try SwipedChat()
        chat.swipe(step)
        let count = chat.replies.count
        #expect(count == [0, 1, 2, 4][step])

        try chat.components.uninstall("swiping")
        chat.channel.screen.updateComponents(chat.components)

        let told = chat.replies.dropFirst(count)
        #expect(told.count == (step == 0 ? 0 : 1))
        #expect(told.allSatisfy { $0.hasPrefix("reply lost") && $0.contains("removed") })
        chat.finish()
        #expect(chat.replies.count == count + told.count)
        let titles = chat.tracker.targets(in: chat.channel.screen.view).map(\.gesture.title)
        #expect(titles == ["Like"])
    }

    @Test(arguments: steps)
    func aGestureIsLostWithItsMessageAndWithItsScreen(step: Int) throws {
        let ways: [(SwipedChat) -> Void] = [
            { chat in
                chat.channel.controller.receive(.messageDeleted(id: "1", isHard: true))
                chat.channel.layOut()
            },
            { chat in chat.channel.screen.mount(in: ComponentContext(chat.components)) },
        ]
        for way in ways {
            let chat = try SwipedChat()
            chat.swipe(step)
            let count = chat.replies.count

            way(chat)

            let told = chat.replies.dropFirst(count)
            #expect(told.count == (step == 0 ? 0 : 1))
            #expect(told.allSatisfy { $0.hasPrefix("reply lost") && $0.contains("removed") })
        }
    }

    @Test func gesturesOfOnePluginAndOfSeveralAreInPluginOrder() throws {
        let chat = try SwipedChat()

        let titles = chat.tracker.targets(in: chat.channel.screen.view).map(\.gesture.title)

        #expect(titles == ["Like", "Move", "Reply"])
    }

    @Test func theLoserIsToldOnceByWhichGesture() throws {
        let chat = try SwipedChat()

        chat.swipe(1)
        chat.finish()

        #expect(chat.log.heard.first == "reply begun")
        let told = chat.log.heard.filter { $0.hasPrefix("move") }
        #expect(told.count == 1 && told[0].contains("preceded(by: \"reply\")"))
    }

    @Test(arguments: steps.dropFirst())
    func aGestureIsLostWithAScreenThatItsHostForgets(step: Int) throws {
        var chat: SwipedChat? = try SwipedChat()
        chat?.swipe(step)
        let log = try #require(chat?.log)
        let count = log.replies.count

        let tracker = chat?.tracker
        chat = nil
        #expect(log.replies.count == count)
        tracker?.move(to: Point(x: 90, y: 90))
        tracker?.release()

        let told = log.replies.dropFirst(count)
        #expect(told.count == 1 && told.last?.contains("removed") == true)
    }

    @Test func theKeyboardPerformsNoGestureOnAnotherMessage() throws {
        let chat = try SwipedChat(count: 40)
        let targets = chat.tracker.targets(in: chat.channel.screen.view)
        let cells = targets.map { ($0, $0.view.stateOwner) }

        chat.channel.screen.messageListVC.listView.scroll(by: -1_200)
        chat.channel.layOut()
        for (target, owner) in cells where target.view.stateOwner != owner {
            chat.tracker.perform(target)
            chat.tracker.cancel()
        }

        #expect(cells.contains { $0.0.view.stateOwner != $0.1 })
        #expect(chat.log.heard == [])
    }

    @Test(arguments: [false, true])
    func aMessageThatMovesUnderThePointerIsNotPressed(isMoved: Bool) throws {
        let chat = try SwipedChat(count: 3)
        chat.swipe(0)

        if isMoved {
            chat.channel.controller.receive(.newMessage(FixtureChat.message("new", at: 9_000)))
            chat.channel.layOut()
        }
        chat.channel.tree.advance(to: chat.channel.tree.now.advanced(by: .seconds(1)))

        #expect(chat.channel.events.routes.isEmpty == isMoved)
    }
}

/// A screen with a message and two plugins with gestures.
private final class SwipedChat {
    let log = GestureLog()
    var components: Components
    let channel: ComposedChannel
    let tracker: GestureTracker
    private var point = Point(x: 0, y: 0)

    init(count: Int = 1) throws {
        components = try Components.with(SwipingPlugin(), DoubleTappingPlugin())
        components[.gestureLog] = log
        let messages = (1...count).map {
            FixtureChat.message("\($0)", at: -60 * Int64($0), "Are you coming to the harbour?")
        }
        channel = ComposedChannel(messages, components)
        tracker = GestureTracker(in: channel.screen.view)
    }

    /// What the swipe has heard.
    var replies: [String] { log.replies }

    /// Presses the bubble, and swipes by a number of steps.
    func swipe(_ steps: Int) {
        guard let view = tracker.targets(in: channel.screen.view).first?.view else { return }
        point = Tap(on: view, at: Point(x: 5, y: 5)).location(in: channel.screen.view)
        tracker.press(at: point)
        if steps > 0 { move(20) }
        if steps > 1 { move(30) }
        if steps > 2 { move(60) }
    }

    func finish() {
        move(80)
        tracker.release()
    }

    private func move(_ x: Double) {
        tracker.move(to: Point(x: point.x + x, y: point.y))
    }
}
