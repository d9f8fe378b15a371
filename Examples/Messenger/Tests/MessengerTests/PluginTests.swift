import Components
import DefaultComponents
import Messenger
import Testing
import Views

@Suite struct PluginTests {
    @Test func soundPlaysByTheClockAndSeeks() async throws {
        let chat = try MessengerChat([VoiceMessagesPlugin()])

        try await chat.take(.tap(name: "play", place: 0))
        try await chat.take(.wait(seconds: 5, milliseconds: 0))
        #expect(chat.text.contains("\"5 of 12 s\""))

        let bar = try #require(chat.screen.view.bar)
        bar.tap(at: Point(x: bar.frame.size.width * 0.75, y: 2))
        #expect(chat.text.contains("\"9 of 12 s\""))

        try await chat.take(.wait(seconds: 60, milliseconds: 0))
        #expect(chat.text.contains("\"0 of 12 s\""))
        #expect(chat.tree.nextDue == nil)
    }

    @Test func messageDisappearsAndStaysGone() async throws {
        let chat = try MessengerChat([DisappearingMessagesPlugin()])
        #expect(chat.text.contains("\"Disappears in 20 s\""))

        try await chat.take(.wait(seconds: 20, milliseconds: 0))
        chat.makeAgain()

        #expect(chat.text.contains("\"This message has disappeared\""))
    }

    @Test func translationArrivesLater() async throws {
        let chat = try MessengerChat([TranslationPlugin { $0.uppercased() }])

        try await chat.take(.tap(name: "translate", place: 1))
        #expect(chat.text.contains("\"Translating…\""))

        try await chat.take(.answer)
        #expect(chat.text.contains("\"BON VENT\""))
    }

    @Test func errorOfTranslatorIsShown() async throws {
        let chat = try MessengerChat([TranslationPlugin { _ in throw Unknown() }])

        try await chat.take(.tap(name: "translate", place: 1))
        try await chat.take(.answer)

        #expect(chat.text.contains("\"Not translated: Unknown()\""))
    }

    @Test func nothingIsTranslatedWithoutATranslator() throws {
        let chat = try MessengerChat([TranslationPlugin()])

        #expect(!chat.text.contains("\"Translate\""))
        chat.change { $0[.translator] = { $0 } }
        #expect(chat.text.contains("\"Translate\""))
    }

    @Test func olderPluginsSpeakGermanAndArabic() async throws {
        let chat = try MessengerChat(MessengerChat.plugins)
        try await chat.take(.choose(action: "pin", place: 3))

        chat.change { $0.locale = "de" }
        for text in ["0 von 12 s", "3 Stimmen", "Angeheftet", "Übersetzen", "Verschwindet in"] {
            #expect(chat.text.contains(text))
        }
        chat.change { $0.locale = "ar" }
        for text in ["٣ أصوات", "مثبتة", "ترجمة", "تختفي خلال"] {
            #expect(chat.text.contains(text))
        }
    }

    @Test func voteIsCountedAndTakenBack() async throws {
        let chat = try MessengerChat([PollsPlugin()])

        try await chat.take(.tap(name: "vote", place: 0))
        #expect(chat.text.contains("\"4 votes\""))

        try await chat.take(.tap(name: "vote", place: 0))
        #expect(chat.text.contains("\"3 votes\""))
    }

    @Test func voteIsSentAndTakenBackIfItIsRefused() async throws {
        var votes: [[String: String]] = []
        var outcome = SendingOutcome.underway
        let chat = try MessengerChat([PollsPlugin()]) { request, _ in
            guard case .custom(_, let payload) = request,
                let chosen = try? payload.value(of: .votes)
            else { return .sent }
            votes.append(chosen)
            return outcome
        }

        try await chat.take(.tap(name: "vote", place: 0))
        #expect(chat.text.contains("\"4 votes\""))
        #expect(votes.map(\.count) == [1])

        chat.controller.receive(.sendingFailed(id: "ann-request-1", reason: "Closed."))
        #expect(!chat.text.contains("\"4 votes\""))

        outcome = .sent
        try await chat.take(.tap(name: "vote", place: 0))
        #expect(chat.text.contains("\"4 votes\""))
    }
}

private struct Unknown: Error {}

extension View {
    /// The bar of a voice message, here or below.
    fileprivate var bar: View? {
        "\(type(of: self))" == "SeekBar" ? self : subviews.lazy.compactMap(\.bar).first
    }
}
