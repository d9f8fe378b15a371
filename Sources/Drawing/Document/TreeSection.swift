/// The section of a document about one channel or one thread.
public struct TreeSection: Sendable, Hashable {
    /// The kind of the section: `channel` or `thread`.
    public var kind: String

    /// The channel's name or the thread's id; hostile until escaped.
    public var name: String

    /// The trees, in order.
    public var entries: [TreeEntry]

    /// Creates a section.
    public init(_ kind: String, _ name: String, entries: [TreeEntry] = []) {
        self.kind = kind
        self.name = name
        self.entries = entries
    }

    /// The line above the section, such as `## channel sailing`, without a line feed.
    public var heading: String {
        "## \(Escaping.token(kind)) \(Escaping.line(name))"
    }

    /// The heading and all entries, each line with a line feed at its end.
    public var text: String {
        var text = TreeText()
        write(to: &text)
        return text.text
    }

    func write(to text: inout TreeText) {
        text.append("\(heading)\n")
        for entry in entries {
            entry.write(to: &text)
        }
    }
}
