import Hosting

extension ChatKey {
    /// The names of keys that have no letter.
    static let names = named.map(\.name)

    private static let named: [(name: String, key: ChatKey)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home),
        ("end", .end), ("page-up", .pageUp), ("page-down", .pageDown), ("tab", .tab),
        ("enter", .enter), ("escape", .escape), ("backspace", .backspace), ("delete", .delete),
    ]

    /// Creates the key of a name such as `left`, `ctrl-w` or `alt-shift-left`; nothing if there is none.
    init?(name: String) {
        var parts = name.lowercased().split(separator: "-", omittingEmptySubsequences: false)
        var modifiers: KeyModifiers = []
        let known: [Substring: KeyModifiers] = ["ctrl": .control, "alt": .alt, "shift": .shift]
        while parts.count > 1, let modifier = known[parts[0]] {
            modifiers.insert(modifier)
            parts.removeFirst()
        }
        let rest = parts.joined(separator: "-")
        let key: ChatKey
        if let found = Self.named.first(where: { $0.name == rest })?.key {
            key = found
        } else if rest.count == 1, let letter = rest.first {
            key = .character(letter)
        } else {
            return nil
        }
        self = key.with(modifiers)
    }
}

extension String {
    /// The text with line ends, tabs, Escapes and backslashes for `\n`, `\t`, `\e` and `\\`.
    var unescaped: String {
        var text = ""
        var rest = self[...]
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.first else {
                text.append(character)
                continue
            }
            let known: [Character: Character] = ["n": "\n", "t": "\t", "e": "\u{1B}", "\\": "\\"]
            if let meant = known[next] {
                rest.removeFirst()
                text.append(meant)
            } else {
                text.append(character)
            }
        }
        return text
    }
}
