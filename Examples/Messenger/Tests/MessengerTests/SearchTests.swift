import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Messenger
import Testing
import Views

@Suite struct SearchTests {
    @Test func barFindsMarksAndJumps() async throws {
        let chat = try MessengerChat([SearchPlugin()])
        for place in 0..<30 { chat.receive(kind: place, isOwn: false) }

        try await chat.take(.choose(action: "search", place: 0))
        #expect(chat.reads.contains("- region \"Search\""))
        try await chat.take(.enter("BON", place: 0))
        try await chat.take(.tap(name: "olderHit", place: 0))
        try await chat.take(.tap(name: "newerHit", place: 0))
        try await chat.take(.tap(name: "newerHit", place: 0))

        #expect(chat.reads.contains("\"5 of 5\""))
        #expect(chat.screen.messageListVC.listView.visibleIndex(ofMessageWithID: "text") != nil)
        #expect(chat.marks == ["Bon", "Bon"])
    }

    @Test func escapeClosesItAndNothingStaysMarked() async throws {
        let chat = try MessengerChat([SearchPlugin()])
        let before = chat.text

        try await chat.take(.choose(action: "search", place: 0))
        try await chat.take(.enter("o", place: 0))
        #expect(chat.text != before)
        try await chat.take(.escape)

        #expect(chat.text == before)
    }

    @Test func barThatOpensTakesTheFocus() async throws {
        let chat = try MessengerChat([SearchPlugin()])
        chat.followFocus()

        try await chat.take(.choose(action: "search", place: 0))
        _ = chat.reads
        #expect(chat.focus?.view is TextField)

        chat.makeAgain()
        _ = chat.reads
        #expect(chat.focus?.view == nil)
    }

    @Test func barOfAnotherScreenCountsTheSameHits() async throws {
        let chat = try MessengerChat([SearchPlugin()])
        let other = chat.otherScreen()
        try await chat.take(.choose(action: "search", place: 0))
        for text in ["bon", " vent", "?"] {
            try await chat.take(.enter(text, place: 0))
            other.node.connectedTree?.advance(to: chat.tree.now)
            other.view.layout(width: 375, height: 800)

            let count = text == "?" ? "\"No hits\"" : "\"1 of 1\""
            #expect(chat.reads.contains(count))
            #expect(AccessibilityTree(of: other.view).text.contains(count))
        }
    }

    @Test func whatIsNotThereIsSaid() async throws {
        let chat = try MessengerChat([SearchPlugin()])
        chat.change { $0.locale = "de" }

        try await chat.take(.choose(action: "search", place: 0))
        try await chat.take(.enter("Anker", place: 0))

        #expect(chat.reads.contains("\"Keine Treffer\""))
    }
}

extension MessengerChat {
    /// Returns another screen of the channel, with the same state.
    fileprivate func otherScreen() -> ChatChannelVC {
        let other = ChatChannelVC()
        other.channelController = ChatChannelController(
            channel: Self.channel,
            messages: ChatMessages(Self.messages),
            client: controller.client
        )
        var context = ComponentContext(components)
        (context.store, context.now) = (controller.client.store, tree.now)
        other.mount(in: context)
        other.view.layout(width: 375, height: 800)
        return other
    }

    /// The texts with a background, in drawing order.
    fileprivate var marks: [String] {
        screen.view.all(TextView.self).flatMap(\.text.runs).filter { $0.style.background != nil }
            .map(\.text)
    }
}
