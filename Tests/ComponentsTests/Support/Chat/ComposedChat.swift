import Components
import DefaultComponents
import Drawing

/// The cells of a channel and its threads as trees, oldest first.
struct ComposedChat {
    /// The cell of one message.
    final class Entry {
        let message: ChatMessage
        let isInThread: Bool
        let isFirstOfDay: Bool
        let cell: TreeNode

        /// The message's id, and that it is shown in the thread.
        let id: String

        /// Every node of the cell with its place, each before its children.
        private(set) lazy var nodes = PlacedNode.all(in: cell, entry: id)

        init(_ message: ChatMessage, isInThread: Bool, isFirstOfDay: Bool, cell: TreeNode) {
            self.message = message
            self.isInThread = isInThread
            self.isFirstOfDay = isFirstOfDay
            self.cell = cell
            id = isInThread ? "\(message.id) in thread" : message.id
        }
    }

    let entries: [Entry]
    let diagnostics: [ComponentDiagnostic]

    /// The whole text.
    var text: String {
        entries.map { "# \($0.id)\n\($0.cell.description)\n" }.joined()
    }

    init(_ transcript: ChannelTranscript = FixtureChat.transcript, with components: Components) {
        let calendar = components[.appearance].calendar
        var entries: [Entry] = []
        var diagnostics: [ComponentDiagnostic] = []
        for content in transcript.cellContents {
            guard let message = content.message() else { continue }
            let (cell, found) = composeCell(content, with: components)
            let older = content.message(older: 1).map { calendar.day($0.createdAt) }
            entries.append(
                Entry(
                    message,
                    isInThread: content.isInThread,
                    isFirstOfDay: older != calendar.day(message.createdAt),
                    cell: TreeNode(of: cell)
                )
            )
            diagnostics += found
        }
        self.entries = entries
        self.diagnostics = diagnostics
    }

    /// Returns the mounted cells themselves.
    static func cells(
        _ transcript: ChannelTranscript = FixtureChat.transcript,
        with components: Components
    ) -> [any MessageCell] {
        transcript.cellContents.map { composeCell($0, with: components).cell }
    }
}

extension ChannelTranscript {
    /// What the cells of the channel and then of its threads show, oldest first.
    fileprivate var cellContents: [MessageCellContent] {
        ([(messages, false)] + threads.map { ($0.messages, true) }).flatMap {
            messages,
            isInThread in
            messages.indices.reversed().map { index in
                MessageCellContent(
                    index: index,
                    messages: AnyRandomAccessCollection(messages),
                    channel: channel,
                    isInThread: isInThread
                )
            }
        }
    }
}

/// Returns the mounted cell of a message, and what went wrong in it.
func composeCell(
    _ content: MessageCellContent,
    with components: Components,
    events: (any EventSink)? = nil
) -> (cell: any MessageCell, diagnostics: [ComponentDiagnostic]) {
    let cell = components.make(.messageCell)
    cell.content = content
    let tree = cell.mount(in: ComponentContext(components, events: events))
    return (cell, tree.diagnostics)
}

/// Returns the content of a cell that shows one message alone in a channel.
func alone(
    _ message: ChatMessage,
    in channel: ChatChannel = FixtureChat.group,
    isInThread: Bool = false
) -> MessageCellContent {
    MessageCellContent(
        index: 0,
        messages: AnyRandomAccessCollection([message]),
        channel: channel,
        isInThread: isInThread
    )
}
