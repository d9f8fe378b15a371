import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting

/// What the mouse and the keyboard of a terminal do with gestures.
@Suite(.diagnosticsOfIssues)
struct TerminalGestureTests {
    @Test func theMouseSwipesDoubleTapsAndHolds() throws {
        let (chat, log) = try Self.chat()
        let cell = try #require(chat.frame.cell(of: "Coming?"))

        chat.mouse(0, cell, 0, "M")
        for columns in 1...7 { chat.mouse(32, cell, columns, "M") }
        chat.mouse(0, cell, 7, "m")
        #expect(log.heard.first == "reply begun" && log.heard.last == "reply ended")
        #expect(log.heard.contains("reply crossed"))
        for _ in 0..<2 {
            chat.mouse(0, cell, 0, "M")
            chat.mouse(0, cell, 0, "m")
        }
        #expect(log.heard.suffix(2) == ["like begun", "like ended"])
        #expect(!chat.frame.text.contains("Message of"))
        chat.mouse(0, cell, 0, "M")
        chat.advance(milliseconds: 500)

        #expect(chat.frame.text.contains("Message of"))
    }

    @Test func theKeyboardPerformsTheGesturesOfTheSelectedMessage() throws {
        let (chat, log) = try Self.chat()

        chat.take("\tg".utf8)
        #expect(chat.frame.text.contains("Like (double tap)"))
        #expect(chat.frame.text.contains("Reply (swipe)"))
        chat.take("\u{1B}[B\u{1B}[B\r".utf8)

        #expect(
            log.heard == ["reply begun", "reply moved", "reply crossed", "reply ended"]
        )
        #expect(!chat.frame.text.contains("Reply (swipe)"))
    }

    @Test func theKeyboardDragsWithArrowsAndEndsOrGivesUp() throws {
        for (key, end) in [("\r", "move ended"), ("\u{1B}[27u", "move lost")] {
            let (chat, log) = try Self.chat()

            chat.take("\tg\u{1B}[B\r".utf8)
            #expect(log.heard == ["move begun"])
            #expect(chat.frame.text.contains(LiveChat.steeringNotice))
            for _ in 0..<3 { chat.take("\u{1B}[C".utf8) }
            chat.take("\u{1B}[A".utf8)
            chat.take(key.utf8)

            #expect(log.heard.count == 6)
            #expect(log.heard.last?.hasPrefix(end) == true)
            #expect(!chat.frame.text.contains(LiveChat.steeringNotice))
            #expect(!chat.isOver)
        }
    }

    @Test func allInViewIsReachedWithoutASelection() throws {
        let (chat, log) = try Self.chat()

        chat.take("g\r".utf8)
        #expect(log.heard == ["like begun", "like ended"])
        let plain = TerminalChat(of: Self.transcript(2), with: Components())
        plain.take("g".utf8)

        #expect(plain.frame.text.contains("No gestures here."))
    }

    @Test func theTitleOfScrollingIsTranslatedAndThoseOfPluginsAreKept() throws {
        var components = try Components.with(DoubleTappingPlugin())
        components.extend(.bubble, with: ScrollingLayer.self)
        components.locale = "de"
        let chat = TerminalChat(of: Self.transcript(1), with: components)

        chat.take("g".utf8)

        #expect(chat.frame.text.contains("Blättern (ziehen)"))
        #expect(chat.frame.text.contains("Like (doppelt antippen)"))
    }

    @Test func aDragScrollsTheListByRowsAsTheWheelDoes() throws {
        let messages = Self.transcript(40)
        let (dragged, scrolled) = (
            TerminalChat(of: messages, with: Components()),
            TerminalChat(of: messages, with: Components())
        )
        let cell = try #require(dragged.frame.cell(of: "Number 38"))

        dragged.mouse(0, cell, 0, "M")
        for rows in 1...3 {
            dragged.mouse(32, (row: cell.row + rows, column: cell.column), 0, "M")
        }
        scrolled.mouse(64, cell, 0, "M")
        #expect(dragged.frame.text == scrolled.frame.text)
        #expect(dragged.frame.text.contains("Number 36"))
        dragged.mouse(0, (row: cell.row + 3, column: cell.column), 0, "m")
        for chat in [dragged, scrolled] { chat.advance(milliseconds: 1_000) }

        #expect(dragged.frame.text == scrolled.frame.text)
    }

    @Test func aGestureEndsWithItsPluginWhileTheMouseIsDown() throws {
        let (chat, log) = try Self.chat()
        let cell = try #require(chat.frame.cell(of: "Coming?"))
        chat.mouse(0, cell, 0, "M")
        chat.mouse(32, cell, 4, "M")
        let count = log.heard.count

        chat.updateComponents(Components())
        #expect(log.heard.count == count + 1)
        #expect(log.heard.last?.hasPrefix("reply lost") == true)
        chat.mouse(32, cell, 6, "M")
        chat.mouse(0, cell, 6, "m")

        #expect(log.heard.count == count + 1)
    }

    @Test func theMouseDoesNotEndADragOfTheKeyboard() throws {
        let (chat, log) = try Self.chat()
        let cell = try #require(chat.frame.cell(of: "Coming?"))
        chat.mouse(0, cell, 0, "M")
        chat.take("\tg\u{1B}[B\r".utf8)

        chat.mouse(32, cell, 4, "M")
        chat.mouse(0, cell, 4, "m")
        #expect(log.heard == ["move begun"])
        chat.take("\u{1B}[C\r".utf8)

        #expect(log.heard == ["move begun", "move moved", "move ended"])
    }

    @Test func aHandlerMayReadTheChatWhileItsScreenIsReplaced() throws {
        var components = Components()
        components.extend(.bubble, with: ReadingLayer.self)
        let chat = TerminalChat(of: Self.transcript(1), with: components)
        let cell = try #require(chat.frame.cell(of: "Number 0"))
        chat.mouse(0, cell, 0, "M")
        chat.mouse(32, cell, 4, "M")

        components[.messageListView] = OtherListView.self
        ReadChat.$current.withValue(ReadChat(chat)) { chat.updateComponents(components) }

        #expect(chat.frame.text.contains("Read (drag)"))
    }

    private static func chat() throws -> (chat: TerminalChat, log: GestureLog) {
        let log = GestureLog()
        var components = try Components.with(SwipingPlugin(), DoubleTappingPlugin())
        components[.gestureLog] = log
        let transcript = ChannelTranscript(
            channel: FixtureChat.group,
            messages: [FixtureChat.message("2", at: 60, "Coming?")]
        )
        return (TerminalChat(of: transcript, with: components), log)
    }

    private static func transcript(_ count: Int) -> ChannelTranscript {
        let messages = (0..<count).reversed().map { number in
            FixtureChat.message(
                "\(number)",
                at: Int64(number) * 90,
                RichText(plain: "Number \(number)")
            )
        }
        return ChannelTranscript(channel: FixtureChat.group, messages: messages)
    }
}

private final class OtherListView: ChatMessageListView {}

/// The chat that a handler reads.
private final class ReadChat: @unchecked Sendable {
    @TaskLocal static var current: ReadChat?
    let chat: TerminalChat

    init(_ chat: TerminalChat) {
        self.chat = chat
    }
}

/// Adds a view that scrolls to each bubble.
private final class ScrollingLayer: ComponentExtension<ChatMessageBubbleView> {
    override func setUpLayout() {
        super.setUpLayout()
        host.addArrangedSubview(ScrollView())
    }
}

/// Lists the gestures of a chat when its own is lost.
private final class ReadingLayer: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        addGesture(Gesture("read", .drag(nil), title: "Read"), to: host) { _, change in
            if case .lost = change.phase { ReadChat.current?.chat.take("g".utf8) }
        }
    }
}

extension TerminalChat {
    /// Takes a report of the mouse, some columns beside a cell.
    func mouse(
        _ button: Int,
        _ cell: (row: Int, column: Int),
        _ columns: Int,
        _ final: String
    ) {
        take("\u{1B}[<\(button);\(cell.column + columns + 1);\(cell.row + 1)\(final)".utf8)
    }
}
