/// A tree with the id, time and author of its message.
public struct TreeEntry: Sendable, Hashable {
    /// The message's id; hostile until escaped.
    public var id: String

    /// The message's time, such as `2026-03-02T09:41:00Z`.
    public var time: String

    /// The author's name; hostile until escaped.
    public var author: String

    /// The tree.
    public var tree: TreeNode

    /// Creates an entry.
    public init(id: String, time: String, author: String, tree: TreeNode) {
        self.id = id
        self.time = time
        self.author = author
        self.tree = tree
    }

    /// The line above the tree, such as `# m7 2026-03-02T09:41:00Z Martin`, without a line feed.
    public var heading: String {
        let line = "# \(Escaping.token(id)) \(Escaping.token(time))"
        return author.isEmpty ? line : "\(line) \(Escaping.line(author))"
    }

    /// The heading and the tree, each line with a line feed at its end.
    public var text: String {
        var text = TreeText()
        write(to: &text)
        return text.text
    }

    func write(to text: inout TreeText) {
        text.append("\(heading)\n")
        tree.write(to: &text)
    }
}
