import Benchmark
import DefaultComponents
import Heap

extension Row {
    /// The bytes that a loaded message of an export keeps: the difference between a number of them and a tenth of it.
    static func keptOnceLoaded(messages: Int) -> Row {
        let few = messages / 10
        return Row(name: "kept once loaded", baseline: "a tenth in all", budget: .bytes(650)) {
            let base = bytesOfLoading(Export(messages: few).source, SlackExportFormat())
            let own = bytesOfLoading(Export(messages: messages).source, SlackExportFormat())
            return Finding(
                baseline: base,
                subject: own,
                value: (own - base) / Double(messages - few)
            )
        }
    }

    /// The bytes that a document keeps for each of its bytes of unknown content.
    static func keptUnknown(bytes count: Int) -> Row {
        Row(name: "kept of unknown JSON", baseline: "its size", budget: .bytes(1.5)) {
            let list = "[" + String(repeating: "1,", count: count / 2) + "1]"
            let document = """
                {"format": "conversation", "version": 1, "users": [{"id": "a"}], "channels": [{"id": "c",
                "messages": [{"id": "m", "author": "a", "time": "2026-03-02T09:41:00Z", "x": \(list)}]}]}
                """
            let source = ConversationSource(file: "chat.json", text: document)
            let own = bytesOfLoading(source, ConversationJSONFormat())
            return Finding(baseline: Double(count), subject: own, value: own / Double(count))
        }
    }

    private static func bytesOfLoading(
        _ source: ConversationSource,
        _ format: some ConversationFormat
    ) -> Double {
        let before = heapUse()
        let conversation = try? format.load(source, options: LoadOptions())
        let after = heapUse()
        blackHole((source, conversation))
        return before < 0 || conversation == nil ? .nan : after - before
    }
}

/// A Slack export in memory: 100 messages per day, a reply and a reaction to every tenth.
private struct Export {
    let messages: Int

    var source: ConversationSource {
        let days = stride(from: 0, to: messages, by: 100).map { first in
            let messages = (first..<first + 100).map(message).joined(separator: ",")
            return ConversationSource(file: "\(10_000 + first / 100).json", text: "[\(messages)]")
        }
        return ConversationSource(
            folder: "export",
            entries: [
                ConversationSource(file: "users.json", text: #"[{"id": "U1", "name": "ada"}]"#),
                ConversationSource(file: "channels.json", text: #"[{"id": "C1", "name": "sea"}]"#),
                ConversationSource(folder: "sea", entries: days),
            ]
        )
    }

    private func message(_ number: Int) -> String {
        let time = 1_600_000_000
        let more =
            switch number % 10 {
            case 1: #", "reactions": [{"name": "joy", "users": ["U1"], "count": 1}]"#
            case 2: #", "thread_ts": "\#(time + number - 2).000100""#
            default: ""
            }
        return """
            {"user": "U1", "ts": "\(time + number).000100"\(more),
            "text": "We meet at the harbour at nine, and whoever is late swims behind the boat."}
            """
    }
}
