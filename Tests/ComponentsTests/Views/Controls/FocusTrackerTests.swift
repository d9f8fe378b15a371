import Components
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct FocusTrackerTests {
    @Test(arguments: [false, true])
    func theOrderIsDownwardsAndThenAlongTheReadingDirection(isMirrored: Bool) {
        // Added in another order than they are read.
        let names = ["c", "a", "d", "b"]
        let frames = [(10.0, 60.0), (10, 10), (100, 60), (100, 10)]
        let views = zip(names, frames).map { name, corner in
            let view = button(name)
            view.frame = Rect(x: corner.0, y: corner.1, width: 40, height: 30)
            return view
        }
        let stage = FieldStage(views, isMirrored: isMirrored, in: View())

        #expect(stage.visited().map { ($0 as? Button)?.title } == ["a", "b", "c", "d"])
        #expect(stage.focus?.focusPrevious() == true)
        #expect(stage.focus?.view === views[2])
        stage.focus?.focus(on: nil)
        stage.focus?.focusPrevious()
        #expect(stage.focus?.view === views[2])
    }

    @Test func onlyWhatAnswersKeysTapsOrGesturesIsAStop() {
        let (field, input, plain, silent) = (TextField(), TextInputView(), View(), Control())
        let (swiped, answering, held) = (View(), AnsweringView(), ContainerStackView())
        let disabled = button()
        disabled.isEnabled = false
        let inner = button()
        held.addArrangedSubviews([inner])
        for view in [plain, swiped, answering] as [View] {
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        swiped.addGesture(Gesture("swipe", .swipe(.up), title: ""), to: swiped) { _, _ in }
        let stage = FieldStage([field, input, plain, silent, swiped, answering, disabled, held])

        let visited = stage.visited()

        #expect(
            visited.map(ObjectIdentifier.init)
                == [field, input, swiped, answering, inner].map(ObjectIdentifier.init)
        )
        #expect(stage.focus?.focus(on: plain) == false)
    }

    @Test func whatIsClippedAwayIsNoStop() {
        let area = View()
        area.clipsToBounds = true
        let (seen, unseen) = (button("seen"), button("unseen"))
        area.frame = Rect(width: 100, height: 50)
        seen.frame = Rect(y: 40, width: 50, height: 30)
        unseen.frame = Rect(y: 60, width: 50, height: 30)
        area.addSubview(seen)
        area.addSubview(unseen)
        let stage = FieldStage([area], in: View())

        #expect(stage.focus?.stops.map { ($0 as? Button)?.title } == ["seen"])
    }

    @Test func theNextOneFollowsAViewThatWasScrolledAway() {
        let (area, after) = (View(), button("after"))
        area.clipsToBounds = true
        area.frame = Rect(width: 100, height: 50)
        after.frame = Rect(y: 100, width: 50, height: 30)
        let (first, second) = (button("first"), button("second"))
        first.frame = Rect(width: 50, height: 20)
        second.frame = Rect(y: 20, width: 50, height: 20)
        area.addSubview(first)
        area.addSubview(second)
        let stage = FieldStage([area, after], in: View())
        stage.focus?.focus(on: second)

        second.frame.y = 60
        stage.layOut()
        #expect(stage.focus?.stops.contains { $0 === second } == false)
        stage.focus?.focusNext()

        #expect(stage.focus?.view === after)
    }

    private static let losses:
        [(reason: FocusLoss, cause: @Sendable (FieldStage, TextField) -> Void)] = [
            (.moved, { stage, _ in stage.focus?.focusNext() }),
            (.removed, { $1.removeFromSuperview() }),
            (.removed, { $1.superview?.removeFromSuperview() }),
            (.hidden, { $1.isHidden = true }),
            (.hidden, { $1.superview?.isHidden = true }),
            (.hidden, { $1.superview?.isUserInteractionEnabled = false }),
            (.disabled, { $1.isEnabled = false }),
            (.cancelled, { stage, _ in stage.dropFocus() }),
        ]

    @Test(arguments: losses.indices)
    func itIsLostWithAReason(number: Int) {
        let (reason, cause) = Self.losses[number]
        let (field, holder) = (TextField(), ContainerStackView())
        holder.addArrangedSubviews([field])
        let stage = FieldStage([holder, button()])
        stage.listen(to: field)
        #expect(stage.focus?.focus(on: field) == true && field.isEditing)

        cause(stage, field)
        stage.layOut()

        #expect(stage.changes.map(\.phase) == [.focused, .lost(reason)])
        #expect(!field.isEditing && stage.focus?.view !== field)
        #expect(stage.focus == nil || stage.focus?.lastLoss == reason)
    }

    @Test func itFollowsAViewThatIsMadeAgain() {
        let (first, second) = (TextField(), TextField())
        let stage = FieldStage([button(), first, button()])
        stage.listen(to: first, as: "first")
        stage.listen(to: second, as: "second")
        stage.focus?.focus(on: first)

        let stack = stage.root as? ContainerStackView
        first.removeFromSuperview()
        stack?.insertArrangedSubview(second, at: 1)
        stage.layOut()

        #expect(stage.focus?.view === second && second.isEditing && !first.isEditing)
        #expect(
            stage.heard == [
                "first focused", "first lost(Views.FocusLoss.removed)", "second focused",
            ]
        )
    }

    @Test func itIsRestoredInAnotherTree() throws {
        let made = { [button(), TextField(), TextField()] as [View] }
        let stage = FieldStage(made())
        stage.focus?.focusPrevious()
        let kept = try #require(stage.focus?.focus)

        let views = made()
        let other = FieldStage(views)
        other.focus?.focus = kept
        #expect(other.focus?.view === views[2])
        let poorer = FieldStage([button(), TextField()])
        poorer.focus?.focus = kept

        #expect(poorer.focus?.view == nil)
    }

    @Test func aConfiningViewKeepsItAndGivesItBack() {
        let (outer, inner, sheet) = (
            TextField(), [button(), TextField()], ContainerStackView(axis: .vertical)
        )
        sheet.addArrangedSubviews(inner)
        sheet.confinesFocus = true
        sheet.isHidden = true
        let stage = FieldStage([button(), outer, sheet])
        stage.listen(to: outer)
        stage.focus?.focus(on: outer)

        sheet.isHidden = false
        stage.layOut()
        #expect(stage.focus?.boundary === sheet && stage.focus?.view === inner[0])
        #expect(stage.heard.last == "field lost(Views.FocusLoss.confined)")
        #expect(stage.visited().count == 2)
        #expect(stage.focus?.focus(on: outer) == false)
        sheet.removeFromSuperview()
        stage.layOut()

        #expect(stage.focus?.view === outer && outer.isEditing)
    }

    @Test func nestedConfiningViewsGiveItBackOneByOne() {
        let sheets = (0..<2).map { _ in
            let sheet = ContainerStackView(axis: .vertical)
            sheet.addArrangedSubviews([TextField(), TextField()])
            sheet.confinesFocus = true
            sheet.isHidden = true
            return sheet
        }
        let page = button()
        let stage = FieldStage([page] + sheets)
        stage.focus?.focusNext()
        for sheet in sheets {
            sheet.isHidden = false
            stage.layOut()
            stage.focus?.focusNext()
        }
        #expect(stage.focus?.view === sheets[1].subviews[1])

        sheets[1].isHidden = true
        stage.layOut()
        #expect(stage.focus?.view === sheets[0].subviews[1])
        sheets[0].isHidden = true
        stage.layOut()

        #expect(stage.focus?.view === page)
    }

    @Test func pressingReachesTheViewWhateverLiesOnIt() {
        var count = 0
        let control = Control()
        control.addTarget("count") { count += 1 }
        let (field, cover) = (TextField(), AnsweringView())
        control.fill(with: cover)
        control.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let stage = FieldStage([control, field])
        stage.listen(to: field)

        #expect(stage.focus?.press() == false)
        stage.focus?.focusNext()
        #expect(stage.focus?.press() == true && count == 1 && cover.count == 0)
        stage.focus?.focusNext()
        #expect(stage.focus?.press() == true && cover.count == 1)
        stage.focus?.focusNext()
        #expect(stage.focus?.press() == true)

        #expect(stage.heard == ["field focused", "field submitted"])
    }

    @Test func callsOfHandlersHaveNoEffect() {
        let (field, other) = (TextField(), TextField())
        let stage = FieldStage([field, other])
        field.addHandler(to: field) { field, change in
            if case .lost = change.phase { field.takeFocus() }
        }
        stage.focus?.focus(on: field)

        stage.focus?.focus(on: other)

        #expect(stage.focus?.view === other && !field.isEditing)
    }
}

/// A view that answers taps.
private final class AnsweringView: View, TapResponder {
    private(set) var count = 0

    func respond(to tap: Tap) -> EventReply {
        count += 1
        return .handled
    }
}
