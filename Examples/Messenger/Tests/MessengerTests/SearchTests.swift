import Components
import ComponentsTesting
import DefaultComponents
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

    @Test func whatIsNotThereIsSaid() async throws {
        let chat = try MessengerChat([SearchPlugin()])
        chat.change { $0.locale = "de" }

        try await chat.take(.choose(action: "search", place: 0))
        try await chat.take(.enter("Anker", place: 0))

        #expect(chat.reads.contains("\"Keine Treffer\""))
    }
}

extension MessengerChat {
    /// The texts with a background, in drawing order.
    fileprivate var marks: [String] {
        screen.view.all(TextView.self).flatMap(\.text.runs).filter { $0.style.background != nil }
            .map(\.text)
    }
}
