import DefaultComponents
import Testing
import Views

/// The frames of overlays, alone.
struct OverlayLayoutTests {
    @Test func barsShareWhatThereIsOnASmallScreen() {
        let layout = Self.layout([(.topBar, 48), (.topBar, 16), (.bottomBar, 80)], rows: 8)

        // Eight rows, of which two stay for the list at least: four are shared.
        #expect(layout.frames.map { $0?.height } == [16, 16, 32])
        #expect((layout.top, layout.bottom) == (32, 32))
    }

    @Test func eachBarHasARowForAsLongAsThereAreSoMany() {
        let bars = (0..<5).map { _ in (OverlayRegion.topBar, 48.0) }

        #expect(Self.layout(bars, rows: 7).frames.allSatisfy { $0?.height == 16 })
        #expect(Self.layout(bars, rows: 7).top == 80)
        #expect(Self.layout(bars, rows: 2).top == 0)
    }

    @Test func aPopoverFlipsToTheSideWithRoom() throws {
        let anchors = [1: (row: 2, isBelow: true), 9: (row: 5, isBelow: false)]
        for (place, expected) in anchors {
            let anchor = Rect(x: 80, y: Double(place) * 16, width: 40, height: 16)
            let layout = Self.layout([(.popover(.message("1")), 64)], rows: 12, anchor: anchor)
            let frame = try #require(layout.frames[0])
            #expect(frame.y == Double(expected.row) * 16 && frame.x == 80)
        }
    }

    @Test func aPopoverIsCutBesideAViewThatLeavesThreeRows() throws {
        let anchor = Rect(x: 80, y: 48, width: 40, height: 32)
        let layout = Self.layout([(.popover(.message("1")), 200)], rows: 8, anchor: anchor)
        let frame = try #require(layout.frames[0])

        #expect(frame.y == 80 && frame.height == 48)
    }

    @Test func aPopoverStaysOnTheScreen() throws {
        let anchor = Rect(x: 300, y: 0, width: 20, height: 96)
        let layout = Self.layout([(.popover(.message("1")), 200)], rows: 6, anchor: anchor)
        let frame = try #require(layout.frames[0])

        // The view leaves no room at all, so a part of it is covered.
        #expect(frame.y >= 0 && frame.y + frame.height <= 96 && frame.height == 64)
        #expect(frame.x + frame.width == 312)
    }

    @Test func cornersAreClearOfBarsAndOfTheListsOwnViews() {
        let button = Rect(x: 280, y: 100, width: 30, height: 30)
        let layout = Self.layout(
            [(.corner(.bottomTrailing), 16), (.corner(.bottomTrailing), 16), (.bottomBar, 16)],
            rows: 10,
            obstacles: [button]
        )

        let frames = layout.frames.compactMap(\.self)
        #expect(frames[0].y + frames[0].height <= 100)
        #expect(frames[1].y + frames[1].height <= frames[0].y)
    }

    @Test func cornersThatLeaveOneViewDoNotCoverAnother() throws {
        let button = Rect(x: 280, y: 100, width: 30, height: 30)
        let typing = Rect(x: 8, y: 138, width: 304, height: 16)
        let layout = Self.layout(
            [(.corner(.bottomTrailing), 16)],
            rows: 10,
            obstacles: [button, typing]
        )

        let frame = try #require(layout.frames[0])
        #expect(frame.y + frame.height <= 100)
    }

    private static func layout(
        _ overlays: [(region: OverlayRegion, height: Double)],
        rows: Int,
        anchor: Rect? = nil,
        obstacles: [Rect] = []
    ) -> OverlayLayout {
        let items = overlays.map { region, height in
            OverlayLayout.Item(Overlay(region, label: ""), anchor: { _ in anchor }) {
                Size(width: min($0, 160), height: height)
            }
        }
        return OverlayLayout(
            of: items,
            on: Size(width: 320, height: Double(rows) * 16),
            over: Rect(width: 320, height: Double(rows) * 16),
            besides: obstacles,
            margin: Size(width: 8)
        )
    }
}
