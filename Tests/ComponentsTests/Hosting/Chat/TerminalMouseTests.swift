import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting

/// What the mouse of a terminal does without a button, sideways, and with views that follow it.
@Suite(.diagnosticsOfIssues)
struct TerminalMouseTests {
    @Test func theMouseHoversWhereAPluginAsksForIt() throws {
        let (chat, log) = try Self.chat(HoveringPlugin())
        #expect(chat.awaitsHovering)
        let cell = try #require(chat.frame.cell(of: "Coming?"))
        chat.take("p".utf8)
        let notice = chat.frame.text

        chat.mouse(35, cell, 0, "M")
        chat.mouse(35, cell, 1, "M")
        #expect(log.heard == ["look begun"])
        chat.mouse(35, (row: 0, column: 0), 0, "M")
        #expect(log.heard == ["look begun", "look ended"])
        #expect(chat.frame.text == notice)
        chat.mouse(35, cell, 0, "M")
        chat.take("?".utf8)
        chat.mouse(35, cell, 0, "M")

        #expect(log.heard.suffix(2) == ["look begun", "look ended"])
        #expect(try Self.chat(SwipingPlugin()).chat.awaitsHovering == false)
        chat.updateComponents(Components())
        #expect(!chat.awaitsHovering)
    }

    @Test func theFocusHoversInPlaceOfTheMouse() throws {
        let (chat, log) = try Self.chat(HoveringPlugin())

        chat.take("f".utf8)
        for _ in 0..<10 where log.heard.isEmpty { chat.take("\t".utf8) }
        #expect(log.heard == ["look begun"])
        chat.take("\u{1B}[27u".utf8)

        #expect(log.heard == ["look begun", "look ended"])
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func theBubbleFollowsTheMouseAndSpringsBack(direction: LayoutDirection) throws {
        let (chat, log) = try Self.chat(HoveringPlugin(), direction)
        let before = chat.frame.text
        let cell = try #require(chat.frame.cell(of: "Coming?"))
        let sign = direction == .rightToLeft ? -1 : 1

        chat.mouse(0, cell, 0, "M")
        chat.mouse(32, cell, 4 * sign, "M")
        #expect(chat.frame.cell(of: "Coming?")?.column == cell.column + 4 * sign)
        chat.mouse(0, cell, 4 * sign, "m")
        #expect(log.heard.last == "pull ended")
        for _ in 0..<5 { chat.advance(milliseconds: 40) }
        #expect(chat.frame.text == before)
        chat.mouse(0, cell, 0, "M")
        chat.mouse(32, cell, 4 * sign, "M")
        var plain = Components()
        plain[.layoutDirection] = direction
        chat.updateComponents(plain)

        #expect(chat.frame.text == before)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func sidewaysTheWheelScrollsWhatScrollsThatWay(direction: LayoutDirection) throws {
        var components = Components()
        components.extend(.bubble, with: WideLayer.self)
        components[.layoutDirection] = direction
        let chat = TerminalChat(of: Self.transcript, with: components)
        let before = chat.frame.lines
        let cell = try #require(chat.frame.cell(of: "abcdef"))
        let plain = try #require(chat.frame.cell(of: "Number 38"))
        let isMirrored = direction == .rightToLeft

        chat.mouse(isMirrored ? 66 : 67, cell, 0, "M")
        #expect(chat.frame.lines[cell.row] != before[cell.row])
        #expect(chat.frame.lines[plain.row] == before[plain.row])
        chat.mouse(isMirrored ? 69 : 68, cell, 0, "M")
        #expect(chat.frame.lines == before)
        for button in 66...69 { chat.mouse(button, plain, 0, "M") }
        #expect(chat.frame.lines == before)
        chat.mouse(0, cell, 0, "M")
        chat.mouse(32, cell, isMirrored ? 5 : -5, "M")
        #expect(chat.frame.lines[cell.row] != before[cell.row])
        chat.mouse(32, cell, 0, "M")
        chat.mouse(0, cell, 0, "m")

        #expect(chat.frame.lines == before)
    }

    private static func chat(
        _ plugin: some Plugin,
        _ direction: LayoutDirection = .leftToRight
    ) throws -> (chat: TerminalChat, log: GestureLog) {
        let log = GestureLog()
        var components = try Components.with(plugin)
        components[.gestureLog] = log
        components[.layoutDirection] = direction
        let transcript = ChannelTranscript(
            channel: FixtureChat.group,
            messages: [FixtureChat.message("2", at: 60, "Coming?")]
        )
        return (TerminalChat(of: transcript, with: components), log)
    }

    private static var transcript: ChannelTranscript {
        let messages = (0..<40).reversed().map { number in
            FixtureChat.message(
                "\(number)",
                at: Int64(number) * 90,
                RichText(plain: "Number \(number)")
            )
        }
        return ChannelTranscript(channel: FixtureChat.group, messages: messages)
    }
}

/// Adds a line to each bubble that is wider than a terminal, and scrolls.
private final class WideLayer: ComponentExtension<ChatMessageBubbleView> {
    override func setUpLayout() {
        super.setUpLayout()
        let label = Label()
        label.text = String(repeating: "abcdef 0123456789 ", count: 10)
        host.addArrangedSubview(ScrollView(arrangedSubviews: [label]))
    }
}
