public import Components
public import DefaultComponents
public import Drawing
import Views

/// Live pages of channels: their rows, from messages and components.
///
/// ```swift
/// let pages = ChannelPages(with: components)
/// let before = pages.page(of: controller)
/// controller.receive(event)
/// let patch = PagePatch(from: before, to: pages.page(of: controller))
/// ```
///
/// Nothing lives here: each call composes what it needs and lets it go. What plugins remember is in the store of the
/// controller's client, timers follow from it and from the instant, and the window is the caller's.
public struct ChannelPages: Sendable {
    /// The components of the messages.
    public let components: Components
    /// The width for which messages are laid out before a browser lays them out again, in points.
    public let width: Double
    /// The style of the pages.
    public let style: ScreenStyle

    /// Whether plugins have overlays, so that pages may have bars.
    public let mayHaveBars: Bool

    let rows: HTMLRows

    /// Creates the pages of components.
    ///
    /// - Parameters:
    ///   - components: The components of the messages.
    ///   - width: The width for which messages are laid out, in points.
    ///   - settings: The settings of pages; none takes direction and style from the components.
    ///   - sample: Messages like those of the pages. The rules of their rows are in the sheet, and those that other rows
    ///     need come with them.
    ///   - enablesButtons: Whether buttons in rows and bars can be pressed, and fields written in; see ``PageScreen``.
    /// - Complexity: Linear in the views of the sample.
    public init(
        with components: Components,
        width: Double = 375,
        settings: HTMLSettings? = nil,
        sample: ChannelTranscript = .pageSample,
        enablesButtons: Bool = false
    ) {
        self.components = components
        self.width = width
        mayHaveBars = !components.keys(in: .overlay).isEmpty
        let direction = components[.layoutDirection]
        let settings = settings ?? HTMLSettings(components)
        let drawing = ChannelDrawing(of: sample, with: components, width: width)
        var height = 0.0
        let entries = sample.messages.indices.reversed().map { index in
            let cell = drawing.cell(at: index)
            height += cell.frame.size.height
            return HTMLEntry(of: sample.messages[index], view: cell, with: components)
        }
        rows = HTMLRows(
            settings: settings,
            sampling: entries,
            enablesButtons: enablesButtons
        )
        style = ScreenStyle(
            sheet: String(decoding: rows.sheet, as: UTF8.self),
            symbols: String(decoding: rows.symbols, as: UTF8.self),
            direction: direction == .rightToLeft ? "rtl" : "ltr",
            rowHeight: (height / Double(max(1, entries.count))).rounded()
        )
    }

    /// Returns the page of a channel or thread.
    ///
    /// - Parameters:
    ///   - controller: The controller of the messages; loaded or not, those that it has are drawn.
    ///   - window: The messages of the page.
    ///   - now: The instant at which they are drawn; nil for that of the slot `clockStart`.
    /// - Returns: The page, which is the same in any process.
    /// - Complexity: Linear in the views of the rows, and what `message(id:)` of the controller costs.
    public func page(
        of controller: ChatChannelController,
        in window: PageWindow = PageWindow(),
        at now: Timestamp? = nil
    ) -> ScreenPage {
        page(of: controller, in: window, at: now) { _ in }
    }

    /// Takes a turn, and returns the page after it: timers that are due run, and answers of tasks that are present are
    /// taken, before the rows are drawn.
    ///
    /// A host draws a live page again when its messages change, when the state of its plugins changes, when `onAnswer(_:)`
    /// of the store calls it, and at the instant that is returned.
    ///
    /// - Parameters:
    ///   - controller: The controller of the messages, whose client has the store of the state.
    ///   - window: The messages of the page.
    ///   - now: The instant.
    /// - Returns: The page, and the instant at which its next work is due; nil if there is none. Work and tasks of components,
    ///   and not of messages, channels or the reader, end with the drawing; a page without rows runs nothing.
    /// - Complexity: That of ``page(of:in:at:)``.
    public func turn(
        of controller: ChatChannelController,
        in window: PageWindow = PageWindow(),
        at now: Timestamp
    ) -> (page: ScreenPage, nextDue: Timestamp?) {
        var due: Timestamp?
        let page = page(of: controller, in: window, at: now) { tree in
            // The first one runs what is due for all.
            tree.advance(to: now)
            due = [due, tree.nextDue].compactMap(\.self).min()
        }
        return (page, due)
    }

    private func page(
        of controller: ChatChannelController,
        in window: PageWindow,
        at now: Timestamp?,
        _ visit: (ComponentTree) -> Void
    ) -> ScreenPage {
        let shown = shown(of: controller, in: window)
        let host = PageList(controller)
        let context = context(at: now, in: host)
        let rows = shown.places.map { index in
            let content = content(at: index, of: shown, controller)
            return self.rows.row(entry(of: shown.messages[index], content, in: context, visit))
        }
        return ScreenPage(
            style: style,
            rows: rows,
            older: shown.part.upperBound - shown.range.upperBound,
            newer: shown.range.lowerBound - shown.part.lowerBound
        )
    }

    /// The messages of a window, among all.
    struct Shown {
        let messages: ChatMessages
        let part: Range<Int>
        let range: Range<Int>

        /// The indices of the messages that have rows, the oldest first; of those with one id, the oldest has.
        var places: [Int] {
            var known: Set<String> = []
            return range.reversed().filter { known.insert(messages[$0].id).inserted }
        }
    }

    /// Returns the messages of a window.
    func shown(of controller: ChatChannelController, in window: PageWindow) -> Shown {
        if controller.channel == nil { controller.synchronize() }
        let (messages, part, place) = controller.allMessages(from: window.newest)
        let end = min(part.upperBound, place + window.bounded)
        return Shown(messages: messages, part: part, range: min(place, end)..<end)
    }

    /// Returns the context of cells.
    func context(at now: Timestamp?, in host: any ChannelHost) -> ComponentContext {
        var context = ComponentContext(components, events: host)
        (context.now, context.store) = (now, host.controllerOfChannel.client.store)
        return context
    }

    /// Returns the content of a row.
    func content(
        at index: Int,
        of shown: Shown,
        _ controller: ChatChannelController
    ) -> MessageCellContent {
        var channel = controller.channel ?? ChatChannel(id: "channel", members: [])
        // As in lists, rows do not show the unread count, which changes often.
        channel.unreadCount = .noUnread
        let isInThread = controller.threadMessage != nil
        var content = MessageCellContent(
            index: index,
            messages: AnyRandomAccessCollection(shown.messages),
            channel: channel,
            isInThread: isInThread
        )
        content.isAsOnScreen = true
        return content
    }

    /// Returns a new cell as an entry, after something was done with its tree.
    func entry(
        of message: ChatMessage,
        _ content: MessageCellContent,
        in context: ComponentContext,
        _ visit: (ComponentTree) -> Void = { _ in }
    ) -> HTMLEntry {
        let cell = context.mountedCell(showing: content, width: width).cell
        if let tree = cell.node.connectedTree { visit(tree) }
        return HTMLEntry(of: message, view: cell, with: components)
    }
}
