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

    /// Returns the cell of the message at a place of a section, mounted and, for frames, laid out.
    mutating func cell(
        at place: Int,
        of section: MessageSection,
        observedBy observer: (any HookObserver)? = nil
    ) -> any MessageCell {
        var context = ComponentContext(components)
        context.observer = observer
        context.now = now ?? section.newest
        let (cell, diagnostics) = context.mountedCell(
            showing: content(at: place, of: section),
            width: variant == .frames ? width : nil
        )
        findings.add(diagnostics, of: section.messages[place].id)
        return cell
    }

    /// Returns the content of the cell of a message, by its index in a section.
    func content(at place: Int, of section: MessageSection) -> MessageCellContent {
        MessageCellContent(
            index: place,
            messages: AnyRandomAccessCollection(section.messages),
            channel: section.channel,
            isInThread: section.isThread
        )
    }

    /// Returns the message at a place of a section as an entry of a page.
    mutating func picture(at place: Int, of section: MessageSection) -> HTMLEntry {
        picture(of: cell(at: place, of: section), at: place, of: section)
    }

    /// Returns a cell of the message at a place of a section as an entry of a page.
    func picture(
        of cell: any MessageCell,
        at place: Int,
        of section: MessageSection
    ) -> HTMLEntry {
        HTMLEntry(of: section.messages[place], view: cell, with: components)
    }

    /// Returns the tree of the message at a place of a section.
    mutating func entry(at place: Int, of section: MessageSection) -> TreeEntry {
        entry(of: cell(at: place, of: section), at: place, of: section)
    }

    /// Returns the tree of the message at a place of a section, with the names of the slots that were read for it.
    mutating func entryWithReads(
        at place: Int,
        of section: MessageSection
    ) -> (entry: TreeEntry, reads: [String]) {
        let log = LifecycleLog()
        let entry = entry(
            of: cell(at: place, of: section, observedBy: log),
            at: place,
            of: section
        )
        let found = log.found
        let reads = [Slot.messageCell.name] + found.runs.flatMap(\.reads) + found.outsideReads
        return (entry, reads.distinct)
    }

    /// Returns the tree of a cell of the message at a place of a section.
    func entry(
        of cell: any MessageCell,
        at place: Int,
        of section: MessageSection
    ) -> TreeEntry {
        let message = section.messages[place]
        return TreeEntry(
            id: message.id,
            time: message.createdAt.iso8601,
            author: message.author.name,
            tree: TreeNode(of: cell, variant: variant)
        )
    }
}
