import Components
import Hosting

/// The names by which views can be meant, for somebody who wrote one that none has.
struct NodeNames {
    /// The paths of the views that are there.
    let paths: [String]
    /// The slots, of which some make views.
    let slots: [SlotReport]

    /// Returns what is wrong with a name or a path, and what was meant perhaps.
    func fault(for word: String) -> UsageFault {
        let wanted = word.shellSafe
        if let slot = slots.first(where: { $0.name.shellSafe == wanted }), !slot.makesViews {
            return .noView(word, isEvent: slot.kind == .event)
        }
        return .unknownNode(word, near: near(wanted))
    }

    /// Returns what is nearest to a path: views of its last name, else whose names have its words, else one that is
    /// written almost like it, and the same of slots; all names where nothing is near.
    private func near(_ wanted: String) -> [String] {
        let last = wanted.lastName
        if wanted != last {
            let ends = paths.filter { $0.lastName == last }
            guard ends.isEmpty else { return ends }
            if let nearest = NearestName.of(wanted, among: paths) { return [nearest] }
        }
        let own = paths.map(\.lastName).distinct
        let others = slots.filter(\.makesViews).map(\.name.shellSafe)
        for names in [own, others] {
            let having = names.filter { $0.hasWords(of: last) }
            guard having.isEmpty else { return having }
            if let nearest = NearestName.of(last, among: names) { return [nearest] }
        }
        return own
    }
}

extension SlotReport {
    /// Whether what it holds is made into parts, and not a value, a rule or an event.
    var makesViews: Bool {
        switch kind {
        case .component: true
        case .value, .event: false
        case .member, .fallback: accepts == "AttachmentView"
        }
    }
}

extension String {
    /// Whether the words of a name are among its own, one behind the other: `text` in `messageText`.
    fileprivate func hasWords(of name: String) -> Bool {
        let (own, wanted) = (words, name.words)
        guard !wanted.isEmpty, wanted.count <= own.count else { return false }
        return (0...own.count - wanted.count).contains { own[$0...].starts(with: wanted) }
    }

    /// The words that it is put together from, in lower case: `message` and `text` of `messageText`.
    private var words: [String] {
        var words: [String] = []
        var isInWord = false
        for character in self {
            guard character.isLetter else {
                isInWord = false
                continue
            }
            if !isInWord || character.isUppercase { words.append("") }
            words[words.count - 1] += character.lowercased()
            isInWord = true
        }
        return words
    }
}
