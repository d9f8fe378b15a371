import Components
import DefaultComponents
import Synchronization
import Testing
import Views

/// Lazy messages whose closure uses the controller that shows them.
struct BusyHistoryTests {
    @Test(
        arguments: [
            { _ = $0.messages.count }, { _ = $0.messageCount }, { _ = $0.newestMessage },
            { _ = $0.message(id: "7") }, { _ = $0.hasLoadedAllPreviousMessages },
            { $0.receive(.newMessage(FixtureChat.message("late", at: 9_000))) },
            { $0.receive(.messageDeleted(id: "3", isHard: true)) }, { $0.markRead() },
            { $0.synchronize() }, { $0.loadPreviousMessages() }, { $0.deleteMessage(id: "2") },
        ] as [@Sendable (ChatChannelController) -> Void]
    )
    func usesEndAndTheRestHolds(use: @escaping @Sendable (ChatChannelController) -> Void) async {
        let facts = await onSmallStack {
            let reader = Reader()
            let made = Atomic(0)
            let messages = ChatMessages(count: 600) { number in
                made.add(1, ordering: .relaxed)
                if let controller = reader.controller { use(controller) }
                return FixtureChat.message("\(number)")
            }
            let controller = ChatChannelController(channel: FixtureChat.group, messages: messages)
            reader.controller = controller
            let told = ReportedDiagnostics.by {
                controller.synchronize()
                controller.loadPreviousMessages()
                controller.receive(.messageDeleted(id: "1", isHard: true))
                controller.receive(.messageEdited(FixtureChat.message("4", "Changed")))
                _ = controller.message(id: "500")
                _ = controller.newestMessage
            }
            reader.controller = nil
            return [
                told.texts.allSatisfy { $0.hasPrefix("'Chat") },
                controller.message(id: "4")?.text == "Changed",
                controller.message(id: "1") == nil,
                controller.messages.count > 50,
                // Each is made a few times at most.
                made.load(ordering: .relaxed) <= 3_000,
            ]
        }

        #expect(facts == [true, true, true, true, true])
    }

    @Test func readingIsReported() {
        let reader = Reader()
        let messages = ChatMessages(count: 3) { number in
            _ = reader.controller?.messageCount
            return FixtureChat.message("\(number)")
        }
        let controller = ChatChannelController(channel: FixtureChat.group, messages: messages)
        reader.controller = controller

        let told = ReportedDiagnostics.by { controller.synchronize() }

        #expect(
            told.texts == [
                """
                'ChatMessages' received contradictory information. A closure that makes its messages uses the controller of \
                channel '\(FixtureChat.group.id)', which has none meanwhile. To fix, make each message from its index alone.
                """
            ]
        )
        #expect(controller.messages.map(\.id) == ["0", "1", "2"])
    }
}

/// The controller that messages read.
private final class Reader: @unchecked Sendable {
    weak var controller: ChatChannelController?
}
