import Components
import Hosting

/// Which view a path on the command line means.
enum NodeSearch {
    /// This one alone.
    case found(String)
    /// Several end with it.
    case several([String])
    /// None does.
    case absent

    /// Looks for the whole path, then for what paths end with, then, unless it is the name of a slot, for how their
    /// last names begin.
    init(_ path: String, among paths: [String], slots: [String]) {
        let wanted = path.shellSafe
        let ways: [(String) -> Bool] = [
            { $0 == wanted },
            { $0.hasSuffix("/\(wanted)") },
            { $0.lastBegins(wanted) },
        ]
        let isSlot = slots.contains { $0.shellSafe == wanted }
        for way in ways.prefix(isSlot ? 2 : 3) {
            let found = paths.filter(way)
            if found.count == 1 {
                self = .found(found[0])
                return
            }
            if found.count > 1 {
                self = .several(found)
                return
            }
        }
        self = .absent
    }
}

extension String {
    /// Whether the end of a path, from some name on, begins with a text.
    fileprivate func lastBegins(_ text: String) -> Bool {
        let depth = text.count { $0 == "/" }
        let names = split(separator: "/").suffix(depth + 1)
        return names.joined(separator: "/").hasPrefix(text)
    }
}

/// The names of views, to suggest one instead of an unknown name.
struct NodeNames {
    /// The paths of the views that are there.
    let paths: [String]
    /// The slots, of which some make views.
    let slots: [SlotReport]

    /// Returns the error for a name or a path of no view, with suggestions.
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
