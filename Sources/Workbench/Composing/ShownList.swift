import Components
import DefaultComponents
import Drawing
import Hosting
import Views

/// A list of messages as pages and differences show it: away from the newest message, with a person shown.
///
/// It has the name of a thread's list, so that plugins for one list show. Keep it until its picture is drawn.
final class ShownList {
    private let section: MessageSection
    private let source: MessageArraySource
    private let list: ChatMessageListVC
    private(set) var findings = TreeFindings()

    private static let height = 420.0

    /// The view of the list.
    var view: View { list.view }

    /// Creates a list of a section's messages, or an empty one, mounted and laid out.
    init(
        _ section: MessageSection,
        _ components: Components,
        _ settings: LayoutSettings,
        isEmpty: Bool = false,
        observedBy observer: (any HookObserver)? = nil
    ) {
        let components = settings.applied(to: components)
        self.section = section
        source = MessageArraySource(isEmpty ? [] : section.messages, in: section.channel)
        list = components.make(.messageListVC)
        list.name = "thread"
        list.dataSource = source
        var context = ComponentContext(components)
        context.observer = observer
        context.now = settings.now ?? section.newest
        let tree = list.mount(in: context)
        list.view.layout(width: settings.width, height: Self.height)
        list.listView.scroll(by: -Self.height)
        let place = list.listView.visibleRows.lowerBound
        section.messages.dropFirst(place).first.map { list.router.showUser($0.author) }
        findings.add(tree.diagnostics, of: section.name)
    }

    /// Returns the list's tree.
    func tree(_ variant: TreeVariant) -> TreeNode {
        TreeNode(of: list.view, variant: variant)
    }

    /// Returns whether a message in the list differs from the same message outside of lists.
    func showsOtherMessages(
        than section: MessageSection,
        _ components: Components,
        _ settings: LayoutSettings
    ) -> Bool {
        var alone = MessageComposer(components, settings: settings)
        return list.listView.visibleRows.contains { place in
            guard let cell = list.listView.cell(at: place) else { return false }
            return !TreeNode(of: cell).showsSame(as: alone.entry(of: section[place]).tree)
        }
    }

    /// Returns the list as a picture.
    func picture(
        _ caption: String,
        scheme: TreeScheme? = nil,
        style: PageStyle? = nil
    ) -> HTMLPicture {
        let entry = HTMLEntry(id: "list", name: section.name, view: list.view)
        return HTMLPicture(caption, entries: [entry], scheme: scheme, style: style)
    }
}
