import Components
import Testing

@testable import Views

@Suite struct HeldViewsTests {
    @Test func everyKindOfPropertyNamesItsViews() {
        let names = self.names(in: Plain(true))

        #expect(names == ["late", "always", "object", "value", "anything", "twice"])
    }

    @Test func propertiesOfSuperclassesComeFirst() {
        #expect(names(in: Inherited(true)).suffix(2) == ["twice", "own"])
    }

    @Test func structsNameTheirViewsAndCollectionsGiveTheirNameThreeLevelsDeep() {
        let names = self.names(in: Deep(true)).dropFirst(self.names(in: Plain(true)).count)

        #expect(
            Array(names) == [
                "label", "listed", "listed", "keyed", "sliced", "sliced", "paired", "label",
                "shown",
            ]
        )
    }

    @Test func weakPropertiesNameTheirViews() {
        #expect(names(in: Weak(true)).suffix(2) == ["other", "kept"])
    }

    @Test func emptyPropertiesNameNothing() {
        for owner in [Plain(false), Deep(false), Weak(false), Inherited(false)] {
            #expect(names(in: owner) == [], "\(type(of: owner))")
        }
    }

    @Test func plainViewsHoldNone() {
        #expect(HeldViews.isPlain(ContainerStackView()))
        #expect(names(in: ContainerStackView()) == [])
        #expect(names(in: Label()) == [])
    }

    @Test func propertiesAreReadOnlyForViewsWithoutAName() {
        let owner = Counting()
        let (listed, other) = (View(), View())
        owner.listed = listed
        owner.addSubview(listed)
        owner.addSubview(other)
        var names = ViewNames(root: owner)

        names.enter(owner)
        let first = names.enter(listed)
        names.leave()
        #expect(first == "listed")
        #expect(owner.mirrors == 0)
        for _ in 0..<2 {
            names.enter(other)
            names.leave()
        }

        #expect(names.name(of: other) == "view")
        #expect(owner.mirrors == 1)
    }

    @Test func nearestPropertyNames() {
        let (outer, inner, view) = (Inherited(), Inherited(), View())
        outer.own = nil
        outer.always = view
        inner.object = nil
        inner.anything = view
        outer.addSubview(inner)
        inner.addSubview(view)
        var names = ViewNames(root: outer)

        names.enter(outer)
        #expect(names.enter(inner) == "inherited")
        #expect(names.enter(view) == "anything")
    }

    private func names(in owner: View) -> [String] {
        var names: [String] = []
        HeldViews.visit(owner) { _, name in names.append(name) }
        return names
    }
}

/// Lists one view and counts how often it is reflected.
private final class Counting: View, HeldViewNaming, CustomReflectable {
    var listed: View?
    var mirrors = 0

    var heldViews: KeyValuePairs<String, View?> { ["listed": listed] }

    var customMirror: Mirror {
        mirrors += 1
        return Mirror(self, children: ["listed": listed as Any])
    }
}

private protocol Marked {}
private protocol MarkedView: View {}
private final class MarkedLabel: Label, Marked, MarkedView {}

private struct Parts {
    var number = 7
    let label: Label
    var words = ["a"]
    var inner: Inner?

    struct Inner {
        let first: View
        let rest: [View]
    }
}

/// Has a mirror of its own, which leaves a view out.
private struct Told: CustomReflectable {
    let hidden: View
    let shown: View

    var customMirror: Mirror { Mirror(self, children: ["shown": shown], displayStyle: .struct) }
}

/// Has views in properties of every kind.
private class Plain: View {
    var count = 3
    var text = "words"
    lazy var late = Label()
    var always: View?
    var object: (any MarkedView)?
    var value: (any Marked)?
    var anything: Any = 1
    var action: () -> Void = {}
    var range = 0..<3
    var twice: View??

    convenience init(_ isFull: Bool) {
        self.init()
        if isFull { fill() }
    }

    func fill() {
        _ = late
        always = View()
        object = MarkedLabel()
        value = MarkedLabel()
        anything = Label()
        twice = .some(View())
    }
}

private final class Inherited: Plain {
    var own: Label?

    override func fill() {
        super.fill()
        own = Label()
    }
}

/// Has views in structs, collections and tuples.
private final class Deep: Plain {
    var maybe: Parts?
    var listed: [View?] = []
    var keyed: [String: View] = [:]
    var unordered: Set<Int> = [1]
    var sliced: ArraySlice<View> = []
    var paired: (Int, View?) = (1, nil)
    var structs: [Parts] = []
    var told: Told?

    override func fill() {
        super.fill()
        let inner = Parts.Inner(first: View(), rest: [View()])
        maybe = Parts(label: Label(), inner: inner)
        listed = [View(), nil, Label()]
        keyed = ["a": View()]
        sliced = [View(), View()]
        paired = (2, View())
        structs = [Parts(label: Label())]
        told = Told(hidden: View(), shown: View())
    }
}

/// Has a weak property.
private final class Weak: Plain {
    weak var other: View?
    private var kept: View?

    override func fill() {
        super.fill()
        kept = View()
        other = kept
    }
}
