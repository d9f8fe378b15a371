public import Components
public import DefaultComponents
public import Drawing
import Views

/// A screen for what readers do in the rows of a page.
///
/// A page has no components; its readers press what was drawn. A screen is made when they do, on a controller of its own
/// beside that of the page, so that requests go to the client and changes reach the page's controller:
///
/// ```swift
/// let screen = PageScreen(pages, of: controller, in: window, at: now, events: app)
/// try screen.perform(.tap(node: 7), in: page.rows[2])
/// let patch = PagePatch(from: page, to: pages.page(of: controller, in: window, at: now))
/// ```
///
/// Only what a reader was offered is performed: the row is given as it was drawn, and drawn anew before the input; one
/// that differs is refused. The screen can be let go at once, or kept for work that the input began: timers run, and
/// answers of tasks arrive, in ``advance(to:)``.
public final class PageScreen {
    private let pages: ChannelPages
    private let source: ChatChannelController
    private let window: PageWindow
    private let host: ScreenHost

    /// The height of the screen, in points.
    private static let height = 800.0
    /// The number of messages that it loads at once, and the least number of them on each side of one that is used.
    private static let (pageSize, margin) = (100, 20)

    /// Creates a screen on the messages of a page.
    ///
    /// - Parameters:
    ///   - pages: What draws the page, whose buttons are enabled.
    ///   - controller: The controller of the page.
    ///   - window: The messages of the page.
    ///   - now: The instant; nil for that of the slot `clockStart`.
    ///   - screen: Makes the screen, if it is the app's own.
    ///   - events: The receiver of the events that no component handles, such as `route`.
    /// - Complexity: Linear in the views of the newest rows.
    public init(
        _ pages: ChannelPages,
        of controller: ChatChannelController,
        in window: PageWindow = PageWindow(),
        at now: Timestamp? = nil,
        screen: ((ChatChannelController) -> any ChatScreen)? = nil,
        events: any EventSink
    ) {
        self.pages = pages
        self.window = window
        source = controller
        let isThread = controller.threadMessage != nil
        host = ScreenHost(
            ChatChannelController(beside: controller, pageSize: Self.pageSize),
            kind: screen.map { .other($0) } ?? (isThread ? .thread : .channel),
            events: events,
            canWrite: false,
            components: pages.components,
            now: now ?? pages.components[.clockStart]
        )
        (host.screen as? ChatChannelVC)?.marksRead = false
        host.mount()
        layOut()
    }

    /// Performs an input in a row.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - row: The row as the reader saw it.
    /// - Throws: ``RowInputError`` for what was not offered; then nothing changed.
    /// - Complexity: Linear in the views of the rows around it.
    public func perform(_ input: RowInput, in row: HTMLRow) throws(RowInputError) {
        let shown = try find(row)
        switch input {
        case .tap(let node): try press(.tap, node, of: shown)
        case .longPress(let node): try press(.longPress, node, of: shown)
        case .choose(let id):
            guard let item = actions(of: shown.message).first(where: { $0.id == id }) else {
                throw .unknownAction(id)
            }
            host.screen.messageListVC.perform(item, on: shown.message)
        }
        layOut()
    }

    /// Returns the actions of the message of a row, in the order of the menu, and after them its reactions.
    ///
    /// - Throws: ``RowInputError`` for a row that is not as it was drawn.
    public func actions(
        of row: HTMLRow
    ) throws(RowInputError) -> [any ChatMessageActionItem] {
        actions(of: try find(row).message)
    }

    /// Advances the clock: work that is due and answers of tasks are performed.
    public func advance(to instant: Timestamp) {
        if host.advance(to: instant) { layOut() }
    }

    /// The instant at which the next work is due; nil if there is none.
    public var nextDue: Timestamp? { host.nextDue }

    private func layOut() {
        host.screen.view.layout(width: pages.width, height: Self.height)
    }

    /// Presses the view that a node shows, or the message.
    private func press(
        _ kind: Tap.Kind,
        _ number: Int,
        of shown: ShownRow
    ) throws(RowInputError) {
        let drawn = pages.rows.numberedViews(of: shown.entry)
        guard let found = RowMarkup(drawn.html)?.node(number, reading: "data-view") else {
            throw .unknownNode(number)
        }
        let message: View = (shown.cell as? ChatMessageCell)?.messageContentView ?? shown.cell
        let view = found.value.flatMap { Int($0) }.map { drawn.views[$0] } ?? message
        let point = (view as? TextView)?.point(of: found.node.plainText)
        host.screen.view.press(kind, on: view, at: point)
    }

    /// A row of the screen.
    private struct ShownRow {
        let message: ChatMessage
        let cell: any MessageCell
        let entry: HTMLEntry
    }

    /// Finds the row of the screen that is the same as one of the page.
    private func find(_ row: HTMLRow) throws(RowInputError) -> ShownRow {
        let shown = pages.shown(of: source, in: window)
        let place = shown.places.first {
            HTMLText.identifier(ofEntry: shown.messages[$0].id) == row.id
        }
        guard let place else { throw .changedRow(row.id) }
        let (message, controller) = (shown.messages[place], host.controller)
        let list = host.screen.messageListVC.listView
        guard let index = load(message.id) else { throw .changedRow(row.id) }
        list.scroll(to: index, at: .bottom)
        layOut()
        guard controller.messages[index] == message, let cell = list.cell(at: index) else {
            throw .changedRow(row.id)
        }
        let entry = HTMLEntry(of: message, view: cell, with: pages.components)
        guard pages.rows.row(entry) == row else { throw .changedRow(row.id) }
        return ShownRow(message: message, cell: cell, entry: entry)
    }

    /// Loads a message with those around it, and returns its index.
    private func load(_ id: ChatMessage.ID) -> Int? {
        let controller = host.controller
        controller.loadMessages(around: id)
        guard let index = controller.messages.firstIndex(where: { $0.id == id }) else { return nil }
        if index >= controller.messages.count - Self.margin { controller.loadPreviousMessages() }
        if index < Self.margin { controller.loadNextMessages() }
        return controller.messages.firstIndex { $0.id == id }
    }

    private func actions(of message: ChatMessage) -> [any ChatMessageActionItem] {
        let list = host.screen.messageListVC
        let actions = list.actions(for: message)
        guard actions.contains(where: { $0 is AddReactionActionItem }) else { return actions }
        return actions
            + pages.components[.availableReactions].map { name in
                let reader = host.controller.currentUserId
                let isGiven = reader.map { message.hasReaction(name, by: $0) } ?? false
                return ReactionActionItem(name, isGiven: isGiven)
            }
    }
}

@available(*, unavailable)
extension PageScreen: Sendable {}

extension TextView {
    /// Returns a point of the link or mention with a text, or else one beside all of them.
    fileprivate func point(of words: String) -> Point {
        var (beside, size) = (Point(x: -1, y: -1), frame.size)
        for y in stride(from: 2, to: size.height, by: 4) {
            for x in stride(from: 1, to: size.width, by: 4) {
                let point = Point(x: x, y: y)
                let run = run(at: point)
                guard let run, run.style.target != nil else {
                    if beside.x < 0 { beside = point }
                    continue
                }
                if run.text == words { return point }
            }
        }
        return beside
    }
}
