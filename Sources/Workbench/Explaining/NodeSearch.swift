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
