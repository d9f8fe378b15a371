import Components
import DefaultComponents
import Drawing
import Views

/// A thread on which every example plugin acts, away from the newest message, with a person shown.
struct ListedChat {
    let entries: [ComposedChat.Entry]
    let diagnostics: [ComponentDiagnostic]

    /// The path from the list to its cells.
    static let path = ["view", "messageListView"]

    init(with components: Components) {
        let data = ListedMessages(Self.messages)
        let list = components.make(.messageListVC)
        list.name = "thread"
        list.isInThread = true
        list.dataSource = data
        let tree = list.mount(in: ComponentContext(components))
        list.view.layout(width: 375, height: 600)
        let middle = Self.messages.firstIndex { $0.id == "own-root" } ?? 0
        list.listView.scroll(to: middle, at: .bottom)
        list.listView.scroll(by: 8)
        list.router.showUser(FixtureChat.bo)

        let picture = TreeNode(of: list.view, variant: .frames)
        let cells = picture.flattened.filter { $0.name == "messageCell" }
        let rows = zip(list.listView.visibleRows.reversed(), cells).map { index, cell in
            let older = index + 1 < Self.messages.count ? Self.messages[index + 1] : nil
            return ComposedChat.Entry(
                Self.messages[index],
                .inList,
                isFirstOfDay: Self.day(older) != Self.day(Self.messages[index]),
                tree: cell
            )
        }
        let whole = ComposedChat.Entry(.none, .isList, isFirstOfDay: false, tree: picture)
        entries = [whole] + rows
        diagnostics = tree.diagnostics
    }

    /// Newest first; more of them than fit.
    private static let messages: [ChatMessage] = FixtureChat.transcript.messages.filter {
        [
            "join", "within", "group-end", "own-root", "read-by-five", "delivered", "sent",
            "pending", "failed", "image-only",
        ].contains($0.id)
    }

    private static func day(_ message: ChatMessage?) -> Int? {
        message.map { ChatCalendar.utc.day($0.createdAt) }
    }
}

extension ChatMessage {
    /// The placeholder where there is no message.
    fileprivate static let none = ChatMessage(
        id: "",
        author: FixtureChat.bo,
        createdAt: Timestamp(seconds: 0)
    )
}
