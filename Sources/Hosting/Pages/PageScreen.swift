public import Components
public import DefaultComponents
public import Drawing
import Views

/// A receiver of the taps and choices of readers in the rows and bars of a page.
///
/// A page has no components, so the row is drawn again when a reader does something in it; the view that the node shows
/// is pressed, and a list handles what the row passes on. Requests are made by the controller of the page; its delegate
/// stays as it is, and where it has none, the screen is its delegate, so that plugins get the outcomes of their requests:
///
/// ```swift
/// let screen = PageScreen(pages, of: controller, in: window, at: now, events: app)
/// try screen.perform(.tap(node: 7), in: page.rows[2])
/// let patch = PagePatch(from: page, to: pages.page(of: controller, in: window, at: now))
/// ```
///
/// Only what a reader was offered is performed: the row is given as it was sent, and one that would be drawn differently
/// by now is refused. The screen can be let go at once, or kept for work that the last input began: timers of the row run,
/// and answers of its tasks arrive, in ``advance(to:)``.
public final class PageScreen {
    private let pages: ChannelPages
    private let controller: ChatChannelController
    private let window: PageWindow
    private var now: Timestamp
    private let list: PageList
    private weak var events: (any EventSink)?
    /// The cell of the last input; nil if that was in a bar.
    private var cell: (any MessageCell)?
    /// The bars of the last input.
    private var bars: PageBars?
    /// The texts of fields after the last input, by the numbers of their nodes, where they are not those that were entered: code
    /// has set them, or the field allows less.
    public private(set) var changedTexts: [Int: String] = [:]

    /// Creates a screen for the rows of a page.
    ///
    /// - Parameters:
    ///   - pages: What draws the page; its buttons should be enabled.
    ///   - controller: The controller of the page.
    ///   - window: The messages of the page.
    ///   - now: The instant; nil for that of the slot `clockStart`.
    ///   - events: The receiver of the events that no component handles, such as `route`, referenced weakly.
    public init(
        _ pages: ChannelPages,
        of controller: ChatChannelController,
        in window: PageWindow = PageWindow(),
        at now: Timestamp? = nil,
        events: any EventSink
    ) {
        self.pages = pages
        self.controller = controller
        self.window = window
        self.now = now ?? pages.components[.clockStart]
        self.events = events
        list = PageList(controller, events: events)
        list.onRequestChange = { [weak self] change in
            self?.cell?.notify(.requestChanged, change)
            self?.bars?.notify(of: change)
        }
        if controller.delegate == nil { controller.delegate = list }
    }

    /// Performs an input in a row or bar.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - row: The row, or the bars on a side, as the reader has it, drawn at the instant of the screen.
    ///   - texts: The texts that the reader has entered in fields of the row, by the numbers of their nodes. They are entered
    ///     before the input, in the order of the nodes, so that fields notify their handlers; the focus stays as it is.
    ///   - instant: The instant of the input, to which the clock is advanced before; nil for that of the screen.
    /// - Throws: ``RowInputError``. A row or node that was not offered is refused before the input reaches a component. If the
    ///   texts take away what was to be pressed, they are entered, and nothing is pressed.
    /// - Complexity: Linear in the views of the row and the messages of the window, and what `message(id:)` of the
    ///   controller costs.
    public func perform(
        _ input: RowInput,
        in row: HTMLRow,
        entering texts: [Int: String] = [:],
        at instant: Timestamp? = nil
    ) throws(RowInputError) {
        changedTexts = [:]
        if let side = ScreenBars.Side(ofRow: row.id) {
            return try perform(input, in: row, on: side, entering: texts, at: instant)
        }
        let shown = try find(row)
        let drawn = pages.rows.numberedViews(of: shown.entry)
        let entered = try EnteredTexts(texts, in: drawn)
        switch input {
        case .tap(let node), .longPress(let node), .submit(let node):
            let target = try target(node, of: shown, drawn)
            if case .submit = input { try EnteredTexts.check(target, node) }
            begin(shown)
            if let instant { advance(to: instant) }
            entered.enter()
            // What the row had then may have gone since, also by the texts.
            let isLeft = target.view.isDescendant(of: shown.entry.view)
            guard isLeft || !texts.isEmpty else { throw .changedRow(row.id) }
            if isLeft { press(input, target, in: shown.entry.view) }
        case .enter:
            begin(shown)
            if let instant { advance(to: instant) }
            entered.enter()
        case .choose(let id):
            begin(shown)
            if let instant { advance(to: instant) }
            entered.enter()
            let item = list.actions(for: shown.message).first { $0.id == id }
            guard item != nil || !texts.isEmpty else { throw .unknownAction(id) }
            if let item { list.perform(item, on: shown.message) }
        }
        changedTexts = entered.changed
    }

    /// Returns the actions of the message of a row, in the order of the menu, and after them its reactions; none for bars.
    ///
    /// - Throws: ``RowInputError`` for a row that would be drawn differently.
    public func actions(
        of row: HTMLRow
    ) throws(RowInputError) -> [any ChatMessageActionItem] {
        if ScreenBars.Side(ofRow: row.id) != nil { return [] }
        let shown = try find(row)
        show(shown.content)
        return list.actions(for: shown.message)
    }

    private func perform(
        _ input: RowInput,
        in row: HTMLRow,
        on side: ScreenBars.Side,
        entering texts: [Int: String],
        at instant: Timestamp?
    ) throws(RowInputError) {
        let made = pages.makeBars(of: controller, at: now, events: events)
        let views = made.views(side)
        guard pages.rows.row(side.rawValue, of: views) == row else { throw .changedRow(row.id) }
        let drawn = pages.rows.numberedViews(side.rawValue, of: views)
        let entered = try EnteredTexts(texts, in: drawn)
        switch input {
        case .tap(let node), .longPress(let node), .submit(let node):
            let target = try RowTarget(node, of: drawn)
            if case .submit = input { try EnteredTexts.check(target, node) }
            (cell, bars) = (nil, made)
            if let instant { advance(to: instant) }
            entered.enter()
            // The element around all bars has no view.
            guard let target else { break }
            let root = made.views(side).first(where: target.view.isDescendant)
            guard root != nil || !texts.isEmpty else { throw .changedRow(row.id) }
            if let root { press(input, target, in: root) }
        case .enter:
            (cell, bars) = (nil, made)
            if let instant { advance(to: instant) }
            entered.enter()
        case .choose(let id): throw .unknownAction(id)
        }
        changedTexts = entered.changed
    }

    /// Advances the clock: work of the last input's row that is due is performed, and answers of its tasks arrive.
    public func advance(to instant: Timestamp) {
        now = max(now, instant)
        tree?.advance(to: now)
    }

    /// The instant at which the next work is due; nil if there is none.
    public var nextDue: Timestamp? { tree?.nextDue }

    private var tree: ComponentTree? { cell?.node.connectedTree ?? bars?.tree }

    private func begin(_ shown: ShownRow) {
        bars = nil
        cell = shown.entry.view as? any MessageCell
        show(shown.content)
    }

    private func show(_ content: MessageCellContent) {
        list.show(content, pages.context(at: now, in: list), width: pages.width)
    }

    // MARK: Finding what is meant

    /// A row of the page.
    private struct ShownRow {
        let message: ChatMessage
        let content: MessageCellContent
        let entry: HTMLEntry
    }

    /// Draws a row again, and returns it if it is the same.
    private func find(_ row: HTMLRow) throws(RowInputError) -> ShownRow {
        let shown = pages.shown(of: controller, in: window)
        let place = shown.places.first {
            HTMLText.identifier(ofEntry: shown.messages[$0].id) == row.id
        }
        guard let place else { throw .changedRow(row.id) }
        let message = shown.messages[place]
        let content = pages.content(at: place, of: shown, controller)
        let context = pages.context(at: now, in: list)
        let entry = pages.entry(of: message, content, in: context)
        guard pages.rows.row(entry) == row else { throw .changedRow(row.id) }
        return ShownRow(message: message, content: content, entry: entry)
    }

    /// Returns what a node shows; the message for elements around it.
    private func target(
        _ number: Int,
        of shown: ShownRow,
        _ drawn: RowTarget.DrawnRow
    ) throws(RowInputError) -> RowTarget {
        if let target = try RowTarget(number, of: drawn) { return target }
        let message = (shown.entry.view as? ChatMessageCell)?.messageContentView
        return RowTarget(view: message ?? shown.entry.view, run: nil)
    }

    // MARK: Pressing

    /// Presses a view, or what covers it, or submits a field.
    private func press(_ input: RowInput, _ target: RowTarget, in root: View) {
        if case .submit = input {
            (target.view as? TextField)?.submit()
            return
        }
        let kind: Tap.Kind = if case .tap = input { .tap } else { .longPress }
        var (view, point) = (target.view, Point?.none)
        if let cover = view.cover(in: root) {
            view = cover
        } else if let text = view as? TextView {
            // Beside its runs, unless one is meant.
            point = target.run.flatMap(text.point) ?? Point(x: -1, y: -1)
        }
        let gestures = GestureTracker(in: root)
        let wanted: Gesture.Kind = kind == .tap ? .tap : .hold
        let known = gestures.targets(in: root).filter { $0.gesture.kind == wanted }
        let around = view.andAround.lazy.compactMap { around in known.first { $0.view === around } }
        let gesture = around.first { _ in true }
        guard !root.press(kind, on: view, at: point, before: gesture?.view) else { return }
        gesture.map(gestures.perform)
    }
}

@available(*, unavailable)
extension PageScreen: Sendable {}

extension View {
    /// Returns the view that takes the taps of this one wherever it lies, as it covers it or holds it and lets no taps
    /// through; nil if this one or a view in it takes some.
    fileprivate func cover(in root: View) -> View? {
        let frame = frame(in: root)
        var cover: View?
        for (x, y) in [(0.5, 0.5), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)] {
            let point = Point(x: frame.x + frame.width * x, y: frame.y + frame.height * y)
            guard let hit = root.hitTest(point) else { continue }
            if hit.isDescendant(of: self) { return nil }
            cover = cover ?? hit
        }
        return cover
    }
}
