import Components
import DefaultComponents
import Drawing
import Hosting
import Tracing
import Views

/// Composes the cells of messages and collects what went wrong in them.
struct MessageComposer {
    private let components: Components
    private let variant: TreeVariant
    private let width: Double
    /// The instant of the clocks; nil for the time of the newest message.
    private let now: Timestamp?
    private(set) var findings = TreeFindings()

    /// Creates a composer; for structure, it lays nothing out.
    init(
        _ components: Components,
        settings: LayoutSettings = LayoutSettings(),
        variant: TreeVariant = .structure
    ) {
        self.components = settings.applied(to: components)
        self.variant = variant
        width = settings.width
        now = settings.now
    }

    /// Returns the cell of a message, mounted and, for frames, laid out.
    mutating func cell(
        of message: SectionMessage,
        observedBy observer: (any HookObserver)? = nil
    ) -> any MessageCell {
        var context = ComponentContext(components)
        context.observer = observer
        context.now = now ?? message.section.newest
        let (cell, diagnostics) = context.mountedCell(
            showing: message.content,
            width: variant == .frames ? width : nil
        )
        findings.add(diagnostics, of: message.id)
        return cell
    }

    /// Returns a message, in a new cell or in its cell, as an entry of a page.
    mutating func picture(
        of message: SectionMessage,
        in cell: (any MessageCell)? = nil
    ) -> HTMLEntry {
        HTMLEntry(of: message.message, view: cell ?? self.cell(of: message), with: components)
    }

    /// Returns the tree of a message, in a new cell or in its cell.
    mutating func entry(
        of message: SectionMessage,
        in cell: (any MessageCell)? = nil
    ) -> TreeEntry {
        TreeEntry(
            id: message.id,
            time: message.message.createdAt.iso8601,
            author: message.message.author.name,
            tree: TreeNode(of: cell ?? self.cell(of: message), variant: variant)
        )
    }

    /// Returns the tree of a message, with the names of the slots that were read for it.
    mutating func entryWithReads(
        of message: SectionMessage
    ) -> (entry: TreeEntry, reads: [String]) {
        let log = LifecycleLog()
        let entry = entry(of: message, in: cell(of: message, observedBy: log))
        let found = log.found
        let reads = [Slot.messageCell.name] + found.runs.flatMap(\.reads) + found.outsideReads
        return (entry, reads.distinct)
    }
}
