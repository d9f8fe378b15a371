import Components
import Testing
import Views

/// Laws of the focus, over random trees and random sequences of what keys, pointers, hosts and plugins do.
@Suite(.diagnosticsOfIssues)
struct FocusLawTests {
    @Test(arguments: Cases(60, of: 3_000))
    func whatHasTheFocusCanHaveItAndLosesItOnce(seed: Case) {
        let walk = FocusWalk(seed)

        for _ in 0..<40 {
            walk.step()
            walk.stage.layOut()
            let (focus, view) = (walk.stage.focus, walk.stage.focus?.view)
            if let view {
                #expect(view.isDescendant(of: walk.stage.root), "\(seed)")
                #expect(focus.map { view.isDescendant(of: $0.boundary) } == true, "\(seed)")
                #expect(focus?.stops.contains { $0 === view } == true, "\(seed)")
            }
            let editing = walk.fields.filter(\.isEditing)
            #expect(editing.count <= 1 && editing.allSatisfy { $0 === view }, "\(seed)")
        }
        walk.stage.dropFocus()

        for number in walk.fields.indices {
            let heard = walk.stage.heard.filter { $0.hasPrefix("\(number) ") }
                .filter { $0.contains("focused") || $0.contains("lost") }
            let isRight = heard.enumerated().allSatisfy { place, entry in
                entry.contains(place % 2 == 0 ? "focused" : "lost")
            }
            #expect(isRight && heard.count % 2 == 0, "\(seed): \(heard)")
        }
    }

    @Test(arguments: Cases(40, of: 2_000))
    func nextAndPreviousVisitEachStopOnceAndAreOpposites(seed: Case) {
        let stage = FocusWalk(seed).stage
        let stops = stage.focus?.stops ?? []

        #expect(stage.visited().elementsEqual(stops, by: { $0 === $1 }), "\(seed)")
        for stop in stops {
            stage.focus?.focus(on: stop)
            stage.focus?.focusNext()
            stage.focus?.focusPrevious()
            #expect(stage.focus?.view === stop, "\(seed)")
        }
    }

    @Test(arguments: Cases(40, of: 2_000))
    func rightToLeftVisitsTheSameInTheSameOrder(seed: Case) {
        let (walk, mirror) = (FocusWalk(seed), FocusWalk(seed, isMirrored: true))
        for _ in 0..<20 {
            walk.step()
            mirror.step()
        }

        #expect(walk.stage.heard == mirror.stage.heard, "\(seed)")
        #expect(
            walk.stage.visited().map(walk.number) == mirror.stage.visited().map(mirror.number),
            "\(seed)"
        )
    }

    @Test(arguments: Cases(40, of: 2_000))
    func itsOwnValueChangesNothingAndIsRestoredAfterAnother(seed: Case) {
        let walk = FocusWalk(seed)
        let stage = walk.stage
        for _ in 0..<20 { walk.step() }
        let (value, view, count) = (stage.focus?.focus, stage.focus?.view, stage.heard.count)

        stage.focus?.focus = value
        #expect(stage.focus?.focus == value && stage.focus?.view === view, "\(seed)")
        #expect(stage.heard.count == count, "\(seed)")
        guard view != nil else { return }
        stage.focus?.focusNext()
        stage.focus?.focus = value

        #expect(stage.focus?.focus == value && stage.focus?.view === view, "\(seed)")
    }

    @Test func theLawsSeeEveryLoss() {
        var heard: Set<String> = []
        for number in 0..<200 {
            let walk = FocusWalk(Case(number: number))
            for _ in 0..<40 {
                walk.step()
                walk.stage.layOut()
            }
            walk.stage.dropFocus()
            heard.formUnion(
                walk.stage.heard.compactMap { $0.split(separator: " ").last.map(String.init) }
            )
        }

        for loss in ["moved", "removed", "hidden", "disabled", "confined", "cancelled"] {
            #expect(heard.contains { $0.hasSuffix("FocusLoss.\(loss))") }, "\(loss)")
        }
    }
}

/// A random tree of stacks, fields and buttons, some of which confine the focus.
private final class FocusWalk {
    let stage: FieldStage
    private(set) var fields: [TextField] = []
    private let views: [View]
    private let stacks: [ContainerStackView]
    private var random: SeededGenerator

    init(_ seed: Case, isMirrored: Bool = false) {
        var random = SeededGenerator(seed: seed)
        var (views, fields): ([View], [TextField]) = ([], [])
        let stacks = (0..<3).map { number in
            let stack = ContainerStackView(axis: number == 1 ? .horizontal : .vertical)
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                if Bool.random(using: &random) {
                    fields.append(TextField())
                    stack.addArrangedSubview(fields[fields.count - 1])
                } else {
                    stack.addArrangedSubview(button("b"))
                }
            }
            views += stack.subviews
            return stack
        }
        views += stacks as [View]
        stage = FieldStage(stacks, isMirrored: isMirrored)
        (self.views, self.fields, self.stacks, self.random) = (views, fields, stacks, random)
        for (number, field) in fields.enumerated() { stage.listen(to: field, as: "\(number)") }
    }

    /// Returns the number of a view, the same in the mirror.
    func number(of view: View) -> Int? {
        views.firstIndex { $0 === view }
    }

    func step() {
        let view = views[Int.random(in: 0..<views.count, using: &random)]
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: stage.focus?.focusNext()
        case 2: stage.focus?.focusPrevious()
        case 3: stage.focus?.focus(on: view)
        case 4: view.isHidden.toggle()
        case 5: (view as? TextField)?.isEnabled.toggle()
        case 6: view.takeFocus()
        case 7: if view is ContainerStackView { view.confinesFocus.toggle() }
        case 8:
            let stack = stacks[Int.random(in: 0..<stacks.count, using: &random)]
            if !(view is ContainerStackView) { stack.addArrangedSubview(view) }
        case 9: if !(view is ContainerStackView) { view.removeFromSuperview() }
        case 10: view.isUserInteractionEnabled.toggle()
        default: stage.focus?.focus(on: nil)
        }
        stage.layOut()
    }
}
