import Components
import ComponentsTesting
import DefaultComponents
import Messenger
import Testing
import Views

@Suite struct ComposerKitTests {
    @Test func emojiIsCompleted() async throws {
        let chat = try MessengerChat([ComposerKitPlugin()])

        let composer = chat.screen.messageComposerVC

        try await chat.take(.write("Ahoy :th"))
        #expect(composer.suggestions.items.map(\.title) == ["👎 thumbsdown", "👍 thumbsup"])
        composer.selectSuggestion(by: 1)
        try await chat.take(.pick)

        #expect(composer.content.text == "Ahoy 👍 ")
        #expect(composer.suggestions.items.isEmpty)
    }

    @Test func commandOpensAFormThatSendsAPoll() async throws {
        let chat = try MessengerChat([ComposerKitPlugin(), PollsPlugin()])
        chat.change { $0.locale = "de" }

        try await chat.take(.write("/poll Wohin?"))
        try await chat.take(.send)
        #expect(chat.reads.contains("- dialog \"Neue Umfrage\""))
        #expect(chat.screen.messageComposerVC.content.isEmpty)
        try await chat.take(.enter("Nord", place: 1))
        try await chat.take(.enter("West", place: 2))
        try await chat.take(.tap(name: "createPoll", place: 0))

        let sent = try #require(chat.controller.messages.first?.attachments.first)
        let options = [Poll.Option("Nord"), Poll.Option("West")]
        #expect(try sent.payload(as: Poll.self) == Poll(title: "Wohin?", options: options))
        #expect(!chat.reads.contains("dialog"))
    }

    @Test func formWithoutTwoAnswersIsNotSent() async throws {
        let chat = try MessengerChat([ComposerKitPlugin()])
        let count = chat.controller.messages.count

        try await chat.take(.write("/poll Where to?"))
        try await chat.take(.send)
        try await chat.take(.tap(name: "createPoll", place: 0))
        #expect(chat.controller.messages.count == count)
        try await chat.take(.tap(name: "cancelPoll", place: 0))

        #expect(!chat.reads.contains("dialog"))
    }

    @Test func commandIsSuggestedInTheLocale() async throws {
        let chat = try MessengerChat([ComposerKitPlugin()])
        chat.change { $0.locale = "ar" }

        try await chat.take(.write("/po"))

        let suggested = chat.screen.messageComposerVC.suggestions.items
        #expect(suggested.map(\.title) == ["/poll"])
        #expect(suggested.map(\.detail) == ["استطلاع جديد"])
    }

    @Test func uploadIsShownUntilItIsDone() async throws {
        let chat = try MessengerChat([ComposerKitPlugin()])
        let place = try #require(chat.controller.messages.indices.last)
        #expect(chat.reads.contains("- progressbar \"Uploading 1 file\" value=\"40%\""))

        try await chat.take(.upload(place: place, tenths: 7))
        #expect(chat.reads.contains("value=\"70%\""))
        try await chat.take(.upload(place: place, tenths: nil))

        #expect(!chat.reads.contains("progressbar"))
    }
}
