import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting

/// The focus in a terminal, which keys give to fields and buttons of plugins and to the composer.
@Suite(.diagnosticsOfIssues)
struct TerminalFocusTests {
    @Test func keysGoToTheFocusedFieldAndNotToTheChat() throws {
        let (chat, log) = try Self.chat()

        chat.take("f\tqPg?/x".utf8)
        #expect(chat.frame.text.contains("qPg?/x"))
        chat.take("\r".utf8)
        #expect(log.heard.last == "2 submitted 'qPg?/x'")
        #expect(!chat.isOver)
        chat.take("\u{1B}[27u".utf8)
        #expect(log.heard.last == "2 lost(Views.FocusLoss.moved) 'qPg?/x'")
        chat.take("q".utf8)

        #expect(chat.isOver)
    }

    @Test func tabReachesFieldButtonAndComposerAndGoesRound() throws {
        let (chat, log) = try Self.chat()
        let unfocused = chat.frame.lines.first { $0.contains("Keep") }

        // The message, its field, and its button.
        chat.take("f\t\t".utf8)
        let focused = try #require(chat.frame.lines.first { $0.contains("Keep") })
        #expect(focused != unfocused && focused.contains("▐"))
        #expect(chat.cursor == nil)
        chat.take("\r ".utf8)
        #expect(log.heard.suffix(2) == ["2 kept", "2 kept"])
        chat.take("\tHello".utf8)
        #expect(chat.frame.text.contains("Hello") && chat.cursor != nil)
        // Back over the button to the field, and forwards to the composer, which keeps its text.
        chat.take("\u{1B}[Z\u{1B}[ZHi\t\t there".utf8)

        #expect(log.heard.last == "2 lost(Views.FocusLoss.moved) 'Hi'")
        #expect(chat.frame.text.contains("Hello there"))
    }

    @Test func theCursorIsShownInTheField() throws {
        let (chat, _) = try Self.chat()

        chat.take("f\tabc".utf8)
        let cell = try #require(chat.frame.cell(of: "abc"))
        #expect(chat.cursor.map { [$0.row, $0.column] } == [cell.row, cell.column + 3])
        chat.take("\u{1B}[D".utf8)

        #expect(chat.cursor?.column == cell.column + 2)
    }

    @Test func aClickGivesTheFocusAndTheComposerGivesItUp() throws {
        let (chat, log) = try Self.chat()
        chat.take("cHello".utf8)
        let cell = try #require(chat.frame.cell(of: "Note"))

        chat.take("\u{1B}[<0;\(cell.column + 1);\(cell.row + 1)M".utf8)
        chat.take("\u{1B}[<0;\(cell.column + 1);\(cell.row + 1)m".utf8)
        chat.take("x".utf8)
        #expect(log.heard.last == "2 edited 'x'")
        let draft = try #require(chat.frame.cell(of: "Hello"))
        chat.take("\u{1B}[<0;\(draft.column + 1);\(draft.row + 1)M".utf8)
        chat.take("\u{1B}[<0;\(draft.column + 1);\(draft.row + 1)m".utf8)
        chat.take("y".utf8)

        #expect(log.heard.last == "2 lost(Views.FocusLoss.moved) 'x'")
        #expect(chat.frame.text.contains("yHello"))
    }

    @Test func theFirstStopOfTheSelectedMessageIsFocused() throws {
        let (chat, log) = try Self.chat(3)

        chat.take("\t\tf\tZ".utf8)

        #expect(log.heard.last == "1 edited 'Z'")
    }

    @Test func aFocusedMessageOffersItsPartsAndActions() throws {
        let (chat, _) = try Self.chat()

        chat.take("f\r".utf8)
        #expect(chat.frame.text.contains("What to tap"))
        chat.take("\u{1B}[27u".utf8)
        chat.take("p".utf8)

        #expect(chat.frame.text.contains("Message of"))
    }

    @Test func linksMentionsAndFurtherAttachmentsArePartsOfAMessage() throws {
        let text = RichText([
            TextRun("See "),
            TextRun("the plan", style: TextStyle([], target: .link("https://plan.example"))),
            TextRun(" of "), TextRun("@Ann", style: TextStyle([], target: .user("ann"))),
        ])
        let message = FixtureChat.message("1", text) { message in
            message.attachments = ["one", "two"].map { name in
                let file = FileAttachment(assetURL: "https://\(name).example", title: name)
                return ChatAttachment(kind: .file, payload: .file(file))
            }
        }
        let expected = [
            "the plan": "https://plan.example", "@Ann": "id: ann", "Attachment 2": "file: two",
        ]
        var components = Components()
        components[.textMeasurer] = CellMeasurer()
        for (title, shown) in expected {
            let stage = ChatNavigator(
                ChatSession(ChannelTranscript(channel: FixtureChat.group, messages: [message])),
                canWrite: true,
                components: components,
                rows: 30,
                options: TerminalOptions(columns: 60)
            )
            let chat = LiveChat(stage)
            chat.take(.tab)
            chat.take(.enter)
            let choices = chat.stage.sheet?.choices ?? []

            chat.stage.take(try #require(choices.first { $0.title == title }, "\(choices)"))

            let lines = chat.stage.sheet?.lines ?? []
            #expect(lines.first?.hasPrefix(shown) == true, "\(title): \(lines)")
        }
    }

    @Test func theFocusStaysWhereComponentsChange() throws {
        let (chat, log) = try Self.chat(2)
        chat.take("f\tone".utf8)

        var components = try Components.with(FormPlugin(), SwipingPlugin())
        components[.gestureLog] = log
        chat.updateComponents(components)
        chat.take(" two".utf8)

        #expect(log.heard.last == "0 edited 'one two'")
    }

    @Test func theFocusIsLostWithThePlugin() throws {
        let (chat, log) = try Self.chat()
        chat.take("f\tone".utf8)

        chat.updateComponents(Components())
        #expect(log.heard.last?.hasPrefix("2 lost(") == true)
        let count = log.heard.count
        chat.take("q".utf8)

        #expect(log.heard.count == count && chat.isOver)
    }

    @Test func aViewAsWideAsNothingElseCanHaveTheFocus() throws {
        var components = Components()
        components.extend(.bubble, with: EndlessLayer.self)
        let transcript = ChannelTranscript(
            channel: FixtureChat.group,
            messages: [FixtureChat.message("1", at: 60, "Coming?")]
        )
        let chat = TerminalChat(of: transcript, with: components)

        chat.take("f\t\t\t".utf8)

        #expect(chat.frame.lines.contains { $0.contains("▌") })
    }

    @Test func whatIsBoundSurvivesScrollingAway() throws {
        let (chat, log) = try Self.chat(40)
        chat.take("\tf\tkept".utf8)
        #expect(log.heard.last == "39 edited 'kept'")

        chat.take("\u{1B}[27u".utf8)
        chat.take("\u{1B}[H".utf8)
        #expect(!chat.frame.text.contains("kept"))
        chat.take("\u{1B}[F".utf8)
        #expect(chat.frame.text.contains("kept"))
        chat.take("\tf\t".utf8)
        chat.take([0x1F])

        // The history is there as well.
        #expect(log.heard.last == "39 edited ''")
    }

    @Test func withoutAnythingToFocusANoticeSaysSo() throws {
        let transcript = ChannelTranscript(channel: FixtureChat.group, messages: [])
        var components = Components()
        components[.messageComposerVC] = SilentComposer.self
        let chat = TerminalChat(of: transcript, with: components)

        chat.take("f".utf8)

        #expect(chat.frame.text.contains("Nothing here can have the focus."))
    }

    private static func chat(_ count: Int = 1) throws -> (chat: TerminalChat, log: GestureLog) {
        let log = GestureLog()
        var components = try Components.with(FormPlugin())
        components[.gestureLog] = log
        let ids = count == 1 ? [2] : Array(0..<count)
        let messages = ids.reversed().map { number in
            FixtureChat.message(
                "\(number)",
                at: Int64(number) * 60,
                RichText(plain: "Number \(number)")
            )
        }
        let transcript = ChannelTranscript(channel: FixtureChat.group, messages: messages)
        return (TerminalChat(of: transcript, with: components), log)
    }
}

/// Adds a button that is wider than all numbers of columns to each bubble.
private final class EndlessLayer: ComponentExtension<ChatMessageBubbleView> {
    override func setUpLayout() {
        super.setUpLayout()
        let button = Button()
        button.title = "Endless"
        button.addTarget("endless") {}
        button.widthAnchor.constraint(equalToConstant: 1e300).isActive = true
        host.addArrangedSubview(button)
    }
}

private final class SilentComposer: ComposerVC {
    override func updateContent() {
        super.updateContent()
        view.isUserInteractionEnabled = false
    }
}
