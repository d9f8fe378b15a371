public import Components
public import DefaultComponents
public import Drawing
import Views

/// A channel in a terminal, to scroll, tap and write in, with threads and sheets over it.
///
/// ```swift
/// let chat = TerminalChat(of: transcript, with: components, client: client)
/// try chat.run()
/// ```
///
/// `run` does all that a terminal needs: keys and the mouse, sizes, frames that write only what changed, being stopped and
/// continued, and giving the terminal back as it was, also when the process is ended by a signal. Where the terminal is
/// another one, or none, hand in its bytes and show each `frame` yourself.
public final class TerminalChat {
    private let chat: LiveChat
    private var keys = KeyReader()
    /// The time since the last bytes, in milliseconds.
    private var idle = 0

    /// Creates a terminal chat from a live chat.
    package init(_ chat: LiveChat) {
        self.chat = chat
    }

    /// Creates a chat in a window as wide as the options say and of 24 rows, of which the last one lists keys.
    ///
    /// - Parameters:
    ///   - transcript: The channel with its messages and threads.
    ///   - components: What everything is made of; texts are measured in cells, whatever they measure with.
    ///   - client: Takes what the reader sends; without one it stays in the chat.
    ///   - options: How everything is drawn; colours are off unless they ask for some.
    ///   - openEnds: The ends at which the client's server may have more messages.
    ///   - screen: Makes a new screen of the channel of what keeps its messages, also when other components need one;
    ///     `ChatChannelVC` by default.
    public convenience init(
        of transcript: ChannelTranscript,
        with components: Components = .default,
        client: ChatClient? = nil,
        options: TerminalOptions = TerminalOptions(positionsCursor: true),
        openEnds: Set<MessageEnd> = [],
        screen: ((ChatChannelController) -> any ChatScreen)? = nil
    ) {
        var options = options
        options.take(components[.appearance])
        let stage = ChatNavigator(
            ChatSession(transcript, client: client, openEnds: openEnds),
            screen: screen,
            canWrite: true,
            components: Self.measured(components, options),
            rows: 23,
            options: options
        )
        self.init(LiveChat(stage))
    }

    /// The instant at which the clock stands: at first that of the slot `clockStart`, and then as much later as
    /// time passed.
    public var now: Timestamp { chat.stage.now }

    /// Whether the reader has left.
    public var isOver: Bool { chat.isOver }

    /// The screen; its `update(from:)` writes the difference from an earlier frame.
    public var frame: TerminalScreen { chat.frame }

    /// The position of the cursor, counted from 0; nil unless a text has the focus.
    public var cursor: (row: Int, column: Int)? { chat.cursor }

    /// Removes and returns the announcements since the last call, the oldest first, for a program that reads them out.
    ///
    /// The chat draws nothing for them: what they are about is on its screen.
    public func takeAnnouncements() -> [Announcement] {
        chat.stage.viewport.screen.node.connectedTree?.takeAnnouncements() ?? []
    }

    /// Whether a view has a gesture of hovering: the terminal is then asked to report all movements of the mouse (mode 1003),
    /// and otherwise those with a button down alone (mode 1002).
    public var awaitsHovering: Bool { chat.stage.viewport.gestures?.awaitsHovering == true }

    /// Takes another size of the window, in cells.
    public func resize(columns: Int, rows: Int) {
        chat.resize(columns: columns, rows: rows)
    }

    /// Takes bytes from a terminal: keys, mouse reports and bracketed pastes.
    public func take(_ bytes: some Sequence<UInt8>) {
        idle = 0
        keys.read(bytes).forEach(chat.take)
    }

    /// Advances the clock, and takes a turn: work that is due runs, and answers of tasks are taken.
    ///
    /// A pending Escape becomes a key, and the day that is shown while scrolling disappears.
    public func advance(milliseconds: Int) {
        idle += max(0, min(milliseconds, 1 << 40))
        if let patience = keys.patience, idle >= patience {
            idle = 0
            keys.finish().forEach(chat.take)
        }
        chat.advance(milliseconds: milliseconds)
    }

    /// Takes an event of the channel or of a thread, and returns whether it changed anything.
    @discardableResult
    public func receive(_ event: ChatEvent) -> Bool {
        chat.stage.receive(event)
    }

    /// Replaces the components and keeps the scroll position.
    public func updateComponents(_ components: Components) {
        chat.stage.change(to: Self.measured(components, chat.stage.options))
    }

    /// Shows the chat in the terminal that the process runs in until the reader leaves, and gives the terminal back.
    ///
    /// Time passes as it does on a clock, from `now` on. An answer of a task wakes the chat from any thread, by the
    /// function that it gives to the `onAnswer` of its client's store.
    ///
    /// Signals that end, stop or continue the process are handled meanwhile; afterwards they do what they did before.
    ///
    /// - Parameters:
    ///   - milliseconds: How long nothing happens at most before `turn` is called again.
    ///   - turn: Called before each frame, for what came from elsewhere.
    /// - Throws: A `TerminalChatError`, and what `turn` throws.
    public func run(
        every milliseconds: Int = 60_000,
        _ turn: (TerminalChat) throws -> Void = { _ in }
    ) throws {
        guard let terminal = LiveTerminal() else { throw TerminalChatError.noTerminal }
        chat.isInTerminal = true
        let store = chat.stage.room.controller.client.store
        store.onAnswer(terminal.wake)
        // An answer may be there already.
        terminal.wake()
        defer {
            chat.isInTerminal = false
            store.onAnswer(nil)
            terminal.leave()
        }
        var size = terminal.size
        var shown: TerminalScreen?
        var shownCursor: String?
        let firstMode = TerminalRestorer.reports(hovering: false)
        var shownMode = firstMode
        chat.resize(columns: size.columns, rows: size.rows)
        while !isOver {
            try turn(self)
            let frame = frame
            let update = frame.update(from: shown)
            let cursor = cursor.map { "\u{1B}[\($0.row + 1);\($0.column + 1)H\u{1B}[?25h" }
            let mode = TerminalRestorer.reports(hovering: awaitsHovering)
            if !update.isEmpty || shown == nil || cursor != shownCursor || mode != shownMode {
                do {
                    let change = mode == shownMode ? "" : mode
                    try terminal.show("\u{1B}[?25l\(change)\(update)\(cursor ?? "")")
                } catch {
                    throw TerminalChatError.notWritten("\(error)")
                }
            }
            (shown, shownCursor, shownMode) = (frame, cursor, mode)
            let input = terminal.wait(min(chat.patience, max(1, milliseconds)))
            if input.isClosed { return }
            if input.wasStopped { (shown, shownMode) = (nil, firstMode) }
            if terminal.size != size {
                size = terminal.size
                shown = nil
                chat.resize(columns: size.columns, rows: size.rows)
            }
            chat.advance(milliseconds: input.passed)
            for key in input.keys {
                switch key {
                case .control("z"):
                    terminal.suspend()
                    (shown, shownMode) = (nil, firstMode)
                case .control("l"): shown = nil
                default: chat.take(key)
                }
            }
        }
    }

    private static func measured(_ components: Components, _ options: TerminalOptions) -> Components
    {
        var components = components
        components[.textMeasurer] = options.measurer
        return components
    }
}

@available(*, unavailable)
extension TerminalChat: Sendable {}

/// A reason why a chat cannot be shown in a terminal.
public enum TerminalChatError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Input and output of the process are no terminal, or it cannot be switched to raw mode.
    case noTerminal
    /// A frame cannot be written, with the reason.
    case notWritten(String)

    /// The error, and how to fix it.
    public var description: String {
        switch self {
        case .noTerminal:
            "Input and output are no terminal. To fix, run the program in one, without pipes."
        case .notWritten(let reason):
            "The terminal takes nothing any more: \(reason.shown()). To fix, check that it is still there."
        }
    }
}
