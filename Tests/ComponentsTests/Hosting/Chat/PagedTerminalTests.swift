import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting

@Suite(.diagnosticsOfIssues)
struct PagedTerminalTests {
    @Test func pagedChatLooksAsOneOfAllMessages() {
        let server = PagedServer(count: 150)
        let paged = chat(server, count: 30, openEnds: [.older])
        let whole = chat(server, count: 150, openEnds: [])

        for step in 0..<60 {
            for chat in [paged, whole] {
                chat.take("\u{1B}[5~".utf8)
                chat.advance(milliseconds: 2_000)
            }
            while let request = server.takeRequest() {
                paged.receive(.loaded(server.page(for: request)))
            }
            #expect(paged.frame.text == whole.frame.text, "step \(step)")
        }
        #expect(paged.frame.text.contains("Ahoy 149"))
        #expect(server.requestCount >= 2)
    }

    @Test func payloadsAreReceivedOnceBesideAThread() {
        let server = PagedServer(count: 3)
        let session = ChatSession(transcript(server, count: 3), client: server.client)
        let recorders = [PayloadRecorder(), PayloadRecorder()]
        session.controller.delegate = recorders[0]
        session.thread(of: server.all[0]).delegate = recorders[1]

        session.receive(.custom(ChatPayload(name: "test.choice", json: ["option": 2])))

        #expect(recorders.map(\.log) == [["received test.choice"], []])
    }

    @Test func requestsAreUnderWayInALocalChat() throws {
        let session = ChatSession(transcript(PagedServer(count: 3), count: 3))
        session.controller.synchronize()
        session.line.mode = .later

        let id = try session.controller.send(.choice, PickedChoice(option: 1))

        #expect(session.controller.state(ofRequest: id) == .sending)
        #expect(session.line.takeUnderway() == [id])
    }

    private func chat(
        _ server: PagedServer,
        count: Int,
        openEnds: Set<MessageEnd>
    ) -> TerminalChat {
        let chat = TerminalChat(
            of: transcript(server, count: count),
            with: Components(),
            client: server.client,
            openEnds: openEnds
        )
        chat.resize(columns: 60, rows: 20)
        return chat
    }

    private func transcript(_ server: PagedServer, count: Int) -> ChannelTranscript {
        ChannelTranscript(channel: FixtureChat.direct, messages: Array(server.all.prefix(count)))
    }
}
