import Synchronization
import Testing
import Views

@testable import DefaultComponents

@Suite struct ChatMessagesTests {
    @Test func messagesStayInOrder() {
        let messages: ChatMessages = [FixtureChat.message("b"), FixtureChat.message("a")]

        #expect(messages.map(\.id) == ["b", "a"])
        #expect(messages.firstIndex(ofID: "a") == 1)
        #expect(messages.firstIndex(ofID: "c") == nil)
        #expect(ChatMessages().isEmpty)
    }

    @Test func copiesStayAsTheyAre() {
        var messages = ChatMessages((0..<600).map { FixtureChat.message("\($0)") })
        let copy = messages

        messages[300].text = "Other"
        messages.insert(FixtureChat.message("new"), at: 0)
        messages.remove(at: 500)

        #expect(copy.map(\.id) == (0..<600).map(String.init))
        #expect(copy[300] == FixtureChat.message("300"))
        #expect(messages[301].text == "Other")
    }

    @Test func messagesOfAnArrayAreLookedThroughWithoutACopy() {
        let all = (0..<600).map { FixtureChat.message("\($0)") }
        let shared = ChatMessages(all)
        let others = [ChatMessages(all.lazy), ChatMessages(count: 600) { all[$0] }]

        for messages in [shared] + others {
            #expect(messages.elementsEqual(all))
            for id in ["0", "255", "256", "599"] {
                #expect(messages.firstPlace { $0.id == id } == Int(id))
            }
            #expect(messages.firstPlace { $0.id == "600" } == nil)
        }
        for chunk in shared.chunks {
            guard case .shared = chunk else {
                Issue.record("Messages of an array are promised, or copied.")
                continue
            }
        }
    }

    @Test func messagesAddedOneAfterTheOtherFillTheirChunks() {
        var growing = ChatMessages()
        var paged = ChatMessages()
        for number in 0..<1024 {
            growing.insert(FixtureChat.message("\(number)"), at: 0)
            paged.insert(FixtureChat.message("\(number)"), at: number)
        }

        #expect(growing.chunks.map(\.count) == [256, 256, 256, 256])
        #expect(paged.chunks.map(\.count) == [256, 256, 256, 256])
        #expect(growing.elementsEqual(paged.reversed()))
    }

    @Test func equalMessagesAreEqualHoweverTheyWereAdded() {
        let whole = ChatMessages((0..<300).map { FixtureChat.message("\($0)") })
        var grown = ChatMessages()
        for message in whole.reversed() { grown.insert(message, at: 0) }

        #expect(grown.chunks.map(\.count) != whole.chunks.map(\.count))
        #expect(grown == whole)
        #expect(grown.hashValue == whole.hashValue)
        #expect(grown != ChatMessages(whole.dropLast()))
    }

    @Test func promisedMessagesAreMadeWhenTheyAreAskedFor() {
        let messages = ChatMessages(count: 1_000_000) { FixtureChat.message("\($0)") }

        #expect(messages.count == 1_000_000)
        #expect(messages[0].id == "0")
        #expect(messages[123_456].id == "123456")
        #expect(messages.dropLast(999_400).map(\.id) == (0..<600).map(String.init))
        #expect(messages.firstIndex(ofID: "700") == 700)
        #expect(ChatMessages(count: -1) { FixtureChat.message("\($0)") }.isEmpty)
    }

    @Test(arguments: [1 << 40, .max / 4, .max - 1])
    func promisedMessagesOfAnyNumberAreThereAtOnce(count: Int) {
        let made = Atomic(0)
        var messages = ChatMessages(count: count) { number in
            made.add(1, ordering: .relaxed)
            return FixtureChat.message("\(number)")
        }
        let ids = ["0", "\(count / 2)", "\(count - 1)"]

        #expect([0, count / 2, count - 1].map { messages[$0].id } == ids)

        messages[count / 2] = FixtureChat.message("changed")
        messages.remove(at: 0)
        messages.remove(at: messages.count - 1)
        messages.insert(FixtureChat.message("new"), at: 300)

        #expect(messages.count == count - 1)
        #expect([299, 300, 301].map { messages[$0].id } == ["300", "new", "301"])
        #expect(messages[count / 2].id == "changed")
        #expect(messages[messages.count - 1].id == "\(count - 2)")
        // Changes keep pieces around them, whatever the count.
        #expect(made.load(ordering: .relaxed) <= 1_100)
    }

    @Test func aControllerShowsTheNewestOfAnyNumber() {
        let messages = ChatMessages(count: .max / 4) { FixtureChat.message("\($0)") }
        let controller = ChatChannelController(channel: ChatChannel(id: "sea"), messages: messages)

        controller.synchronize()
        controller.receive(.newMessage(FixtureChat.message("new", at: 9_000)))

        #expect(controller.messages.prefix(2).map(\.id) == ["new", "0"])
        #expect(controller.messageCount == .max / 4 + 1)
    }

    @Test(arguments: Cases(8, of: 80))
    func promisedMessagesBecomeThoseOfAnArray(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        var messages = ChatMessages(count: 900) { FixtureChat.message("\($0)") }
        var array = (0..<900).map { FixtureChat.message("\($0)") }
        let promised = messages

        for step in 0..<200 {
            let index = Int.random(in: 0..<array.count, using: &generator)
            let message = FixtureChat.message("new \(step)")
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: #expect(messages.remove(at: index) == array.remove(at: index))
            case 1: (messages[index], array[index]) = (message, message)
            default:
                messages.insert(message, at: index)
                array.insert(message, at: index)
            }
        }

        #expect(messages.elementsEqual(array), "seed \(seed)")
        #expect(promised.map(\.id) == (0..<900).map(String.init), "seed \(seed)")
    }

    @Test(arguments: Cases(4, of: 200))
    func messagesAreThoseOfAnArray(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        var messages = ChatMessages()
        var array: [ChatMessage] = []
        var snapshot = messages
        var copied = array

        for step in 0..<400 {
            let index = Int.random(in: 0...array.count, using: &generator)
            let message = FixtureChat.message("\(step)")
            switch Int.random(in: 0..<10, using: &generator) {
            case 0:
                let length = Int.random(in: 0...700, using: &generator)
                let page = (0..<length).map { FixtureChat.message("\(step)-\($0)") }
                messages.insert(contentsOf: page, at: index)
                array.insert(contentsOf: page, at: index)
            case 1 where !array.isEmpty:
                let rest = Int.random(in: 0...array.count, using: &generator)
                while array.count > rest {
                    let place = min(index, array.count - 1)
                    #expect(messages.remove(at: place) == array.remove(at: place))
                }
            case 2..<4 where index < array.count:
                messages[index] = message
                array[index] = message
            case 4:
                snapshot = messages
                copied = array
            default:
                messages.insert(message, at: index)
                array.insert(message, at: index)
            }
            if step.isMultiple(of: 20) {
                #expect(messages.elementsEqual(array), "seed \(seed), step \(step)")
                #expect(array.indices.allSatisfy { messages[$0].id == array[$0].id })
            }
        }

        #expect(snapshot.elementsEqual(copied), "seed \(seed)")
        #expect(messages.chunks.allSatisfy { (1...ChatMessages.chunkLimit).contains($0.count) })
        #expect(messages.chunks.count <= array.count * 4 / ChatMessages.chunkLimit + 1)
    }
}
