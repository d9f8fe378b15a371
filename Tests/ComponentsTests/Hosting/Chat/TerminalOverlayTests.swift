import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting

/// Overlays of plugins in the cells of a terminal.
@Suite(.diagnosticsOfIssues)
struct TerminalOverlayTests {
    @Test func barsPushTheMessagesByRows() throws {
        let chat = try Chat(columns: 60, rows: 24)
        let before = chat.frame.lines

        chat.set([0, 2], true)
        let lines = chat.frame.lines
        let bars = chat.viewport.barRows
        #expect(bars.top > 0 && bars.bottom > 0)
        #expect(lines.prefix(bars.top).contains { $0.contains("Pinned, which") })
        #expect(!lines.dropFirst(bars.top).contains { $0.contains("Pinned, which") })
        #expect(lines.contains { $0.contains("Offline, which") })
        #expect(lines.contains { $0.contains("Number 39") })
        #expect(chat.rowsOfMessages(lines) == chat.viewport.room)
        chat.set([0, 2], false)

        #expect(chat.frame.lines == before)
    }

    @Test func barsLeaveThePlaceOfOlderMessages() throws {
        let chat = try Chat(columns: 60, rows: 24)
        chat.live.take(.pageUp)
        chat.live.take(.pageUp)
        chat.live.advance(milliseconds: 2_000)
        let before = chat.frame.lines

        chat.set([0, 2], true)
        chat.set([0, 2], false)

        #expect(chat.frame.lines == before)
    }

    @Test(arguments: [(80, 24), (40, 12)])
    func threeAtOnceAreAllThere(columns: Int, rows: Int) throws {
        let chat = try Chat(columns: columns, rows: rows)

        chat.set([0, 5, 9], true)

        let text = chat.frame.text
        for label in ["Pinned", "Unread", "Form"] { #expect(text.contains(label)) }
        for number in [0, 5, 9] {
            #expect(chat.shown(number).covered?.rows ?? 0 > 0, "overlay \(number)")
        }
        #expect(text.contains("Press 9"))
    }

    @Test func escapeClosesTheTopmostOneAndKeysStayInside() throws {
        let chat = try Chat(columns: 60, rows: 24)
        chat.set([1, 9], true)
        let open = chat.frame.lines

        for key in [ChatKey.up, .pageUp, .home, .character("c"), .character("x"), .tab] {
            chat.live.take(key)
            #expect(!chat.stage.isWriting && chat.stage.selected == nil)
        }
        #expect(chat.frame.lines == open)
        chat.live.take(.escape)
        #expect(chat.frame.text.contains("Search, which"))
        #expect(!chat.frame.text.contains("Form, which"))
        chat.live.take(.escape)

        #expect(!chat.frame.text.contains("Search, which"))
        #expect(!chat.live.isOver)
    }

    @Test func enterPressesTheButtonOfAModalOne() throws {
        let chat = try Chat(columns: 60, rows: 24)
        chat.set([9], true)

        chat.live.take(.enter)

        #expect(!chat.frame.text.contains("Form, which"))
    }

    @Test func theMouseClosesAModalOneOutsideAndPressesItsButtons() throws {
        for number in [8, 9] {
            let chat = try Chat(columns: 60, rows: 24)
            chat.set([number], true)
            let place = chat.shown(number)
            #expect(place.row > 0)

            chat.click(place.row, place.column + 1)
            #expect(chat.frame.text.contains("Press \(number)"))
            chat.click(place.row - 1, place.column + 1)
            #expect(!chat.frame.text.contains("Press \(number)"))
            chat.set([number], true)
            let button = try #require(chat.frame.cell(of: "Press \(number)"))
            chat.click(button.row, button.column + 2)

            #expect(!chat.frame.text.contains("Press \(number)"))
        }
    }

    @Test func aPopoverIsBesideItsMessage() throws {
        let chat = try Chat(columns: 60, rows: 24, messages: 4)
        chat.set([8], true)

        let popover = chat.shown(8)
        let message = try #require(chat.frame.cell(of: "Number 1"))
        let rows = popover.row..<popover.row + (popover.covered?.rows ?? 0)
        #expect(!rows.contains(message.row))
        #expect(
            [message.row + 1, message.row + 2].contains(rows.lowerBound)
                || [message.row, message.row - 1].contains(rows.upperBound)
        )
    }

    @Test func rightToLeftIsTheMirror() throws {
        let chats = try [false, true].map { try Chat(columns: 60, rows: 24, isMirrored: $0) }
        for chat in chats { chat.set([0, 5, 7, 9], true) }

        for number in [0, 5, 7, 9] {
            let (plain, mirrored) = (chats[0].shown(number), chats[1].shown(number))
            #expect(plain.row == mirrored.row)
            let columns = plain.covered?.columns ?? 0
            #expect(mirrored.column == 60 - plain.column - columns, "overlay \(number)")
        }
    }

    @Test(arguments: 3...12)
    func aTallTypingIndicatorLeavesARowBetweenBars(rows: Int) throws {
        var components = try Components.with(OverlayPlugin.all)
        components.extend(.typingIndicator, with: TallTyping.self)
        let chat = try Chat(columns: 60, rows: rows, components: components)
        chat.set([0, 2], true)
        chat.stage.receive(.typingStarted(FixtureChat.bo))
        let (viewport, end) = (chat.viewport, chat.viewport.composerRow)
        #expect(!viewport.list.typingIndicatorView.isHidden)

        let taken = viewport.barRows.top + viewport.barRows.bottom + viewport.typingRows
        #expect(end + viewport.composerRows.count == viewport.rows)
        #expect(viewport.room + taken == end)
        let drawn = chat.frame.lines.enumerated().filter { $0.element.contains("typing") }
        #expect(drawn.allSatisfy { $0.offset < end - viewport.barRows.bottom })
    }

    @Test func whatIsOpenOutlivesTheScreens() throws {
        let chat = try Chat(columns: 60, rows: 24)
        chat.set([0, 9], true)
        let lines = chat.frame.lines

        chat.stage.rebuild(chat.components)

        #expect(chat.frame.lines == lines)
    }

    @Test func aViewThatIsTiedToAllEdgesOfTheListCoversAllOfIt() throws {
        let components = try Components.with(
            TestPlugin("cover") { $0.extend(.messageListVC, with: Covering.self) }
        )
        let chat = try Chat(columns: 60, rows: 24, components: components)

        #expect(chat.rowsOfMessages(chat.frame.lines) == 0)
        #expect(chat.frame.text.contains("All is covered"))
    }
}

/// Makes the typing indicator four lines high.
private final class TallTyping: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.heightAnchor.constraint(greaterThanOrEqualToConstant: 64).isActive = true
    }
}

private final class Covering: ComponentExtension<ChatMessageListVC> {
    override func setUpLayout() {
        super.setUpLayout()
        let cover = View()
        let label = Label()
        label.text = "All is covered"
        cover.backgroundColor = host.components[.appearance].palette.background
        cover.overlapsSiblings = true
        cover.fill(with: label)
        host.view.fill(with: cover)
    }
}

/// A chat in a window, with overlays.
private final class Chat {
    let components: Components
    let stage: ChatNavigator
    let live: LiveChat

    init(
        columns: Int,
        rows: Int,
        messages: Int = 40,
        isMirrored: Bool = false,
        components: Components? = nil
    ) throws {
        var options = TerminalOptions(columns: columns)
        options.positionsCursor = true
        var components = try components ?? .with(OverlayPlugin.all)
        if isMirrored { components[.layoutDirection] = .rightToLeft }
        components[.textMeasurer] = options.measurer
        self.components = components
        let transcript = ChannelTranscript(
            channel: FixtureChat.group,
            messages: (0..<messages).reversed().map {
                FixtureChat.message("\($0)", at: Int64($0) * 90, RichText(plain: "Number \($0)"))
            }
        )
        stage = ChatNavigator(
            ChatSession(transcript),
            canWrite: true,
            components: components,
            rows: rows - 1,
            options: options
        )
        live = LiveChat(stage)
    }

    var viewport: ChatViewport { stage.viewport }

    var frame: TerminalScreen { live.frame }

    func set(_ numbers: [Int], _ isOpen: Bool) {
        for number in numbers {
            viewport.screen.node.connectedTree?.set(
                isOpen,
                of: OverlayPlugin.keys[number],
                for: .channel(FixtureChat.group.id)
            )
        }
        viewport.fit()
    }

    func shown(_ number: Int) -> ChatViewport.Overlay {
        let shown = viewport.declaredOverlays.shown.first {
            ($0.view as? NumberedOverlay)?.number == number
        }
        return shown
            ?? ChatViewport.Overlay(
                view: View(),
                picture: TerminalPicture(line: ""),
                row: -1,
                column: -1
            )
    }

    func click(_ row: Int, _ column: Int) {
        live.take(.pointer(.press, row: row, column: column))
        live.take(.pointer(.release, row: row, column: column))
    }

    /// The number of rows between bars that show messages, if these fill the window.
    func rowsOfMessages(_ lines: [String]) -> Int {
        let (top, room) = (viewport.barRows.top, viewport.room)
        let rows = lines.dropFirst(top).prefix(room)
        return rows.contains { $0.contains("Number") } ? rows.count : 0
    }
}
