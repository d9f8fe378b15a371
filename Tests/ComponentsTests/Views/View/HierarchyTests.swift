import Components
import Testing
import Views

@Suite struct HierarchyTests {
    @Test func viewsThatAreBeingDrawnLiveOn() {
        let root = View()
        root.addSubview(View())
        root.subviews[0].frame = Rect(x: 1, y: 2, width: 3, height: 4)
        weak let view = root.subviews[0]
        let drawn = root.drawn.subviews

        root.subviews[0].removeFromSuperview()

        #expect(view != nil)
        #expect(drawn.count == 1)
        #expect(drawn[0].frame == Rect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func addingAppends() {
        let (root, a, b) = (View(), View(), View())

        root.addSubview(a)
        root.addSubview(b)

        #expect(identities(root.subviews) == identities([a, b]))
        #expect(a.superview === root)
    }

    @Test(arguments: [(-5, 0), (0, 0), (1, 1), (2, 2), (99, 2)])
    func insertingKeepsToTheBounds(index: Int, place: Int) {
        let (root, view) = (View(), View())
        root.addSubview(View())
        root.addSubview(View())

        root.insertSubview(view, at: index)

        #expect(root.subviews.firstIndex { $0 === view } == place)
    }

    @Test(arguments: [(-1, "cab"), (0, "cab"), (1, "acb"), (2, "abc"), (9, "abc")])
    func insertingAViewAgainMovesIt(index: Int, order: String) {
        let root = View()
        let views = ["a", "b", "c"].map { Named($0) }
        for view in views { root.addSubview(view) }

        root.insertSubview(views[2], at: index)

        #expect(root.subviews.compactMap { ($0 as? Named)?.name }.joined() == order)
    }

    @Test func addingElsewhereTakesTheViewOut() {
        let (first, second, view) = (View(), View(), View())
        first.addSubview(view)

        second.addSubview(view)

        #expect(first.subviews.isEmpty)
        #expect(view.superview === second)
    }

    @Test func aViewCannotBePutIntoItselfOrBelow() {
        let (root, child) = (View(), View())
        root.addSubview(child)

        child.addSubview(root)
        root.addSubview(root)

        #expect(root.superview == nil)
        #expect(identities(root.subviews) == identities([child]))
        #expect(child.subviews.isEmpty)
    }

    @Test func removingTakesTheViewOut() {
        let (root, view) = (View(), View())
        root.addSubview(view)

        view.removeFromSuperview()
        view.removeFromSuperview()

        #expect(root.subviews.isEmpty)
        #expect(view.superview == nil)
    }

    @Test func aSuperviewThatEndsIsForgotten() {
        let view = View()
        do {
            let root = View()
            let middle = View()
            root.addSubview(middle)
            middle.addSubview(view)
        }

        #expect(view.superview == nil)
    }

    @Test func viewsDoNotKeepTheirSuperviewsAlive() {
        weak var ended: View?
        let view = View()
        do {
            let root = View()
            root.addSubview(view)
            ended = root
        }

        #expect(ended == nil)
    }

    @Test func theNearestCommonViewIsFound() {
        let (root, left, right, leaf) = (View(), View(), View(), View())
        root.addSubview(left)
        root.addSubview(right)
        right.addSubview(leaf)

        #expect(left.nearestCommonView(with: leaf) === root)
        #expect(leaf.nearestCommonView(with: right) === right)
        #expect(leaf.nearestCommonView(with: leaf) === leaf)
        #expect(leaf.nearestCommonView(with: View()) == nil)
    }

    @Test func aViewTakenOutBeforeItsTurnIsNotConnected() {
        let (root, first, last) = (View(), Remover(), View())
        root.addSubview(first)
        root.addSubview(last)
        first.whenSetUp = { last.removeFromSuperview() }

        root.mount(in: ComponentContext(Components()))

        #expect(first.node.isConnected)
        #expect(!last.node.isConnected)
    }

    @Test func aHundredThousandLevelsEndAndLayOut() {
        var view = View()
        for _ in 1..<100_000 {
            let outer = View()
            outer.addSubview(view)
            view = outer
        }

        view.layoutIfNeeded()

        #expect(view.subviews.count == 1)
    }
}

private final class Named: View {
    var name = ""

    convenience init(_ name: String) {
        self.init()
        self.name = name
    }
}

private final class Remover: View {
    var whenSetUp: () -> Void = {}

    override func setUp() {
        super.setUp()
        whenSetUp()
    }
}
