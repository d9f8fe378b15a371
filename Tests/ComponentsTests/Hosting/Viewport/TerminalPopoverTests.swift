import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting

/// Popovers in terminals lie at the views that they are anchored to, and cover nothing of these.
@Suite(.diagnosticsOfIssues)
struct TerminalPopoverTests {
    /// A view to which a popover is anchored, with a text in it, and the rows of its frame above and below that.
    struct Anchored: Sendable, CustomTestStringConvertible {
        let name: String
        let anchor: OverlayAnchor
        let text: String
        var border = 0
        /// The columns from the leading edge to the text.
        var indent = 0

        var testDescription: String { name }
    }

    fileprivate static let anchors = [
        Anchored(
            name: "bubble",
            anchor: .message("1"),
            text: "Number 1",
            border: 1,
            indent: 2
        ),
        Anchored(name: "text", anchor: .part(.messageText, of: "1"), text: "Number 1"),
        Anchored(name: "avatar", anchor: .part(.avatar, of: "1"), text: "(B)"),
        Anchored(name: "timestamp", anchor: .part(.timestamp, of: "2"), text: "9:30 AM"),
        Anchored(name: "newest", anchor: .part(.messageText, of: "0"), text: "Number 0"),
        Anchored(name: "send", anchor: .part(.composerSendButton), text: "➤"),
        Anchored(name: "typing", anchor: .part(.typingIndicator), text: "Bo is typing", indent: 3),
        Anchored(
            name: "button in the upper bar",
            anchor: .part(.upperButton),
            text: "Upper",
            indent: 2
        ),
        Anchored(
            name: "button in the lower bar",
            anchor: .part(.lowerButton),
            text: "Lower",
            indent: 2
        ),
    ]

    @Test(arguments: anchors, [24, 40])
    func itIsBelowItsViewOrAboveItAndCoversNothingOfIt(anchored: Anchored, rows: Int) throws {
        let chat = try PopoverChat(rows: rows)
        let place = try #require(chat.lines.cell(of: anchored.text))
        let (first, end) = (place.row - anchored.border, place.row + anchored.border + 1)

        let popover = try #require(chat.open(anchored))

        #expect(chat.lines.cell(of: anchored.text) ?? (-1, -1) == place)
        let height = popover.covered?.rows ?? 0
        let isBelow = rows - end >= height
        #expect(popover.row == (isBelow ? end : first - height), "\(anchored.name)")
        let last = 70 - 1 - (popover.covered?.columns ?? 0)
        let column = min(max(1, place.column - anchored.indent), last)
        #expect(abs(popover.column - column) <= 1, "\(anchored.name): \(popover.column), \(column)")
        #expect(chat.lines.cell(of: "Popover of a plugin") != nil)
    }

    @Test(arguments: anchors)
    func rightToLeftIsTheExactMirror(anchored: Anchored) throws {
        let popovers = try [false, true].map { isMirrored in
            try #require(try PopoverChat(rows: 30, isMirrored: isMirrored).open(anchored))
        }

        let columns = popovers[0].covered?.columns ?? 0
        #expect(popovers[1].covered?.columns == columns)
        #expect(popovers[1].row == popovers[0].row)
        #expect(popovers[1].column == 70 - popovers[0].column - columns)
    }

    @Test func aPopoverAtAViewOfAnotherOneIsBesideThat() throws {
        let chat = try PopoverChat(rows: 40)
        let lower = try #require(chat.open(Self.anchors[0]))

        chat.set(.secondPopover, 0)

        let shown = chat.viewport.declaredOverlays.shown
        let upper = try #require(shown.last)
        #expect(upper.view is SecondPopover)
        #expect(upper.row == lower.row + (lower.covered?.rows ?? 0))
        #expect(upper.column == lower.column)
    }

    @Test func aPopoverWhoseViewIsScrolledAwayIsHidden() throws {
        let chat = try PopoverChat(rows: 24, isModal: false)
        #expect(chat.open(Self.anchors[0]) != nil)

        chat.viewport.scroll(by: -12)
        #expect(!chat.lines.contains { $0.contains("Number 1 ") })
        #expect(chat.popover == nil)
        chat.viewport.scrollToLatest()

        #expect(chat.popover != nil)
    }
}

/// A chat in a window of 70 columns, with two bars and a popover at a view.
private final class PopoverChat {
    let stage: ChatNavigator

    init(rows: Int, isMirrored: Bool = false, isModal: Bool = true) throws {
        var options = TerminalOptions(columns: 70)
        options.positionsCursor = true
        var components = try Components.with(PopoverPlugin())
        if isMirrored { components[.layoutDirection] = .rightToLeft }
        components[.modalPopovers] = isModal
        components[.textMeasurer] = options.measurer
        let authors = [FixtureChat.ann, FixtureChat.bo, FixtureChat.cy]
        let transcript = ChannelTranscript(
            channel: FixtureChat.group,
            messages: (0..<12).map { number in
                FixtureChat.message(
                    "\(number)",
                    by: number < 3 ? authors[number] : FixtureChat.cy,
                    at: 3_600 - Int64(number) * 900,
                    RichText(plain: "Number \(number)")
                )
            }
        )
        stage = ChatNavigator(
            ChatSession(transcript),
            canWrite: true,
            components: components,
            rows: rows,
            options: options
        )
        stage.receive(.typingStarted(FixtureChat.bo))
        viewport.fit()
    }

    var viewport: ChatViewport { stage.viewport }
    var lines: [String] { stage.screen().lines }

    var popover: ChatViewport.Overlay? {
        viewport.declaredOverlays.shown.first { $0.view is AnchoredPopover }
    }

    func open(_ anchored: TerminalPopoverTests.Anchored) -> ChatViewport.Overlay? {
        let names = TerminalPopoverTests.anchors.map(\.name)
        set(.popover, names.firstIndex(of: anchored.name) ?? -1)
        return popover
    }

    func set(_ key: StateKey<Int>, _ value: Int) {
        let tree = viewport.screen.node.connectedTree
        tree?.set(value, of: key, for: .channel(FixtureChat.group.id))
        viewport.fit()
    }
}

extension [String] {
    /// The cell in which a text begins, among letters that take one cell each.
    fileprivate func cell(of text: String) -> (row: Int, column: Int)? {
        for (row, line) in enumerated() {
            guard let range = line.firstRange(of: text) else { continue }
            return (row, line.distance(from: line.startIndex, to: range.lowerBound))
        }
        return nil
    }
}

extension StateKey<Int> {
    fileprivate static let popover = StateKey("anchoredPopover", default: -1)
    fileprivate static let secondPopover = StateKey("secondPopover", default: -1)
}

extension ValueSlot<Bool> {
    fileprivate static let modalPopovers = ValueSlot("modalPopovers", default: true)
}

extension Slot where Value == BarButton.Type, Part == BarButton {
    fileprivate static let upperButton = Slot("upperButton", default: BarButton.self) {
        $0.init($1)
    }
    fileprivate static let lowerButton = Slot("lowerButton", default: BarButton.self) {
        $0.init($1)
    }
}

private struct PopoverPlugin: Plugin {
    let manifest = PluginManifest("popovers")

    func register(in registrar: inout Registrar) {
        registrar.declare(.popover)
        registrar.declare(.secondPopover)
        registrar.declare(.modalPopovers)
        registrar.declare(.upperButton)
        registrar.declare(.lowerButton)
        registrar.replace(.overlay("upper"), with: UpperBar.self)
        registrar.replace(.overlay("lower"), with: LowerBar.self)
        registrar.replace(.overlay("popover"), with: AnchoredPopover.self)
        registrar.replace(.overlay("second"), with: SecondPopover.self)
    }
}

private final class BarButton: Button, Component {}

private final class UpperBar: ChatOverlayView {
    override func setUpLayout() {
        super.setUpLayout()
        alignment = .leading
        let button = make(.upperButton)
        button.title = "Upper"
        addArrangedSubview(button)
    }

    override func updateContent() {
        super.updateContent()
        overlay = Overlay(.topBar, label: "Upper bar")
    }
}

private final class LowerBar: ChatOverlayView {
    override func setUpLayout() {
        super.setUpLayout()
        alignment = .leading
        let button = make(.lowerButton)
        button.title = "Lower"
        addArrangedSubview(button)
    }

    override func updateContent() {
        super.updateContent()
        overlay = Overlay(.bottomBar, label: "Lower bar")
    }
}

private final class AnchoredPopover: ChatOverlayView {
    override func setUpLayout() {
        super.setUpLayout()
        let label = Label()
        label.text = "Popover of a plugin"
        addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        let (number, anchors) = (state[.popover], TerminalPopoverTests.anchors)
        let isModal = components[.modalPopovers]
        overlay =
            anchors.indices.contains(number)
            ? Overlay(.popover(anchors[number].anchor), label: "Popover", isModal: isModal) : nil
    }
}

/// A popover at the first one.
private final class SecondPopover: ChatOverlayView {
    override func setUpLayout() {
        super.setUpLayout()
        let label = Label()
        label.text = "Second"
        addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        let anchor = OverlayAnchor.part(.overlay("popover"))
        overlay = state[.secondPopover] < 0 ? nil : Overlay(.popover(anchor), label: "Second")
    }
}
