import Views

/// Which view a path on the command line means.
enum NodeSearch {
    /// This one alone.
    case found(ExplainedView)
    /// Several end with it.
    case several([ExplainedView])
    /// None does.
    case absent

    /// Looks for the whole path, then for what paths end with, then, unless it is the name of a slot, for how their
    /// last names begin.
    init(_ path: String, among views: [ExplainedView], slots: [String]) {
        let wanted = path.shellSafe
        let ways: [(ExplainedView) -> Bool] = [
            { $0.path == wanted },
            { $0.path.hasSuffix("/\(wanted)") },
            { $0.lastBegins(wanted) },
        ]
        let isSlot = slots.contains { $0.shellSafe == wanted }
        for way in ways.prefix(isSlot ? 2 : 3) {
            let found = views.filter(way)
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

extension ExplainedView {
    /// Whether the end of the path, from some name on, begins with a text.
    fileprivate func lastBegins(_ text: String) -> Bool {
        let depth = text.count { $0 == "/" }
        let names = path.split(separator: "/").suffix(depth + 1)
        return names.joined(separator: "/").hasPrefix(text)
    }
}
