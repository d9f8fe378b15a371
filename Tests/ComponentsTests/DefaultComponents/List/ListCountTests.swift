import Components
import DefaultComponents
import Testing
import Views

struct ListCountTests {
    @Test func openingAsksAsMuchOfAnyNumberOfMessages() {
        expectSameCounts { _, _ in }
    }

    @Test func scrollingAsksAsMuchOfAnyNumberOfMessages() {
        expectSameCounts { list, _ in
            for _ in 0..<20 { list.listView.scroll(by: -350) }
            list.listView.scroll(by: 200)
        }
    }

    @Test func insertingAsksAsMuchOfAnyNumberOfMessages() {
        expectSameCounts { list, data in
            for number in 0..<10 {
                let message = FixtureChat.message("new \(number)", at: Int64(number) * 45)
                data.newest.insert(message, at: 0)
                list.updateMessages(with: [.insert(message, index: 0)])
            }
        }
    }

    @Test func insertingOutOfViewAsksAsMuchOfAnyNumberOfMessages() {
        expectSameCounts { list, data in
            list.listView.scroll(by: -3000)
            let message = FixtureChat.message("new", at: 45)
            data.newest.insert(message, at: 0)
            list.updateMessages(with: [.insert(message, index: 0)])
        }
    }

    @Test func jumpingAsksAsMuchOfAnyNumberOfMessages() {
        expectSameCounts { list, _ in
            list.listView.scroll(to: 5000)
            list.listView.scroll(by: -100)
            list.scrollToLatestMessage()
        }
    }

    @Test func pageOfOlderMessagesAsksAsMuchOfAnyNumberOfMessages() {
        expectSameCounts { list, data in
            let count = data.count
            data.count += 50
            list.updateMessages(
                with: (count..<count + 50).map {
                    .insert(NumberedMessages.message($0), index: $0)
                }
            )
        }
    }

    @Test func newMessageIsTheOnlyOneThatIsAskedForAndMeasured() {
        let (list, data, measurer) = open(10_000)
        let before = Counts(list, data, measurer)
        let message = FixtureChat.own("new", at: 86_400)

        data.newest.insert(message, at: 0)
        list.updateMessages(with: [.insert(message, index: 0)])

        let after = Counts(list, data, measurer)
        #expect(after.composed - before.composed == 1)
        // Its text, its time and its delivery status.
        #expect(after.texts - before.texts <= 4)
        #expect(after.messages - before.messages <= list.listView.visibleRows.count + 4)
    }

    private struct Counts: Equatable {
        let calls: Int
        let messages: Int
        let composed: Int
        let texts: Int

        init(
            _ list: ChatMessageListVC,
            _ data: NumberedMessages,
            _ measurer: CountingTextMeasurer
        ) {
            calls = data.callCount
            messages = data.messageCount
            composed = list.listView.fillCount
            texts = measurer.count
        }
    }

    private func open(
        _ count: Int
    ) -> (ChatMessageListVC, NumberedMessages, CountingTextMeasurer) {
        let measurer = CountingTextMeasurer()
        var components = Components()
        components[.textMeasurer] = measurer
        let data = NumberedMessages(count: count)
        let list = components.make(.messageListVC)
        list.dataSource = data
        list.mount(in: ComponentContext(components))
        list.view.layout(width: 375, height: 600)
        return (list, data, measurer)
    }

    private func expectSameCounts(
        _ steps: (ChatMessageListVC, NumberedMessages) -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let counts = [10_000, 1_000_000].map { count in
            let (list, data, measurer) = open(count)
            steps(list, data)
            return Counts(list, data, measurer)
        }

        #expect(counts[0] == counts[1], sourceLocation: sourceLocation)
        #expect(counts[0].composed > 0 && counts[0].texts > 0, sourceLocation: sourceLocation)
        #expect(counts[0].calls < 2000, sourceLocation: sourceLocation)
    }
}
