import Benchmark
import Components
import DefaultComponents
import Drawing
import Heap
import Views

extension Row {
    /// The bytes that a list of 1,000,000 messages keeps for each measured one, beside one of 10,000.
    static func keptOnceMeasured(screens: Int) -> Row {
        Row(name: "kept once measured", baseline: "10,000", budget: .bytes(24)) {
            let base = bytesAMeasuredMessage(OpenList(count: 10_000), screens)
            let own = bytesAMeasuredMessage(OpenList(count: 1_000_000), screens)
            return Finding(baseline: base, subject: own, value: own)
        }
    }

    /// The bytes that a list keeps for each message that was never shown: the difference between one of 1,000,000 and
    /// one of 10,000, per message.
    static func keptUnseen() -> Row {
        Row(name: "kept unseen", baseline: "10,000 in all", budget: .bytes(0.01)) {
            let base = bytesOfOpening(10_000)
            let own = bytesOfOpening(1_000_000)
            return Finding(baseline: base, subject: own, value: (own - base) / 990_000)
        }
    }

    /// The growth of the heap while messages are written into a page whose pieces are taken: the difference between a
    /// number of messages and a tenth of it, per message.
    static func keptWhileWriting(messages: Int) -> Row {
        let few = messages / 10
        return Row(name: "kept while writing", baseline: "a tenth in all", budget: .bytes(100)) {
            let base = bytesOfWriting(few)
            let own = bytesOfWriting(messages)
            return Finding(
                baseline: base,
                subject: own,
                value: (own - base) / Double(messages - few)
            )
        }
    }

    private static func bytesOfWriting(_ count: Int) -> Double {
        let components = OpenList.components
        let maker = NumberedMessage()
        let messages = AnyRandomAccessCollection(maker.messages(count))
        var page = HTMLPage(title: "Lunch")
        var written = 0
        let entries = (0..<count).lazy.map { index in
            let cell = components.make(.messageCell)
            cell.content = MessageCellContent(
                index: count - 1 - index,
                messages: messages,
                channel: maker.channel
            )
            cell.mount(in: ComponentContext(components))
            cell.layout(width: 375)
            return HTMLEntry(id: "\(index)", name: "Ada, 9:41 AM", view: cell)
        }
        let before = heapUse()
        page.append(transcript: entries) { page in
            written += page.take(atLeast: 65_536)?.count ?? 0
        }
        let after = heapUse()
        blackHole((page, written))
        return before < 0 ? .nan : after - before
    }

    private static func bytesOfOpening(_ count: Int) -> Double {
        let messages = NumberedMessages(count: count)
        let before = heapUse()
        let list = OpenList(messages)
        let after = heapUse()
        blackHole(list)
        return before < 0 ? .nan : after - before
    }

    /// Returns the growth of the heap for each message that a list measures while it scrolls up.
    private static func bytesAMeasuredMessage(_ list: OpenList, _ screens: Int) -> Double {
        // Buffers that wait for other messages exist already.
        for _ in 0..<20 { list.scrollUp() }
        let (before, first) = (heapUse(), list.listView.visibleRows.upperBound)
        for _ in 0..<screens { list.scrollUp() }
        let (after, last) = (heapUse(), list.listView.visibleRows.upperBound)
        return before < 0 || last <= first ? .nan : (after - before) / Double(last - first)
    }
}
