import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting

/// A chat advances the clocks of its screens, and takes answers of tasks.
@Suite(.diagnosticsOfIssues)
struct ChatClockTests {
    @Test func clockBeginsAtTheSlot() throws {
        let chat = try chat("Bell")

        let start = chat.now
        chat.advance(milliseconds: 1_500)

        #expect(start == Self.nine)
        #expect(chat.now == Self.nine.advanced(by: .milliseconds(1_500)))
    }

    @Test func dueWorkIsShown() throws {
        let chat = try chat("Bell")

        chat.advance(milliseconds: 119_999)
        let early = chat.frame.text
        chat.advance(milliseconds: 1)

        #expect(early.contains("Bell"))
        #expect(chat.frame.text.contains("Rang"))
        #expect(!chat.frame.text.contains("Bell"))
    }

    @Test func answersAreShownInATurn() throws {
        let tasks = HeldTasks()
        let client = ChatClient(currentUser: FixtureChat.ann, store: StateStore(runner: tasks))
        let chat = try chat("Ask", client: client)
        chat.advance(milliseconds: 5_000)
        let before = chat.frame.text

        #expect(tasks.names == ["greet"])
        tasks.answer("greet")
        let answered = chat.frame.text
        chat.advance(milliseconds: 0)

        #expect(answered == before)
        #expect(chat.frame.text.contains("Greeted"))
    }

    @Test func placeInTheListIsKept() throws {
        let texts = ["Bell"] + (0..<30).map { "Number \($0)" } + ["Bell"]
        let chat = try chat(texts)
        chat.take("\u{1B}[5~".utf8)
        chat.advance(milliseconds: 2_000)
        let before = numbers(in: chat)

        chat.advance(milliseconds: 600_000)

        #expect(before.count > 1)
        #expect(numbers(in: chat) == before)
    }

    @Test func patienceEndsWhenWorkIsDue() throws {
        let stage = try stage("Bell")
        let chat = LiveChat(stage)

        chat.advance(milliseconds: 117_500)
        let patience = chat.patience
        chat.advance(milliseconds: patience)

        #expect(patience == 2_500)
        #expect(chat.patience == 60_000)
        #expect(chat.frame.text.contains("Rang"))
    }

    @Test func screensShareClockAndState() throws {
        let stage = try stage("Bell")
        stage.advance(milliseconds: 7_000)

        stage.showThread(of: try #require(stage.room.newestMessage))
        let thread = stage.viewport
        stage.advance(milliseconds: 1_000)
        stage.rebuild(stage.components)

        let store = stage.room.controller.client.store
        #expect(stage.viewports.count == 2)
        #expect(thread.isThread)
        for viewport in stage.viewports {
            let tree = try #require(viewport.screen.node.connectedTree)
            #expect(tree.now == Self.nine.advanced(by: .seconds(8)))
            #expect(tree.store === store)
        }
    }

    @Test(arguments: [false, true])
    func timersEndWithTheirPlugin(isRebuilt: Bool) throws {
        let plugin = TestPlugin("timer") { $0.declare(.tapped) }
        let stage = try stage("Ahoy", with: plugin)
        let tree = try #require(stage.viewport.screen.node.connectedTree)
        tree.schedule(.tapped, "late", at: LivingText.bell, for: .message("0"))
        let store = stage.room.controller.client.store
        #expect(store.count.timers == 1)

        var components = stage.components
        try components.uninstall("timer")
        if isRebuilt { stage.rebuild(components) } else { stage.change(to: components) }

        #expect(store.count.timers == 0)
    }

    private static let nine = Timestamp(seconds: 1_772_442_000)

    private func chat(_ texts: String..., client: ChatClient? = nil) throws -> TerminalChat {
        try chat(texts, client: client)
    }

    private func chat(_ texts: [String], client: ChatClient? = nil) throws -> TerminalChat {
        var components = try Components.with(LivingText.plugin)
        components[.clockStart] = Self.nine
        return TerminalChat(of: transcript(texts), with: components, client: client)
    }

    private func stage(_ text: String, with plugin: TestPlugin = LivingText.plugin) throws
        -> ChatNavigator
    {
        let options = TerminalOptions()
        var components = try Components.with(plugin)
        components[.clockStart] = Self.nine
        components[.textMeasurer] = options.measurer
        return ChatNavigator(
            ChatSession(transcript([text])),
            canWrite: true,
            components: components,
            rows: 23,
            options: options
        )
    }

    /// Returns a channel with messages of some texts, oldest first.
    private func transcript(_ texts: [String]) -> ChannelTranscript {
        let messages = texts.enumerated().map { place, text in
            FixtureChat.message("\(place)", at: Int64(place), RichText(plain: text))
        }
        return ChannelTranscript(channel: FixtureChat.group, messages: messages.reversed())
    }

    private func numbers(in chat: TerminalChat) -> [String] {
        chat.frame.text.matches(of: /Number [0-9]+/).map { String($0.output) }
    }
}
