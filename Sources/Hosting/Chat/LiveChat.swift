import Components
package import DefaultComponents
import Drawing
import Views

/// A chat in a terminal: keys and the clock go in, a screen comes out.
package final class LiveChat {
    /// Whether the reader has left.
    private(set) var isOver = false
    package let stage: ChatNavigator
    /// Whether it is shown in the process's own terminal, which can be left for a while.
    var isInTerminal = false
    /// Returns the next events that others cause; nil if there are no others.
    private let others: ((ChatSession) -> [ChatEvent])?
    /// The size of the window, however small.
    private var window: (columns: Int, rows: Int)
    private var clock = 0
    private var nextEvent = LiveChat.pace
    private var endOfScrolling: Int?
    /// The time at which sent messages are delivered.
    private var delivery: Int?
    /// Whether a key or the clock is being handled.
    private var isBusy = false
    /// The calls that code of plugins made meanwhile.
    private var waiting: [(LiveChat) -> Void] = []
    /// Whether the last key would have ended the chat, had there been no draft.
    private var wasAskedToStay = false

    /// The time between two events of the others, in milliseconds.
    static let pace = 2_500
    /// The time for which the day is shown after scrolling, in milliseconds.
    static let rest = 1_000
    /// The time until a message is delivered, in milliseconds.
    static let lag = 600

    /// Creates a chat in a window whose last row lists keys.
    package init(_ stage: ChatNavigator, others: ((ChatSession) -> [ChatEvent])? = nil) {
        self.stage = stage
        self.others = others
        window = (stage.options.columns, stage.rows + 1)
    }

    /// The largest window that is drawn.
    private static let largest = (columns: 2_000, rows: 500)

    /// Changes the size of the window.
    func resize(columns: Int, rows: Int) {
        let (columns, rows) = (min(columns, Self.largest.columns), min(rows, Self.largest.rows))
        window = (max(0, columns), rows)
        guard !isTooSmall else { return }
        stage.resize(columns: columns, rows: rows - 1)
    }

    /// Whether the window has no room for messages.
    private var isTooSmall: Bool {
        window.columns < 12 || window.rows < 4
    }

    /// The time until something changes without a key or an answer of a task, in milliseconds.
    var patience: Int {
        let due = stage.patience.map { clock + $0 }
        let next = others == nil ? nil : nextEvent
        let ends = [next, endOfScrolling, delivery, due].compactMap(\.self)
        return max(0, (ends.min() ?? clock + 60_000) - clock)
    }

    /// Performs a call; one that code of a plugin makes meanwhile is performed afterwards, at most 200 of them.
    private func perform(_ call: @escaping (LiveChat) -> Void) {
        guard !isBusy else {
            if waiting.count < 200 { waiting.append(call) }
            return
        }
        isBusy = true
        call(self)
        var count = 0
        while count < 200, !waiting.isEmpty {
            waiting.removeFirst()(self)
            count += 1
        }
        waiting = []
        isBusy = false
    }

    /// Advances the clock, and takes a turn.
    func advance(milliseconds: Int) {
        perform { $0.pass(milliseconds) }
    }

    private func pass(_ milliseconds: Int) {
        let passed = max(0, min(milliseconds, 1 << 40))
        clock += passed
        stage.advance(milliseconds: passed)
        // Work that was due may have sent messages.
        expectDelivery()
        if let end = endOfScrolling, clock >= end { rest() }
        if let delivery, clock >= delivery { deliver() }
        guard clock >= nextEvent else { return }
        nextEvent = clock + Self.pace
        for event in others?(stage.room) ?? [] { stage.receive(event) }
    }

    /// Handles a key.
    func take(_ key: ChatKey) {
        perform { $0.handle(key) }
    }

    private func handle(_ key: ChatKey) {
        if case .hover(let row, let column) = key { return hover(row, column) }
        let wasAsked = wasAskedToStay
        (stage.notice, wasAskedToStay) = (nil, false)
        switch key {
        case .pointer(let act, let row, let column): point(act, row, column)
        case _ where stage.viewport.isSteering && key != .control("c"): steer(key)
        case .control("c"): leave(wasAsked, "Ctrl-C")
        case .click(let isLong, let row, let column) where row < stage.rows:
            stage.tap(isLong ? .longPress : .tap, row: row, column: column)
        case .escape where stage.sheet == nil && stage.viewport.isModal: _ = stage.back()
        default:
            if stage.sheet == nil, takeInFocus(key) { break }
            if stage.isWriting { takeInComposer(key, wasAsked) } else { takeOutside(key, wasAsked) }
        }
        if stage.viewport.isSteering { stage.notice = stage.words(Self.steeringNotice) }
        expectDelivery()
    }

    /// The position of the cursor; nil unless a text has the focus.
    var cursor: (row: Int, column: Int)? {
        isTooSmall || stage.sheet != nil ? nil : stage.viewport.cursor
    }

    /// The screen: the chat, and below it the keys or a notice.
    var frame: TerminalScreen {
        guard !isTooSmall else {
            var options = stage.options
            options.columns = window.columns
            var screen = TerminalScreen(rows: window.rows, options: options)
            screen.draw(TerminalPicture(line: stage.words("too small"), options: options), row: 0)
            return screen
        }
        var screen = stage.screen(extraRows: 1)
        let row = screen.rows - 1
        let columns = stage.options.columns
        let text = stage.notice ?? statusLine(columns: columns - 2)
        let line = TerminalPicture(line: " \(text)", options: stage.options)
        screen.draw(line, row: row)
        let palette = stage.components[.appearance].palette
        screen.paint(
            row: row,
            columns: 0..<columns,
            foreground: palette.statusLineText,
            background: palette.statusLine,
            isBold: stage.notice != nil
        )
        return screen
    }

    // MARK: Keys

    /// Ends the chat; if there is a draft, only when asked twice.
    private func leave(_ wasAsked: Bool, _ name: String) {
        isOver = wasAsked || !stage.hasDraft
        guard !isOver else { return }
        wasAskedToStay = true
        let text = "A draft is not sent. {key} again leaves and discards it."
        stage.notice = stage.words(text, ["key": .text(name)])
    }

    private func takeOutside(_ key: ChatKey, _ wasAsked: Bool) {
        switch key {
        case .character("q"): leave(wasAsked, "q")
        case .control("d"): leave(wasAsked, "Ctrl-D")
        case .character("?"): stage.sheet = help
        case .escape: _ = stage.back()
        default:
            if stage.sheet == nil { takeInList(key) } else { takeInSheet(key) }
        }
    }

    private func takeInComposer(_ key: ChatKey, _ wasAsked: Bool) {
        switch key {
        case .control("d") where stage.viewport.composer?.content.text.isEmpty == true:
            leave(wasAsked, "Ctrl-D")
        case .pageUp, .pageDown, .wheel: takeInList(key)
        default: _ = stage.takeInComposer(key)
        }
    }

    /// Marks sent messages as delivered.
    private func deliver() {
        delivery = nil
        for id in stage.room.line.takeUnderway() { stage.receive(.messageSent(id: id)) }
        // Edits that waited are sent next.
        expectDelivery()
    }

    private func expectDelivery() {
        if !stage.room.line.underway.isEmpty { delivery = delivery ?? clock + Self.lag }
    }

    private func takeInSheet(_ key: ChatKey) {
        guard var sheet = stage.sheet else { return }
        let last = sheet.choices.count - 1
        switch key {
        case .up, .backTab, .wheel(isUp: true, _, _, .vertical):
            sheet.selected = max(0, sheet.selected - 1)
            sheet.offset = max(0, sheet.offset - 1)
        case .down, .tab, .wheel(isUp: false, _, _, .vertical):
            sheet.selected = max(0, min(last, sheet.selected + 1))
            let end = stage.sheetPicture?.lastOffset(rows: stage.rows) ?? 0
            sheet.offset = min(end, sheet.offset + 1)
        case .enter, .control("j"):
            guard sheet.choices.indices.contains(sheet.selected) else { return stage.sheet = nil }
            return stage.take(sheet.choices[sheet.selected])
        default: return
        }
        stage.sheet = sheet
    }

    func takeInList(_ key: ChatKey) {
        let viewport = stage.viewport
        // In a modal overlay the wheel may scroll, and gestures be performed.
        switch key {
        case .wheel, .character("g"), .character("f"): break
        default: if viewport.isModal { return }
        }
        switch key {
        case .up: scroll { $0.scroll(by: -1) }
        case .down: scroll { $0.scroll(by: 1) }
        case .pageUp: scroll { $0.scroll(byPages: -1) }
        case .pageDown: scroll { $0.scroll(byPages: 1) }
        case .wheel(let isUp, let row, let column, let axis):
            scroll { $0.wheel(isUp ? -3 : 3, along: axis, row: row, column: column) }
        case .home: scroll { $0.scrollToOldest() }
        case .end: viewport.scrollToLatest()
        case .tab: select(older: true)
        case .backTab: select(older: false)
        case .enter, .control("j"):
            if let id = stage.selected { stage.sheet = parts(of: id) } else { stage.write(true) }
        case .character("c"): stage.write(true)
        case .character("/"), .paste: if stage.write(true) { _ = stage.takeInComposer(key) }
        case .character("p"):
            guard let id = stage.selected else { return askForSelection() }
            _ = viewport.tap(.message, of: id)
            stage.settle()
        case .character("f"): enterFocus()
        case .character("g"): showGestures(viewport.gestures(of: stage.selected))
        case .character("P"): stage.showPlugins()
        case .character("i"):
            guard let id = stage.selected else { return askForSelection() }
            stage.explain(id)
        default: break
        }
    }

    func scroll(_ body: (ChatViewport) -> Void) {
        body(stage.viewport)
        endOfScrolling = clock + Self.rest
    }

    private func rest() {
        endOfScrolling = nil
        stage.viewport.endScrolling()
    }

    // MARK: The selected message

    private func select(older: Bool) {
        let viewport = stage.viewport
        let shown = viewport.shownMessages
        guard let current = shown.first(where: { $0.id == stage.selected }) else {
            stage.selected = (shown.last { viewport.showsAll(of: $0.id) } ?? shown.last)?.id
            return
        }
        let index = current.index + (older ? 1 : -1)
        guard viewport.controller.messages.indices.contains(index) else { return }
        stage.selected = viewport.controller.messages[index].id
        if viewport.show(index) { endOfScrolling = clock + Self.rest }
    }

    private func askForSelection() {
        stage.notice = stage.words("No message is selected. Press Tab first.")
    }

    /// Returns the sheet of the parts of a visible message that take taps; nil if there are none.
    func parts(of id: ChatMessage.ID) -> Sheet? {
        let choices = stage.viewport.parts(of: id).map { part in
            Sheet.Choice(title: stage.words.title(of: part)) {
                _ = $0.viewport.tap(part.part, of: id)
            }
        }
        return choices.isEmpty ? nil : Sheet(title: stage.words("What to tap"), choices: choices)
    }
}
