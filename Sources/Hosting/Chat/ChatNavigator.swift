package import Components
package import DefaultComponents
package import Drawing
package import Views

/// The stack of a chat's screens: the list of the channel, threads over it, a sheet over both.
package final class ChatNavigator {
    package let room: ChatSession
    private let channel: ChatViewport
    /// The threads over the channel, the first opened first.
    private var threads: [ChatViewport] = []
    /// The sheet over the list.
    package var sheet: Sheet?
    /// A notice for the last row; nil if there is none.
    package var notice: String?
    /// The message that keys act on.
    var selected: ChatMessage.ID?
    /// The options of drawing; the columns are the window's.
    package private(set) var options: TerminalOptions
    /// The rows of the list.
    package private(set) var rows: Int
    package private(set) var components: Components {
        didSet { words = HostWords(components) }
    }
    /// The words of the chat itself, in the locale of the components.
    package private(set) var words: HostWords
    /// The instant at which the clock stands.
    package private(set) var now: Timestamp
    private let canWrite: Bool
    /// The sheets of events that plugins raise.
    private let sheets: [EventSheet]
    /// The drafts of closed threads, by the ids of their roots.
    private var drafts: [ChatMessage.ID: ComposerContent] = [:]
    var writer = ChatWriter()
    /// The plugins that can be switched; nil if none can.
    package var plugins: ChatPlugins?

    package init(
        _ room: ChatSession,
        screen: ((ChatChannelController) -> any ChatScreen)? = nil,
        sheets: [EventSheet] = [],
        canWrite: Bool,
        components: Components,
        rows: Int,
        options: TerminalOptions,
        now: Timestamp? = nil
    ) {
        let now = now ?? components[.clockStart]
        self.room = room
        self.now = now
        self.canWrite = canWrite
        self.sheets = sheets
        self.components = components
        words = HostWords(components)
        self.rows = rows
        self.options = options
        channel = ChatViewport(
            room.controller,
            kind: screen.map { .other($0) } ?? .channel,
            sheets: sheets,
            canWrite: canWrite,
            components: components,
            rows: rows,
            options: options,
            now: now
        )
    }

    /// The channel or the thread in front.
    package var viewport: ChatViewport { threads.last ?? channel }

    package var viewports: [ChatViewport] { [channel] + threads }

    /// Whether the channel or a thread has a draft.
    var hasDraft: Bool {
        !drafts.isEmpty || viewports.contains { $0.composer?.content.isDraft == true }
    }

    /// Changes the size of the window.
    package func resize(columns: Int, rows: Int) {
        options.columns = columns
        self.rows = rows
        for viewport in viewports { viewport.resize(columns: columns, rows: rows) }
    }

    /// Replaces the components and keeps the scroll position.
    package func change(to components: Components) {
        self.components = components
        options.take(components[.appearance])
        for viewport in viewports { viewport.change(to: components) }
    }

    /// Makes all screens again with other components, and keeps the scroll position.
    func rebuild(_ components: Components) {
        self.components = components
        options.take(components[.appearance])
        for viewport in viewports { viewport.rebuild(components) }
    }

    /// Advances the clock, and takes a turn in every screen.
    package func advance(milliseconds: Int) {
        now = now.advanced(by: .milliseconds(max(0, milliseconds)))
        for viewport in viewports { viewport.advance(to: now) }
        settle()
    }

    /// The time until scheduled work is due, in milliseconds and at least 1; nil if there is none.
    var patience: Int? {
        viewports.compactMap(\.nextDue).min().map { due in
            let rest = min(now.duration(to: due), .seconds(60)).microseconds
            return Int(max(1, (rest + 999) / 1_000))
        }
    }

    /// Takes an event of the channel.
    @discardableResult
    package func receive(_ event: ChatEvent) -> Bool {
        let isChanged = room.receive(event)
        for viewport in viewports { viewport.fit() }
        return isChanged
    }

    /// Closes the sheet, the topmost overlay, the selection or the thread in front, and returns whether there was one.
    package func back() -> Bool {
        if sheet != nil {
            sheet = nil
        } else if viewport.closeTopOverlay() {
            settle()
        } else if selected != nil {
            selected = nil
        } else if !threads.isEmpty {
            closeThread()
        } else {
            return false
        }
        return true
    }

    /// Closes the thread in front and keeps its draft.
    private func closeThread() {
        let closed = threads.removeLast()
        if let rootID = closed.rootID {
            drafts[rootID] = closed.composer.flatMap { $0.content.isDraft ? $0.content : nil }
        }
        // What was done in the thread may show in what is below.
        viewport.advance(to: now)
        viewport.fit()
    }

    /// Opens a thread in front, with its draft.
    package func showThread(of message: ChatMessage) {
        sheet = nil
        selected = nil
        let thread = room.thread(of: message)
        guard viewport.controller !== thread else { return }
        let opened = ChatViewport(
            thread,
            kind: .thread,
            sheets: sheets,
            canWrite: canWrite,
            components: components,
            rows: rows,
            options: options,
            now: now
        )
        threads.append(opened)
        guard let rootID = opened.rootID, let draft = drafts.removeValue(forKey: rootID) else {
            return
        }
        opened.composer?.content = draft
        opened.fit()
    }

    /// Shows the outcomes of taps.
    package func settle() {
        for outcome in viewports.flatMap({ $0.outcomes.take() }) {
            switch outcome {
            case .route(.thread(let message)): showThread(of: message)
            case .choice(let choice): say(choice)
            case .copy: notice = copyNotice
            case .event(let name):
                notice = words(
                    "The event '{name}' was raised, and not handled.",
                    ["name": .text(name)]
                )
            case .route, .sheet: sheet = Sheet(outcome, in: room, words)
            }
        }
    }

    /// Taps, or presses long, a cell of the window: a choice of the sheet, or the list if there is no sheet.
    ///
    /// A tap beside a sheet closes it.
    package func tap(_ kind: Tap.Kind = .tap, row: Int, column: Int) {
        guard let sheet, let picture = sheetPicture else {
            viewport.tap(kind, row: row, column: column)
            return settle()
        }
        guard picture.contains(row: row, column: column) else { return self.sheet = nil }
        if let place = picture.choice(atRow: row) { take(sheet.choices[place]) }
    }

    /// Performs a choice of a sheet.
    package func take(_ choice: Sheet.Choice) {
        sheet = nil
        choice.perform(self)
        settle()
    }

    /// Returns a screen with everything in its first rows, and some empty rows below.
    package func screen(extraRows: Int = 0) -> TerminalScreen {
        var screen = TerminalScreen(rows: rows + extraRows, options: options)
        viewport.draw(on: &screen, selected: selected)
        sheetPicture?.draw(on: &screen)
        return screen
    }

    /// The picture of the sheet; nil if there is none.
    var sheetPicture: SheetPicture? {
        sheet.map {
            SheetPicture($0, components: components, options: options, rows: rows)
        }
    }

    /// Shows a notice about an action that only an app can perform.
    private func say(_ choice: MessageActionChoice) {
        switch choice.item {
        case is ThreadReplyActionItem:
            // The thread is in front by now.
            if viewport.composer != nil { write(true) }
        case is DeleteActionItem, is ResendActionItem, is CopyActionItem, is AddReactionActionItem,
            is ReactionActionItem:
            return
        case is EditActionItem, is InlineReplyActionItem:
            if viewport.composer == nil { sayUnhandled(choice) }
        default: sayUnhandled(choice)
        }
    }

    private func sayUnhandled(_ choice: MessageActionChoice) {
        notice = words(
            "'{title}' was chosen, and is not handled here.",
            ["title": .text(choice.item.title)]
        )
    }
}
