import Components
import ComponentsTesting
import DefaultComponents
import Messenger
import Testing
import Views

@Suite struct SwipeReplyTests {
    @Test func swipeQuotesAMessage() throws {
        let chat = try MessengerChat([SwipeReplyPlugin()])

        chat.swipe(0, by: 30)
        #expect(chat.screen.messageComposerVC.content.quotedMessage == nil)
        chat.swipe(0)

        #expect(chat.screen.messageComposerVC.content.quotedMessage != nil)
        #expect(chat.screen.messageComposerVC.isEditing)
    }

    @Test func arrowIsShownWhileAMessageIsSwiped() throws {
        let chat = try MessengerChat([SwipeReplyPlugin()])
        let before = chat.text

        chat.swipe(1, ends: false)
        #expect(chat.text != before)
        chat.pointer.cancel()

        #expect(chat.text == before)
    }

    @Test func holdOpensReactions() async throws {
        let chat = try MessengerChat([SwipeReplyPlugin()])

        chat.hold(0)
        #expect(chat.reads.contains("- dialog \"React\""))
        try await chat.take(.tap(name: "giveReaction", place: 1))

        #expect(!chat.reads.contains("dialog"))
        let reactions = chat.controller.messages.flatMap(\.reactions)
        #expect(reactions.map(\.name) == ["heart"])
    }

    @Test func tapOutsideClosesReactions() async throws {
        let chat = try MessengerChat([SwipeReplyPlugin()])
        chat.hold(0)
        _ = chat.reads

        chat.screen.view.tap(at: Point(x: 370, y: 5))

        #expect(!chat.reads.contains("dialog"))
    }

    @Test func gesturesSpeakArabic() throws {
        let chat = try MessengerChat([SwipeReplyPlugin()])
        chat.change { $0.locale = "ar" }
        _ = chat.text

        let titles = Set(chat.pointer.targets(in: chat.screen.view).map(\.gesture.title))
        #expect(titles.isSuperset(of: ["رد", "تفاعل"]))
    }
}
