import Components
import DefaultComponents
import Testing
import Views

@Suite struct HostilePageTests {
    /// An answer to a request for two messages older than `m3`, the loaded ones then, and what is reported.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let ids: [String]
        var loaded: [String]
        var isReported = true
    }

    private static let rows = [
        Row(testDescription: "too many", ids: ["m4", "m5", "m6"], loaded: ["m4", "m5"]),
        Row(testDescription: "oldest first", ids: ["m5", "m4"], loaded: ["m4", "m5"]),
        Row(testDescription: "newer ones", ids: ["x2", "m4"], loaded: ["m4"]),
        Row(testDescription: "only newer ones", ids: ["x2", "x1"], loaded: []),
        Row(testDescription: "known ones", ids: ["m3", "m4"], loaded: ["m4"], isReported: false),
        Row(testDescription: "twins", ids: ["m4", "m4"], loaded: ["m4"], isReported: false),
        Row(testDescription: "a gap", ids: ["m7", "m9"], loaded: ["m7", "m9"], isReported: false),
        Row(
            testDescription: "removed ones",
            ids: ["gone", "m4"],
            loaded: ["m4"],
            isReported: false
        ),
        Row(testDescription: "a reply", ids: ["reply", "m4"], loaded: ["m4"], isReported: false),
        Row(testDescription: "none", ids: [], loaded: [], isReported: false),
    ]

    @Test(arguments: rows)
    func answerIsContained(row: Row) {
        let server = PagedServer(count: 4)
        server.all.append(FixtureChat.message("gone", at: -190))
        let chat = ObservedChannel(server.controller(0..<5, pageSize: 2))
        chat.controller.synchronize()
        chat.controller.receive(.messageDeleted(id: "gone", isHard: true))
        chat.controller.loadPreviousMessages()
        chat.controller.loadPreviousMessages()
        let request = server.takeRequest()

        let told = ReportedDiagnostics.by {
            answer(chat.controller, request?.id ?? "", row.ids.map(Self.message))
        }

        #expect(chat.ids == ["m0", "m1", "m2", "m3"] + row.loaded)
        #expect(told.all.count == (row.isReported ? 1 : 0))
        #expect(chat.delegate.faults == [])
        #expect(!chat.controller.hasLoadedAllPreviousMessages)
    }

    @Test func answerThatWasNotRequestedIsIgnoredAndReported() {
        let server = PagedServer(count: 9)
        let chat = ObservedChannel(server.controller(0..<4))
        chat.controller.synchronize()
        chat.controller.loadPreviousMessages()
        let request = server.takeRequest()
        answer(chat.controller, request?.id ?? "", [Self.message("m4")])
        let ids = chat.ids

        let told = ReportedDiagnostics.by {
            answer(chat.controller, request?.id ?? "", [Self.message("m5")])
            answer(chat.controller, "nobody", [Self.message("m5")])
        }

        #expect(chat.ids == ids)
        #expect(
            told.texts == [
                "'ChatChannelController' received contradictory information. The answer to 'nobody' was not "
                    + "requested. To fix, answer with the id of the request."
            ]
        )
    }

    @Test func reportNamesWhatIsWrong() {
        let server = PagedServer(count: 9)
        let chat = ObservedChannel(server.controller(0..<4, pageSize: 2))
        chat.controller.synchronize()
        chat.controller.loadPreviousMessages()
        chat.controller.loadPreviousMessages()
        let request = server.takeRequest()

        let told = ReportedDiagnostics.by {
            answer(chat.controller, request?.id ?? "", ["m5", "x1", "m4"].map(Self.message))
        }

        #expect(
            told.texts == [
                "'ChatChannelController' received contradictory information. The answer to 'ann-request-1' has 3 "
                    + "messages, not newest first, 1 of them on the wrong side of 'm3'. To fix, answer with at most "
                    + "2, newest first."
            ]
        )
    }

    @Test func hugePageIsCutAndFollowedByAnother() {
        let server = PagedServer(count: 9)
        let controller = server.controller(0..<4)
        controller.synchronize()
        controller.loadPreviousMessages()
        let request = server.takeRequest()
        let page = (4..<50_000).map { Self.message("m\($0)") }

        let told = ReportedDiagnostics.by {
            controller.receive(
                .loaded(MessagePage(requestID: request?.id ?? "", messages: page, isLast: true))
            )
        }

        #expect(controller.messageCount == 9 && told.all.count == 1)
        controller.loadPreviousMessages()
        #expect(server.unanswered.map(\.messageID) == ["m8"])
    }

    @Test func requestIsLimited() {
        let server = PagedServer(count: 9)
        let controller = server.controller(0..<4)
        controller.synchronize()

        controller.loadPreviousMessages(limit: .min)
        #expect(server.requestCount == 0)
        controller.loadPreviousMessages(limit: .max)

        #expect(server.unanswered.map(\.count) == [1_000])
    }

    private func answer(
        _ controller: ChatChannelController,
        _ id: String,
        _ messages: [ChatMessage]
    ) {
        controller.receive(
            .loaded(MessagePage(requestID: id, messages: messages, isLast: false))
        )
    }

    /// Returns a message a number of minutes old; `x` for one that is newer than all.
    @Sendable private static func message(_ id: String) -> ChatMessage {
        let number = Int64(id.dropFirst()) ?? 4
        return FixtureChat.message(id, at: id.hasPrefix("x") ? 60 * number : -60 * number) {
            if id == "reply" { $0.parentID = "m1" }
        }
    }
}
