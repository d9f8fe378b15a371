import Components
import Testing

@testable import Views

@Suite struct StoredViewsTests {
    @Test(arguments: [false, true])
    func whatIsFoundOnceAClassIsWhatAMirrorTellsOfEachObject(isFull: Bool) {
        for owner in [Plain(isFull), Deep(isFull), Weak(isFull), Inherited(isFull)] {
            let stored = StoredViews(ofClassOf: owner)
            let (found, mirrored) = (Finding(), Finding())

            stored.visit(owner, found.add)
            StoredViews.mirror(owner, mirrored.add)

            let views = Set(mirrored.all.map(\.id))
            #expect(found.all.filter { views.contains($0.id) } == mirrored.all)
            #expect(mirrored.all.isEmpty != isFull, "\(type(of: owner))")
        }
    }

    @Test func whatWasInAnEmptyOptionalDoesNotCount() {
        let owner = Deep(true)
        let stored = StoredViews(ofClassOf: owner)
        let label = owner.maybe?.label

        owner.maybe = nil
        let found = Finding()
        stored.visit(owner, found.add)

        #expect(
            label.map { label in found.all.contains { $0.id == ObjectIdentifier(label) } } == false
        )
    }

    @Test func extensionsOfPlainViewsHoldNone() {
        let found = Finding()

        StoredViews(ofClassOf: ContainerStackView()).visit(ContainerStackView(), found.add)
        StoredViews(ofClassOf: Label()).visit(Label(), found.add)

        #expect(found.all.isEmpty)
    }
}

/// The views that were found, in order.
private final class Finding {
    struct Found: Equatable {
        let id: ObjectIdentifier
        let name: String
    }

    private(set) var all: [Found] = []

    func add(_ id: ObjectIdentifier, _ name: String) {
        all.append(Found(id: id, name: name))
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

/// Has a mirror of its own, which is incomplete.
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

/// Has a property that is not stored in memory.
private final class Weak: Plain {
    weak var other: View?
    private var kept: View?

    override func fill() {
        super.fill()
        kept = View()
        other = kept
    }
}
