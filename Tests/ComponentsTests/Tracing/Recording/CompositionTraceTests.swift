import Components
import Testing
import Tracing
import Views

struct CompositionTraceTests {
    @Test(arguments: Edit.all)
    func everyWriteIsSeen(edit: Edit) throws {
        let sample = Sample()
        let recorder = recorder(of: sample.view)

        edit.change(sample)

        let last = try #require(recorder.trace.changes.last)
        #expect(Set(last.writes.map(\.property)) == [edit.property])
        #expect(recorder.trace.views[last.view].path == edit.path.joined(separator: "/"))
        #expect(last.run == nil)
    }

    @Test func aHookInAHookHasItsOwnPart() {
        let recorder = recorder(of: OuterView())

        let trace = recorder.trace

        #expect(
            trace.account(of: "alpha") == [
                "OuterView.setUpLayout: innerView 1.0 -> 0.5",
                "InnerView.setUp: innerView 0.5 -> 0.25",
                "OuterView.setUpLayout: innerView 0.25 -> 0.75",
                "OuterView.layoutSubviews: innerView 0.75 -> 0.0",
            ]
        )
    }

    @Test func callsKnowTheCallAround() throws {
        let trace = recorder(of: OuterView()).trace

        let inner = try #require(trace.runs.first { $0.owner.type == "InnerView" })

        #expect(inner.call == .hook(.setUp))
        #expect(inner.outer.map { trace.runs[$0].call } == .hook(.setUpLayout))
    }

    @Test func viewsOfOneClassAreReportedApartByTheirNames() throws {
        let views = try [false, true].map { isTurned in
            let root = TwoLabels(isTurned: isTurned)
            let trace = withExtendedLifetime(root) { recorder(of: root).trace }
            return try #require(trace.views.first?.value(of: "subviews"))
        }

        #expect(views == ["first, second", "second, first"])
    }

    @Test func whatTheClassGivesIsNotWritten() {
        let trace = recorder(of: TextInputView()).trace

        let calls = trace.changes.map { $0.run.map { trace.runs[$0].call } }
        #expect(Set(calls) == [.layoutSubviews])
        #expect(trace.views.count > 1)
    }

    @Test func whatWasThereBeforeMountingWasWrittenByNoCall() {
        let root = View()
        let label = Label()
        label.text = "Hi"
        root.addSubview(label)

        let trace = recorder(of: root).trace

        #expect(trace.changes.map(\.run) == [nil, nil])
        #expect(trace.changes.flatMap(\.writes).map(\.property) == ["subviews", "text"])
    }

    @Test func viewsThatWentAreKept() {
        let root = View()
        let recorder = recorder(of: root)
        root.addSubview(Label())
        root.subviews.forEach { $0.removeFromSuperview() }

        let trace = recorder.trace

        #expect(trace.views.map(\.path) == ["view", nil])
    }

    @Test func neighboursOfOneNameAreReported() {
        let root = View()
        (0..<3).forEach { _ in root.addSubview(Label()) }

        let trace = recorder(of: root).trace

        #expect(trace.views.map(\.path) == ["view", "view/label", "view/label:2", "view/label:3"])
    }

    @Test func nothingIsRecordedUnlessAsked() {
        let (root, recorder) = (View(), CompositionRecorder())

        root.mount()
        root.alpha = 0

        #expect(recorder.trace.views == [])
    }

    @Test func aRecorderDoesNotKeepItsViews() {
        let recorder = CompositionRecorder()
        weak var root: View?
        do {
            let view = OuterView()
            view.mount(in: ComponentContext(Components(), recordedBy: recorder))
            root = view
        }

        #expect(root == nil)
        #expect(recorder.trace.views.map(\.path) == [nil, nil])
    }

    private func recorder(of root: View) -> CompositionRecorder {
        let recorder = CompositionRecorder()
        root.mount(in: ComponentContext(Components(), recordedBy: recorder))
        return recorder
    }
}

extension CompositionTrace {
    /// The writers of a property, in order.
    fileprivate func account(of property: String) -> [String] {
        changes.flatMap { change in
            change.writes.filter { $0.property == property }.map { write in
                let run = change.run.map { runs[$0] }
                let writer = run.map { "\($0.owner.type).\($0.call.name)" } ?? "nobody"
                return "\(writer): \(views[change.view].name) \(write.old) -> \(write.new)"
            }
        }
    }
}

private final class OuterView: View {
    let innerView = InnerView()

    override func setUpLayout() {
        super.setUpLayout()
        innerView.alpha = 0.5
        addSubview(innerView)
        innerView.alpha = 0.75
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        innerView.alpha = 0
    }
}

private final class InnerView: View {
    override func setUp() {
        super.setUp()
        alpha = 0.25
    }
}

private final class TwoLabels: View {
    let first = Label()
    let second = Label()
    private var isTurned = false

    convenience init(isTurned: Bool) {
        self.init()
        self.isTurned = isTurned
    }

    override func setUpLayout() {
        super.setUpLayout()
        for label in isTurned ? [second, first] : [first, second] { addSubview(label) }
    }
}
