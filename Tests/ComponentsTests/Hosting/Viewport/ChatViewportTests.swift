import Components
import DefaultComponents
import Drawing
import Testing
import Views

@testable import Hosting
@testable import Workbench

struct ChatViewportTests {
    @Test(arguments: [(70, 20), (40, 8), (120, 50), (24, 12), (12, 4)])
    func rowsOfTheWindowAreFilled(columns: Int, rows: Int) throws {
        let stage = try ChatFixture.stage(columns: columns, rows: rows)

        #expect(stage.viewport.lines.count == rows - 1)
        #expect(stage.screen().rows == rows)
        #expect(stage.viewport.list.faults == [])
    }

    @Test(arguments: [20, 60])
    func aControlOverTheWholeListIsHitEverywhere(rows: Int) throws {
        let viewport = try ChatFixture.stage(rows: rows).viewport
        var components = viewport.components
        components.extend(.messageListVC, with: CoveringControl.self)
        viewport.rebuild(components)
        let control = try #require(
            viewport.list.view.subviews.compactMap { $0 as? CountingControl }.first
        )

        var places = 0
        for row in 0..<viewport.room {
            for column in stride(from: 0, to: 70, by: 3) {
                viewport.tap(row: row, column: column)
                places += 1
            }
        }

        #expect(control.count == places)
    }

    @Test(arguments: Cases(6, of: 120))
    func scrollingMovesEachRowAsFarAsItSays(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        let line = ["list", "list --all-plugins", "list --rtl --messages 500"][seed.number % 3]
        let rows = Int.random(in: 8...40, using: &random)
        let viewport = try ChatFixture.stage(line, rows: rows).viewport

        for step in 0..<40 {
            let before = viewport.lines
            let count = Int.random(in: -(rows - 3)...rows - 3, using: &random)
            viewport.scroll(by: count)
            let after = viewport.lines

            let moved = distance(before, after)
            #expect(moved != nil, "seed \(seed), step \(step): no row of before is seen")
            let limit = abs(count)
            #expect(moved.map { abs($0) <= limit } ?? false, "seed \(seed), step \(step)")
            let isAtEnd = viewport.list.listView.isAtLatest || showsOldest(viewport)
            #expect(moved == -count || isAtEnd, "seed \(seed), step \(step), \(count)")
            #expect(after.count == rows - 1, "seed \(seed), step \(step)")
        }
        #expect(viewport.list.faults == [], "seed \(seed)")
    }

    @Test func bothEndsAreReached() throws {
        let viewport = try ChatFixture.stage().viewport

        viewport.scroll(byPages: -100)
        #expect(showsOldest(viewport))
        viewport.scrollToLatest()
        #expect(viewport.list.listView.isAtLatest)
        viewport.scrollToOldest()
        #expect(showsOldest(viewport))
        viewport.scroll(byPages: 100)
        #expect(viewport.list.listView.isAtLatest)
    }

    @Test func everyMessageIsReachedByItsID() throws {
        let stage = try ChatFixture.stage(rows: 14)

        for message in stage.room.transcript.messages {
            #expect(stage.viewport.scroll(toID: message.id))
            #expect(stage.viewport.showsBeginning(of: message.id), "\(message.id)")
        }
        #expect(!stage.viewport.scroll(toID: "m99"))
    }

    @Test func windowKeepsItsBottomWhenItsSizeChanges() throws {
        let stage = try ChatFixture.stage()
        stage.viewport.scroll(by: -15)
        let bottom = try #require(stage.viewport.lines.last)

        stage.resize(columns: 70, rows: 35)
        #expect(stage.viewport.lines.last?.isSame(as: bottom) == true)
        stage.resize(columns: 70, rows: 9)
        #expect(stage.viewport.lines.last?.isSame(as: bottom) == true)
    }

    @Test func pluginsComeAndGoAtTheSamePlace() throws {
        let stage = try ChatFixture.stage()
        #expect(stage.viewport.scroll(toID: "m12"))
        let bottom = stage.viewport.lines.last?.message.id
        let before = stage.screen()
        let plugged = try ComponentsSetup(
            arguments: ArgumentParser.parse(["list", "--all-plugins"])
        )

        stage.rebuild(try plugged.inCells())
        #expect(stage.viewport.shownMessages.last?.id == bottom)
        #expect(stage.screen() != before)
        stage.rebuild(
            try ComponentsSetup(arguments: ArgumentParser.parse(["list"])).inCells()
        )
        #expect(stage.viewport.shownMessages.last?.id == bottom)
    }

    @Test func aScreenThatIsMadeAgainWhileItScrollsShowsTheDayUntilThatEnds() throws {
        let viewport = try ChatFixture.stage().viewport
        viewport.scroll(by: -3)
        let day = viewport.list.dateOverlayView.content

        viewport.rebuild(viewport.components)

        #expect(!viewport.list.dateOverlayView.isHidden)
        #expect(viewport.list.dateOverlayView.content == day)
        viewport.endScrolling()
        #expect(viewport.list.dateOverlayView.isHidden)
    }

    @Test(arguments: ["list", "list --plugin reversed-metadata", "list --ascii"])
    func clickOnEachAvatarLeadsToTheAuthor(line: String) throws {
        let stage = try ChatFixture.stage(line, columns: 60, rows: 60)
        let viewport = stage.viewport
        let lines = stage.screen().lines
        var found: Set<String> = []

        for row in lines.indices {
            guard lines[row].prefix(5).contains(where: { $0.isLetter }), lines[row].first == " ",
                let message = viewport.line(at: row)?.message,
                let author = viewport.controller.message(id: message.id)?.author,
                lines[row].dropFirst(2).first.map({ "([".contains($0) }) == true
            else { continue }
            stage.tap(row: row, column: 3)
            #expect(stage.sheet?.title == author.name, "row \(row)")
            stage.sheet = nil
            found.insert(author.id)
        }

        #expect(found.isSuperset(of: ["ilyas", "mei"]))
    }

    @Test func cardOfAPluginLiesOverTheList() throws {
        let stage = try ChatFixture.stage("list --plugin custom-router", columns: 60, rows: 60)
        let message = try #require(
            stage.viewport.shownMessages.first { message in
                stage.viewport.parts(of: message.id).contains { $0.part == .avatar }
            }
        )
        let before = stage.viewport.overlays.count

        #expect(stage.viewport.tap(.avatar, of: message.id))

        #expect(stage.viewport.overlays.count == before + 1)
        #expect(stage.sheet == nil)
    }

    /// Returns the number of rows that the visible content moved down; nil if none of it is visible any more.
    private func distance(_ before: [ViewportLine], _ after: [ViewportLine]) -> Int? {
        for (place, line) in before.enumerated() {
            if let other = after.firstIndex(where: { $0.isSame(as: line) }) { return other - place }
        }
        return nil
    }

    private func showsOldest(_ viewport: ChatViewport) -> Bool {
        viewport.lines.first?.message.index == viewport.controller.messages.count - 1
            && (viewport.lines.first?.row ?? 1) <= 0
    }
}

private final class CoveringControl: ComponentExtension<ChatMessageListVC> {
    override func setUpLayout() {
        super.setUpLayout()
        host.view.fill(with: CountingControl())
    }
}

private final class CountingControl: Control {
    private(set) var count = 0

    override func setUpLayout() {
        super.setUpLayout()
        let label = Label()
        label.text = "Tap anywhere"
        addSubview(label)
        Constraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        addTarget("count") { [unowned self] in count += 1 }
    }
}
