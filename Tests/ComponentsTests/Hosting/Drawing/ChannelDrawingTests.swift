import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting
@testable import Workbench

struct ChannelDrawingTests {
    @Test func treesAreThoseOfTheProgram() throws {
        let drawing = try drawing()
        let place = try #require(drawing.transcript.messages.firstIndex { $0.id == "m23" })

        let text = "\(drawing.tree(at: place, .frames))\n"

        let lines = DemoRun("tree --message m23 --plugin squared-bubble").output
            .split(separator: "\n").dropFirst(3)
        #expect(text == lines.map { "\($0)\n" }.joined())
    }

    @Test func picturesAreThoseOfTheProgram() throws {
        let drawing = try drawing()
        let place = try #require(drawing.transcript.messages.firstIndex { $0.id == "m26" })

        let picture = drawing.terminalPicture(at: place, options: TerminalOptions(columns: 60))

        let run = DemoRun("terminal --message m26 --columns 60 --plugin squared-bubble")
        #expect(run.output == "## channel Sailing weekend\n\n\(picture.text)\n")
    }

    @Test func clockStandsAtItsInstant() throws {
        let message = FixtureChat.message("1", "Now")
        var drawing = ChannelDrawing(of: message, with: try Components.with(LivingText.plugin))
        #expect(drawing.tree().description.contains("1970-01-01T00:00:00Z"))

        drawing.now = LivingText.bell

        #expect(drawing.tree().description.contains("2026-03-02T09:02:00Z"))
        #expect(drawing.page().text.contains("2026-03-02T09:02:00Z"))
    }

    @Test func aPageHasAllMessagesOldestFirst() throws {
        let drawing = try drawing()

        let text = drawing.page().text

        let times = text.split(separator: " datetime=\"").dropFirst().map {
            $0.prefix { $0 != "\"" }
        }
        let expected = drawing.transcript.messages.reversed().map(\.createdAt.iso8601)
        #expect(times.map(String.init) == expected)
    }

    @Test func aPageRunsAsTheComponentsDo() {
        var components = Components()
        components.set(.layoutDirection, to: .rightToLeft)

        let page = ChannelDrawing(of: message, with: components).page()

        #expect(page.settings.direction == .rightToLeft)
    }

    @Test func oneMessageStandsAlone() {
        let drawing = ChannelDrawing(of: message, with: Components(), width: 500)

        #expect(drawing.cell().frame.size.width == 500)
        #expect(drawing.tree().flattened.contains { $0.text == "Ahoy" })
        #expect(drawing.tree(at: 1).flattened.allSatisfy { $0.text != "Ahoy" })
    }

    private var message: ChatMessage {
        let ada = ChatUser(id: "ada", name: "Ada")
        return ChatMessage(id: "1", author: ada, createdAt: Timestamp(seconds: 0), text: "Ahoy")
    }

    private func drawing() throws -> ChannelDrawing {
        let arguments = try ArgumentParser.parse(["--plugin", "squared-bubble"])
        let components = try ComponentsSetup(arguments: arguments).plugged()
        let input = ConversationInput(arguments: arguments, components: components)
        let transcript = try #require(try input.load().channels.first)
        return ChannelDrawing(of: transcript, with: components)
    }
}
