import Components
import Drawing
import Hosting

/// A few messages that plugins change, enough to see each kind of change once.
struct GalleryScene {
    /// The messages, in the order of the conversation; empty if plugins change no message by itself.
    let places: [(section: MessageSection, place: Int)]
    /// The channel to show as a list where no message changes by itself.
    let listed: MessageSection?

    /// Picks messages from the oldest on: each shows a change that those before do not.
    init(
        of sections: [MessageSection],
        _ comparison: inout MessageComparison,
        limit: Int
    ) {
        var places: [(MessageSection, Int)] = []
        var seen: Set<String> = []
        for section in sections {
            for place in section.places where places.count < limit {
                guard let change = comparison.change(at: place, of: section) else { continue }
                let kinds = change.kinds.subtracting(seen)
                guard !kinds.isEmpty else { continue }
                seen.formUnion(kinds)
                places.append((section, place))
            }
        }
        self.places = places
        listed = places.isEmpty ? sections.first : nil
    }

    /// Takes all messages.
    init(whole sections: [MessageSection]) {
        places = sections.flatMap { section in section.places.map { (section, $0) } }
        listed = places.isEmpty ? sections.first : nil
    }

    /// Returns the messages as a picture.
    func picture(
        _ caption: String,
        _ composer: inout MessageComposer,
        scheme: TreeScheme?,
        style: PageStyle? = nil
    ) -> HTMLPicture {
        let entries = places.map { composer.picture(at: $0.place, of: $0.section) }
        return HTMLPicture(caption, entries: entries, scheme: scheme, style: style)
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
