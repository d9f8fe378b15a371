import DefaultComponents
import Testing

struct CrowdTests {
    @Test func aThousandTypeAtMost() {
        let controller = ChatChannelController(channel: FixtureChat.group, messages: [])
        for number in 0..<1_500 {
            controller.receive(.typingStarted(ChatUser(id: "\(number)")))
        }
        #expect(controller.typingUsers.count == 1_000)

        controller.receive(.typingStopped(ChatUser(id: "7")))
        controller.receive(.typingStarted(ChatUser(id: "1400")))

        #expect(controller.typingUsers.contains(ChatUser(id: "1400")))
    }

    @Test func aMessageTakesReactionsOfAThousandNames() {
        let message = FixtureChat.message("m")
        let controller = ChatChannelController(channel: FixtureChat.group, messages: [message])

        for number in 0..<1_500 {
            controller.receive(
                .reactionAdded(messageID: "m", name: "\(number)", emoji: nil, userID: "bo")
            )
        }

        #expect(controller.message(id: "m")?.reactions.count == 1_000)
    }
}
