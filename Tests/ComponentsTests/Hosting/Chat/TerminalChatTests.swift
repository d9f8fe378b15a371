import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Synchronization
import Testing
import Views

@testable import Hosting

@Suite(.diagnosticsOfIssues)
struct TerminalChatTests {
    @Test func bytesGoInAndFramesComeOut() {
        let chat = TerminalChat(of: Self.transcript, with: Components())
        chat.resize(columns: 50, rows: 16)
        #expect(chat.frame.rows == 16)
        #expect(chat.frame.text.contains("Coming?"))
        #expect(chat.cursor == nil)

        chat.take("c".utf8)
        #expect(chat.cursor != nil)
        chat.take("On my way\r".utf8)

        #expect(chat.frame.text.contains("On my way"))
        #expect(!chat.isOver)
        chat.take([0x03])
        #expect(chat.isOver)
    }

    @Test(arguments: [(65_535, 65_535), (.max, .max), (80, 1 << 33), (1 << 33, 24), (-1, .min)])
    func windowsOfAnySizeAreDrawn(columns: Int, rows: Int) {
        let chat = TerminalChat(of: Self.transcript, with: Components())

        chat.resize(columns: columns, rows: rows)
        chat.take("cAhoy\r".utf8)
        for _ in 0..<2 { chat.advance(milliseconds: .max) }

        #expect(chat.frame.rows <= 500)
        #expect(!chat.isOver)
    }

    @Test func announcementsAreTakenAndNotDrawn() {
        let chat = TerminalChat(of: Self.transcript, with: Components())
        let before = chat.frame.text

        chat.receive(.connectionLost)

        #expect(chat.frame.text == before)
        chat.updateComponents(Components())
        #expect(chat.takeAnnouncements().map(\.text) == ["Connection lost"])
        #expect(chat.takeAnnouncements() == [])
    }

    @Test func anEscapeIsAKeyOnceTimePasses() {
        let chat = TerminalChat(of: Self.transcript, with: Components())
        let before = chat.frame.text
        chat.take("?".utf8)
        #expect(chat.frame.text != before)

        chat.take([0x1B])
        for _ in 0..<4 { chat.advance(milliseconds: 10) }
        #expect(chat.frame.text != before)
        chat.advance(milliseconds: 10)

        #expect(chat.frame.text == before)
    }

    @Test func keysThatComeWhileOthersAreTakenFollow() {
        var chat: TerminalChat?
        let client = ChatClient(
            currentUser: FixtureChat.ann,
            send: { _, _ in
                chat?.take("later".utf8)
                chat?.advance(milliseconds: 1_000)
                return .sent
            }
        )
        chat = TerminalChat(of: Self.transcript, with: Components(), client: client)

        chat?.take("chello\r".utf8)

        #expect(chat?.frame.text.contains("hello") == true)
        #expect(chat?.frame.text.contains("later") == true)
        #expect(chat?.isOver == false)
    }

    @Test func aClientTakesWhatIsSent() {
        let sent = Mutex<[String]>([])
        let client = ChatClient(
            currentUser: FixtureChat.ann,
            send: { request, channel in
                sent.withLock { $0.append("\(request)".contains("Ahoy") ? channel : "") }
                return .sent
            }
        )
        let chat = TerminalChat(of: Self.transcript, with: Components(), client: client)

        chat.take("cAhoy\r".utf8)

        #expect(sent.withLock { $0 } == [Self.transcript.channel.id])
    }

    @Test func whatHappensIsShown() {
        let chat = TerminalChat(of: Self.transcript, with: Components())

        #expect(chat.receive(.newMessage(FixtureChat.message("9", at: 900, "Last call"))))

        #expect(chat.frame.text.contains("Last call"))
    }

    @Test(arguments: 4..<9)
    func smallWindowsScroll(rows: Int) {
        let chat = TerminalChat(of: Self.numbered(6), with: Components())
        chat.resize(columns: 40, rows: rows)

        var shown: Set<String> = []
        for _ in 0..<12 {
            chat.take("\u{1B}[A".utf8)
            shown.insert(chat.frame.text)
        }

        // The day lies on most of the text.
        #expect(shown.count > 2)
    }

    @Test func otherComponentsAreTakenAtTheSamePlace() throws {
        let chat = TerminalChat(of: Self.numbered(40), with: Components())
        chat.take("\u{1B}[5~\u{1B}[5~".utf8)
        chat.advance(milliseconds: 2_000)
        let plain = chat.frame.text
        #expect(!plain.contains("Number 39"))

        chat.updateComponents(try Components.with([SquaredBubblePlugin()]))
        let squared = chat.frame.text
        chat.updateComponents(Components())

        #expect(squared != plain)
        #expect(numbers(in: squared) == numbers(in: plain))
        #expect(chat.frame.text == plain)
    }

    private func numbers(in text: String) -> [Substring] {
        text.matches(of: /Number [0-9]+/).map(\.output)
    }

    @Test func aScreenOfOnesOwnIsShown() throws {
        var screens: [HandmadeChannelVC] = []
        let chat = TerminalChat(of: Self.transcript, with: Components()) { controller in
            let screen = HandmadeChannelVC(controller)
            screens.append(screen)
            return screen
        }

        let screen = try #require(screens.first)
        #expect(screens.count == 1)
        #expect(screen.node.isConnected)
        #expect(chat.frame.text.contains("Coming?"))
    }

    @Test func errorsSayWhatToDo() {
        #expect(
            TerminalChatError.noTerminal.description
                == "Input and output are no terminal. To fix, run the program in one, without pipes."
        )
        #expect(
            TerminalChatError.notWritten("gone").description
                == "The terminal takes nothing any more: gone. To fix, check that it is still there."
        )
    }

    private static func numbered(_ count: Int) -> ChannelTranscript {
        let messages = (0..<count).reversed().map { number in
            FixtureChat.message(
                "\(number)",
                at: Int64(number) * 90,
                RichText(plain: "Number \(number)")
            )
        }
        return ChannelTranscript(channel: FixtureChat.group, messages: messages)
    }

    private static let transcript = ChannelTranscript(
        channel: FixtureChat.group,
        messages: [
            FixtureChat.message("2", at: 60, "Coming?"), FixtureChat.own("1", at: 0, "Ahoy"),
        ]
    )
}
