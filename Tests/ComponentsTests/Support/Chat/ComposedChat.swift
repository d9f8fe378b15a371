import Components
import DefaultComponents
import Drawing

/// The cells of a channel and its threads as trees, oldest first.
struct ComposedChat {
    /// The cell of one message, or a whole list.
    final class Entry {
        /// The position of the cell.
        enum Place: String {
            case alone = "", inThread = " in thread", inList = " in list"
            /// A list, not a cell.
            case isList = "list"
        }

        /// The message; an empty one for a list.
        let message: ChatMessage
        let place: Place
        let isFirstOfDay: Bool
        let tree: TreeNode

        /// The message's id and its position.
        let id: String

        /// Every node with its place, each before its children; for a list, those that are in no cell.
        private(set) lazy var nodes = PlacedNode.all(
            in: tree,
            entry: id,
            below: place == .inList ? ListedChat.path : [],
            sparing: place == .isList ? "messageCell" : ""
        )

        init(_ message: ChatMessage, _ place: Place, isFirstOfDay: Bool, tree: TreeNode) {
            self.message = message
            self.place = place
            self.isFirstOfDay = isFirstOfDay
            self.tree = tree
            id = message.id + place.rawValue
        }
    }

    let entries: [Entry]
    let diagnostics: [ComponentDiagnostic]

    /// The whole text.
    var text: String {
        entries.filter { $0.place != .inList }
            .map { "# \($0.id)\n\($0.tree.description)\n" }.joined()
    }

    /// Composes a channel and its threads, and on request the list with all of them.
    init(
        _ transcript: ChannelTranscript = FixtureChat.transcript,
        with components: Components,
        listed: Bool = false
    ) {
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
                    content.isInThread ? .inThread : .alone,
                    isFirstOfDay: older != calendar.day(message.createdAt),
                    tree: TreeNode(of: cell)
                )
            )
            diagnostics += found
        }
        if listed {
            let list = ListedChat(with: components)
            entries += list.entries
            diagnostics += list.diagnostics
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
    /// The content of the cells of the channel and then of its threads, oldest first.
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

/// Returns the mounted cell of a message, and its diagnostics.
func composeCell(
    _ content: MessageCellContent,
    with components: Components,
    events: (any EventSink)? = nil
) -> (cell: any MessageCell, diagnostics: [ComponentDiagnostic]) {
    let cell = components.messageCell(showing: content)
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
