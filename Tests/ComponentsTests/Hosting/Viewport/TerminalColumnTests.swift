import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting

/// A list with columns in the cells of a terminal.
struct TerminalColumnTests {
    @Test func messagesOfALineShareItsRows() throws {
        let viewport = try stage().viewport

        let line = try #require(viewport.lines.first { $0.shown.messages.count == 2 })
        #expect(viewport.lines.count { $0.shown === line.shown } > 1)
        #expect(viewport.shownMessages.map(\.index) == Array(shown(viewport).reversed()))
    }

    @Test func scrollingReachesBothEnds() throws {
        let viewport = try stage().viewport

        viewport.scroll(byPages: -100)
        #expect(shown(viewport).contains(viewport.controller.messages.count - 1))
        #expect(viewport.lines.first?.row ?? 1 <= 0)
        viewport.scroll(byPages: 100)
        #expect(viewport.list.listView.isAtLatest)
        #expect(viewport.list.faults == [])
    }

    @Test func keysSelectEveryMessageOfALine() throws {
        let chat = try ChatFixture.chat(columns: 80, rows: 30)
        widen(chat.stage)

        var selected: [ChatMessage.ID?] = []
        for _ in 0..<10 {
            chat.take(.tab)
            selected.append(chat.stage.selected)
        }

        let ids = chat.stage.viewport.controller.messages.map(\.id)
        let first = try #require(ids.firstIndex { $0 == selected[0] })
        #expect(selected == ids[first..<first + 10].map(Optional.some))
    }

    @Test(arguments: ["list", "list --rtl"])
    func tapsReachTheMessageThatIsDrawn(line: String) throws {
        let viewport = try stage(line).viewport

        var reached: Set<ChatMessage.ID> = []
        for row in 0..<viewport.room {
            guard let drawn = viewport.line(at: row), drawn.row >= 0 else { continue }
            for column in stride(from: 1, to: 80, by: 2) {
                guard let place = viewport.place(row: row, column: column),
                    let message = drawn.shown.messages.first(where: { $0.cell === place.view })
                else { continue }
                let frame = message.cell.frame
                let x = (Double(column) + 0.5) * 8
                #expect(frame.x - 8 <= x && x <= frame.x + frame.size.width + 8)
                #expect(place.point.x >= -8 && place.point.x <= frame.size.width + 8)
                reached.insert(message.id)
            }
        }

        let whole = viewport.shownMessages.filter { viewport.showsAll(of: $0.id) }
        #expect(whole.count > 3)
        #expect(whole.allSatisfy { reached.contains($0.id) })
    }

    @Test(arguments: ["list", "list --rtl"])
    func tapsReachAHeaderBeyondItsColumn(line: String) throws {
        let stage = try ChatFixture.stage(line, columns: 80, rows: 30)
        widen(stage, hasDays: true)
        let viewport = stage.viewport
        viewport.scroll(byPages: -100)
        viewport.endScrolling()

        var columns: Set<Int> = []
        for row in 0..<viewport.room {
            for column in [2, 40, 77] {
                guard let place = viewport.place(row: row, column: column),
                    let header = (place.view as? ChatMessageCell)?.headerDecorations.first,
                    place.point.y < header.frame.y + header.frame.size.height
                else { continue }
                let hit = place.view.hitTest(place.point)
                #expect(hit?.isDescendant(of: header) == true, "\(row), \(column)")
                columns.insert(column)
            }
        }

        #expect(columns == [2, 40, 77])
    }

    @Test func barsOfASelectedMessageStandAtItsColumn() throws {
        let stage = try stage()
        let line = try #require(stage.viewport.lines.last { $0.shown.messages.count == 2 })
        stage.selected = line.shown.messages[1].id

        let row = try #require(stage.screen().lines.first { $0.contains("▌") })

        #expect(row.firstIndex(of: "▌") == row.index(row.startIndex, offsetBy: 40))
    }

    private func stage(_ line: String = "list") throws -> ChatNavigator {
        let stage = try ChatFixture.stage(line, columns: 80, rows: 30)
        widen(stage)
        return stage
    }

    private func widen(_ stage: ChatNavigator, hasDays: Bool = false) {
        var components = stage.viewport.components
        if hasDays { components[.messageListDateSeparatorEnabled] = true }
        components[.messageListColumns] = [.fraction(1), .fraction(1)]
        stage.rebuild(components)
    }

    private func shown(_ viewport: ChatViewport) -> [Int] {
        Array(viewport.list.listView.visibleRows)
    }
}
