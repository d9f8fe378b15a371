import Components
import DefaultComponents
import Drawing
import Views

/// Composes the cells of messages and collects what went wrong in them.
struct MessageComposer {
    private let components: Components
    private(set) var findings = TreeFindings()

    init(_ components: Components) {
        self.components = components
    }

    /// Returns the tree of the message at a place of a section.
    mutating func entry(at place: Int, of section: MessageSection) -> TreeEntry {
        let message = section.messages[place]
        let cell = components.make(.messageCell)
        cell.content = MessageCellContent(
            index: place,
            messages: AnyRandomAccessCollection(section.messages),
            channel: section.channel,
            isInThread: section.isThread
        )
        let tree = cell.mount(in: ComponentContext(components))
        findings.add(tree.diagnostics, of: message.id)
        return TreeEntry(
            id: message.id,
            time: message.createdAt.iso8601,
            author: message.author.name,
            tree: TreeNode(of: cell)
        )
    }
}
