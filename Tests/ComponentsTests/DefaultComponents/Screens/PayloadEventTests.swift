import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Synchronization
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct PayloadEventTests {
    private let heard = Heard()

    @Test func pluginHearsThePayloadsOfItsKind() throws {
        let chat = ComposedChannel(messages, try Components.with(choosing("choices")))

        chat.controller.receive(.custom(ChatPayload(name: "unknown", json: ["option": 1])))
        #expect(chat.controller.receive(.custom(payload(7))))
        chat.layOut()

        #expect(heard.texts == ["choices heard 7 about own in sailing"])
        #expect(chat.tree.diagnostics == [])
    }

    @Test func pluginsHearInTheirOrderUntilTheyAreUninstalled() throws {
        var components = try Components.with(choosing("b"), choosing("a"))
        let chat = ComposedChannel(messages, components)

        chat.controller.receive(.custom(payload(1)))
        try components.uninstall("a")
        chat.screen.updateComponents(components)
        chat.controller.receive(.custom(payload(2)))

        #expect(heard.texts.map { $0.prefix(9) } == ["a heard 1", "b heard 1", "b heard 2"])
    }

    @Test func payloadOfAnotherTypeIsReportedWithThePlugin() throws {
        let chat = ComposedChannel(messages, try Components.with(choosing("choices")))

        chat.controller.receive(.custom(ChatPayload(name: "test.choice", json: ["option": "x"])))

        #expect(heard.texts == [])
        #expect(chat.tree.diagnostics.map(\.summary) == ["choices on payloadReceived -"])
    }

    @Test(arguments: [true, false])
    func payloadAboveTheLimitsIsDroppedAndReported(isDeep: Bool) throws {
        let chat = ComposedChannel(messages, try Components.with(choosing("choices")))
        var json: JSONValue = .string(String(repeating: "a", count: PayloadError.byteLimit))
        if isDeep {
            json = 1
            for _ in 0...PayloadError.levelLimit { json = .array([json]) }
        }

        let told = ReportedDiagnostics.by {
            let isChanged = chat.controller.receive(
                .custom(ChatPayload(name: "test.choice", json: json))
            )
            #expect(!isChanged)
        }

        #expect(heard.texts == [])
        let reason = isDeep ? PayloadError.tooDeep : .tooLarge
        #expect(told.all.count == 1)
        #expect(told.texts.first?.contains("'test.choice' was dropped") == true)
        let words = "\(reason)".split(separator: "\n").first ?? ""
        #expect(told.texts.first?.contains(words) == true)
    }

    @Test func pluginHearsWhatBecomesOfItsRequests() throws {
        let chat = ComposedChannel(messages, try Components.with(choosing("choices")))
        chat.server.outcome = .underway
        let id = try chat.controller.send(.choice, PickedChoice(option: 3), about: "own")

        chat.controller.receive(.sendingFailed(id: id, reason: "Closed."))
        chat.server.outcome = .sent
        chat.controller.resendRequest(id: id)

        #expect(
            heard.texts == [
                "choices 3 is sending ", "choices 3 is sendingFailed Closed.", "choices 3 is sent ",
            ]
        )
        #expect(chat.composer.notice == "Closed.")
    }

    @Test func listenerThatThrowsIsNamedAndOthersHear() throws {
        let bad = TestPlugin("bad") { registrar in
            registrar.on(.payloadReceived) { _ in throw InjectedError() }
            registrar.on(.requestChanged) { _ in throw InjectedError() }
        }
        let chat = ComposedChannel(messages, try Components.with(bad, choosing("good")))

        chat.controller.receive(.custom(payload(1)))
        try chat.controller.send(.choice, PickedChoice(option: 2))
        chat.layOut()

        #expect(heard.texts == ["good heard 1 about own in sailing", "good 2 is sent "])
        #expect(
            chat.tree.diagnostics.map(\.summary) == [
                "bad on payloadReceived -", "bad on requestChanged -",
            ]
        )
    }

    @Test(arguments: Cases(3, of: 200))
    func chatLooksTheSameWhoeverHasThePlugin(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let chats = [
            ComposedChannel(messages),
            ComposedChannel(messages, try Components.with(choosing("choices"))),
        ]
        for step in 0..<40 {
            let number = Int.random(in: 0...6, using: &generator)
            let outcome = [SendingOutcome.sent, .underway, .failed(reason: "No.")]
                .randomElement(using: &generator)
            for chat in chats {
                let controller = chat.controller
                chat.server.outcome = outcome ?? .sent
                switch number {
                case 0: try controller.send(.choice, PickedChoice(option: step))
                case 1: controller.receive(.custom(payload(step)))
                case 2: controller.receive(.messageSent(id: "ann-request-\(step / 2)"))
                case 3: controller.resendRequest(id: "ann-request-\(step / 2)")
                case 4: try controller.createNewMessage(text: "Aye \(step)")
                case 5: controller.receive(.connectionLost)
                default: controller.receive(.connectionRestored)
                }
                chat.layOut()
            }
        }

        let texts = chats.map { TreeNode(of: $0.screen.view, variant: .frames).description }
        #expect(texts[0] == texts[1], "\(seed)")
        #expect(chats[0].server.log == chats[1].server.log, "\(seed)")
        #expect(!heard.texts.isEmpty)
    }

    private let messages = [FixtureChat.own("own"), FixtureChat.message("bos")]

    private func payload(_ option: Int) -> ChatPayload {
        ChatPayload(name: "test.choice", about: "own", json: ["option": .number("\(option)")])
    }

    /// A plugin that hears choices, and what becomes of its requests.
    private func choosing(_ id: PluginID) -> TestPlugin {
        TestPlugin(id) { [heard] registrar in
            registrar.on(.payloadReceived) { received in
                guard let choice = try received.payload.value(of: .choice) else { return .passed }
                let message = received.payload.messageID ?? "none"
                heard.note("\(id) heard \(choice.option) about \(message) in \(received.channelID)")
                return .handled
            }
            registrar.on(.requestChanged) { change in
                guard let choice = try change.payload.value(of: .choice) else { return .passed }
                let state = change.state?.rawValue ?? "sent"
                heard.note("\(id) \(choice.option) is \(state) \(change.reason ?? "")")
                return .passed
            }
        }
    }
}

/// What plugins heard.
private final class Heard: Sendable {
    private let all = Mutex<[String]>([])

    var texts: [String] { all.withLock { $0 } }

    func note(_ text: String) {
        all.withLock { $0.append(text) }
    }
}
