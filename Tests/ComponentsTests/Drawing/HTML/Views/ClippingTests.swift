import Components
import Testing
import Views

@testable import Drawing

@Suite struct ClippingTests {
    @Test func nothingClipsUnlessSet() {
        #expect(!View().clipsToBounds)
        #expect(TreeNode(of: View()).keys.isEmpty)
    }

    @Test func theTreeTellsWhatClips() {
        let view = View()
        view.clipsToBounds = true

        #expect(TreeNode(of: view).keys.map(\.name) == ["clips"])
        #expect(TreeNode(of: view).json.contains("\"clips\": true"))
    }

    @Test func tapsAreAsWithoutClipping() {
        let (root, inner) = window()

        let hits = [Point(x: 5, y: 5), Point(x: 5, y: 70)].map { root.hitTest($0) === inner }
        inner.superview?.clipsToBounds = false

        #expect([Point(x: 5, y: 5), Point(x: 5, y: 70)].map { root.hitTest($0) === inner } == hits)
    }

    @Test func pagesHideWhatLiesOutside() throws {
        let box = HTMLFixture.box("box", x: 0, y: 0)
        box.clipsToBounds = true
        let other = HTMLFixture.box("other", x: 0, y: 50)

        let elements = try HTMLFixture.elements([box, other])

        #expect(elements.withClass("o").values(of: "aria-label") == ["box"])
        var page = HTMLPage(title: "Page")
        page.append(transcript: [HTMLFixture.entry([box])])
        #expect(page.text.contains(".o{overflow:hidden}"))
    }

    @Test func picturesLeaveOutTheLinesOutside() {
        let lines = (0..<6).map { DrawnMessage.label("line \($0)", 0, Double($0) * 16 - 32) }
        let root = DrawnMessage.view(0, 0, 100, 100, [clipping(0, 0, 100, 32, lines)])

        #expect(DrawnMessage.picture(root).text == "line 2\nline 3\n")
    }

    @Test func aFrameThatIsCutHasNoEdgeThere() {
        func picture(_ y: Double) -> String {
            let lines = (0..<3).map { DrawnMessage.label("ab\($0)", 8, 16 + Double($0) * 16) }
            let frame = DrawnMessage.framed(DrawnMessage.view(0, y, 48, 80, lines))
            let root = DrawnMessage.view(0, 0, 100, 100, [clipping(0, 0, 100, 48, [frame])])
            return DrawnMessage.picture(root).text
        }

        #expect(picture(0) == "┌────┐\n│ab0 │\n│ab1 │\n")
        #expect(picture(-16) == "│ab0 │\n│ab1 │\n│ab2 │\n")
        #expect(picture(-32) == "│ab1 │\n│ab2 │\n└────┘\n")
        #expect(picture(-80) == "")
        #expect(picture(48) == "")
    }

    @Test func picturesLeaveOutTheColumnsOutside() {
        let root = DrawnMessage.view(
            0,
            0,
            200,
            16,
            [clipping(16, 0, 32, 16, [DrawnMessage.label("abcdefgh", -16, 0)])]
        )

        let text = DrawnMessage.picture(root).text

        #expect(text.hasPrefix("  cde"))
        #expect(text.count == "  cde…\n".count)
    }

    @Test func clippingViewsInsideEachOtherShowWhatBothShow() {
        let lines = (0..<6).map { DrawnMessage.label("line \($0)", 0, Double($0) * 16) }
        let inner = clipping(0, -16, 100, 64, lines)
        let root = DrawnMessage.view(0, 0, 100, 100, [clipping(0, 0, 100, 100, [inner])])

        #expect(DrawnMessage.picture(root).text == "line 1\nline 2\nline 3\n")
    }

    @Test func meaningsLeaveOutWhatLiesOutsideAltogether() {
        let lines = (0..<6).map { DrawnMessage.label("line \($0)", 0, Double($0) * 16 - 24) }
        let root = DrawnMessage.view(0, 0, 100, 100, [clipping(0, 0, 100, 32, lines)])
        DrawnMessage.mount(root)

        #expect(AccessibilityTree(of: root).lines.map(\.name) == ["line 1", "line 2", "line 3"])
    }

    @Test func beforeLayoutNothingIsOutside() {
        let (root, label) = (View(), Label())
        root.clipsToBounds = true
        label.text = "here"
        root.addSubview(label)

        #expect(AccessibilityTree(of: root).lines.map(\.name) == ["here"])
    }

    /// A clipping view as large as everything in it changes nothing.
    @Test(arguments: Cases(40, of: 400))
    func clippingWhereNothingSticksOutChangesNothing(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let lines = (0..<8).map { place in
            let y = Double(place) * 24 + Double.random(in: 0...8, using: &random)
            let line = DrawnMessage.label("line \(place)", 8, y + 16)
            return Bool.random(using: &random)
                ? DrawnMessage.framed(DrawnMessage.view(0, y, 96, 48, [line])) : line
        }
        let holder = DrawnMessage.view(8, 8, 200, 400, lines)
        let root = DrawnMessage.view(0, 0, 240, 480, [holder])
        let open = DrawnMessage.picture(root)
        let meaning = AccessibilityTree(of: root)

        holder.clipsToBounds = true

        #expect(DrawnMessage.picture(root).text == open.text, "seed \(seed)")
        #expect(AccessibilityTree(of: root).text == meaning.text, "seed \(seed)")
    }

    private func clipping(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ views: [View]
    ) -> View {
        let view = DrawnMessage.view(x, y, width, height, views)
        view.clipsToBounds = true
        return view
    }

    /// Returns a root and a view that extends beyond a clipping one.
    private func window() -> (root: View, inner: View) {
        let inner = DrawnMessage.view(0, 0, 100, 100)
        return (DrawnMessage.view(0, 0, 100, 100, [clipping(0, 0, 50, 50, [inner])]), inner)
    }
}
