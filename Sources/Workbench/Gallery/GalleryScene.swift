import Components
import Drawing
import Hosting

/// A few messages that plugins change, enough to see each kind of change once.
struct GalleryScene {
    /// The messages, in the order of the conversation; empty if plugins change no message by itself.
    let messages: [SectionMessage]
    /// The channel to show as a list where no message changes by itself.
    let listed: MessageSection?

    /// Picks messages from the oldest on: each shows a change that those before do not.
    init(
        of sections: [MessageSection],
        _ comparison: inout MessageComparison,
        limit: Int
    ) {
        var messages: [SectionMessage] = []
        var seen: Set<String> = []
        for message in sections.selected where messages.count < limit {
            guard let change = comparison.change(of: message) else { continue }
            let kinds = change.kinds.subtracting(seen)
            guard !kinds.isEmpty else { continue }
            seen.formUnion(kinds)
            messages.append(message)
        }
        self.messages = messages
        listed = messages.isEmpty ? sections.first : nil
    }

    /// Takes all messages.
    init(whole sections: [MessageSection]) {
        messages = Array(sections.selected)
        listed = messages.isEmpty ? sections.first : nil
    }
}

extension MessageChange {
    /// The changed lines, without texts of this message alone.
    fileprivate var kinds: Set<String> {
        let diff = UnifiedDiff(from: "\(old.tree)\n", to: "\(new.tree)\n", context: 0)
        let lines = diff.hunks.flatMap(\.lines).map { "\($0.kind.rawValue)\($0.text)" }
        return Set(lines.map { $0.replacing(#/"(\\.|[^"\\])*"/#, with: "") })
    }
}
