import Components
package import DefaultComponents
import Drawing
import Views

/// A channel or a thread in a window of cells: the list of its messages, and which rows of it are seen.
///
/// Each message is drawn alone, so that it looks the same wherever it stands, and the rows of the pictures are
/// stacked from the lower edge up. The list is as high, in points, as what these rows show. Below them is what
/// messages are written with, if the reader may write.
package final class ChatViewport {
    /// The controller of the messages.
    package let controller: ChatChannelController
    let kind: ChatScreenKind
    /// The events that no component handled.
    let outcomes: ChatOutcomes
    /// The options of drawing; the columns are the window's.
    private(set) var options: TerminalOptions
    /// The rows of the window.
    private(set) var rows: Int
    /// The picture of the composer; nil if there is none.
    var composerPicture: TerminalPicture?
    private let canWrite: Bool
    /// The current screen.
    package private(set) var screen: any ChatScreen
    /// The components that the screen was made with.
    private(set) var components: Components
    /// The instant at which the clock stands.
    private var now: Timestamp
    /// The visible rows, from the top.
    var lines: [ViewportLine] = []
    /// The height of the list, in points.
    var height: Double
    /// The recognition of gestures on the screen.
    var gestures: GestureTracker?
    /// The focus on the screen.
    var focus: FocusTracker?
    /// Whether the text of the composer had the focus at the last layout.
    var isWriting = false
    /// The cell and the point where a gesture began.
    var pressed: PressedCell?
    /// The rows that bars take from the messages, at both edges.
    var barRows = (top: 0, bottom: 0)
    /// The rows below the messages that are for the typing indicator.
    var typingRows = 1
    /// The height below the rows of the controller's view at the last layout, in points.
    var roomBelowRows = 0.0

    init(
        _ controller: ChatChannelController,
        kind: ChatScreenKind,
        sheets: [EventSheet],
        canWrite: Bool,
        components: Components,
        rows: Int,
        options: TerminalOptions,
        now: Timestamp
    ) {
        self.controller = controller
        self.kind = kind
        outcomes = ChatOutcomes(sheets)
        self.canWrite = canWrite
        self.components = components
        self.rows = max(2, rows)
        self.options = options
        self.now = now
        height = Double(rows) * 16
        screen = kind.made(on: controller, canWrite: canWrite)
        mount()
        fit()
    }

    /// Whether it shows a thread.
    var isThread: Bool {
        if case .thread = kind { true } else { false }
    }

    /// The list of messages.
    package var list: ChatMessageListVC { screen.messageListVC }

    /// The composer; nil if the reader may not write.
    package var composer: ComposerVC? {
        screen.messageComposerVC.view.isHidden ? nil : screen.messageComposerVC
    }

    /// The id of the thread's root message; nil in a channel.
    var rootID: ChatMessage.ID? { isThread ? controller.threadMessage?.id : nil }

    /// The number of rows for messages.
    var room: Int {
        max(1, rows - typingRows - composerRows.count - barRows.top - barRows.bottom)
    }

    /// The first row of the composer, below the messages, the typing indicator and bars.
    var composerRow: Int { rows - composerRows.count }

    /// The visible messages, oldest first.
    var shownMessages: [ShownMessage] {
        var (shown, last) = ([ShownMessage](), ShownLine?.none)
        for line in lines where last !== line.shown {
            shown += line.shown.messages
            last = line.shown
        }
        return shown
    }

    /// Changes the size of the window.
    func resize(columns: Int, rows: Int) {
        options.columns = columns
        self.rows = max(2, rows)
        height = min(height, Double(self.rows) * 16)
        fit()
    }

    /// Advances the clock, takes a turn, and draws the rows anew if it had anything to do.
    func advance(to instant: Timestamp) {
        now = max(now, instant)
        guard let tree = screen.node.connectedTree else { return }
        let hasWork = tree.hasWork(at: now)
        tree.advance(to: now)
        if hasWork { fit() }
    }

    /// The instant at which the next work is due; nil if there is none.
    var nextDue: Timestamp? { screen.node.connectedTree?.nextDue }

    /// Replaces the components and keeps the scroll position: remakes the rows that differ, or everything if more does.
    func change(to components: Components) {
        guard list.canChange(to: components) else { return rebuild(components) }
        self.components = components
        options.take(components[.appearance])
        screen.updateComponents(components)
        fit()
    }

    /// Makes all screens again with other components, and keeps the scroll position.
    func rebuild(_ components: Components) {
        gestures?.cancel()
        let (isAtLatest, isScrolling) = (list.listView.isAtLatest, list.listView.isScrolling)
        let bottom = lines.last?.shown.messages.last
        self.components = components
        options.take(components[.appearance])
        let (content, isEditing, kept) = (composer?.content, composer?.isEditing, focus?.focus)
        screen = kind.made(on: controller, canWrite: canWrite)
        mount()
        screen.node.connectedTree?.forgetMissingPlugins()
        if let content { composer?.content = content }
        if let isEditing { composer?.isEditing = isEditing }
        layOut()
        if !isAtLatest, let bottom { list.listView.scroll(to: bottom.index, at: .bottom) }
        if isScrolling { list.listView.scroll(by: 0) }
        if let kept {
            layOut()
            focus?.focus = kept
        }
        fit()
    }

    /// The width of the list, in points.
    var width: Double { Double(options.columns) * 8 }

    private func mount() {
        screen.mount(in: live(ComponentContext(components, events: outcomes)))
        gestures = GestureTracker(in: screen.view) { [weak self] view, distance in
            self?.scroll(view, by: distance)
        }
        // The end of the old one runs handlers, which may read the new one.
        let old = focus
        focus = FocusTracker(in: screen.view)
        withExtendedLifetime(old) { isWriting = false }
    }

    /// Returns a context with the clock of the chat and the state of its client.
    func live(_ context: ComponentContext) -> ComponentContext {
        var context = context
        context.now = now
        context.store = controller.client.store
        return context
    }
}
