import Components
import Testing
import Views

/// The focus in views that confine it, and what it was before as part of its value.
@Suite(.diagnosticsOfIssues)
struct FocusConfiningTests {
    @Test func whatIsCoveredIsPartOfTheValue() throws {
        func made() -> (page: TextField, sheets: [ContainerStackView], stage: FieldStage) {
            let page = TextField()
            let sheets = (0..<2).map { _ in
                let sheet = ContainerStackView(axis: .vertical)
                sheet.addArrangedSubviews([button(), TextField()])
                sheet.confinesFocus = true
                sheet.isHidden = true
                return sheet
            }
            return (page, sheets, FieldStage([button(), page] + sheets))
        }
        let (page, sheets, stage) = made()
        stage.focus?.focus(on: page)
        for sheet in sheets {
            sheet.isHidden = false
            stage.layOut()
            stage.focus?.focusNext()
        }
        let kept = try #require(stage.focus?.focus)

        let (otherPage, others, other) = made()
        for sheet in others { sheet.isHidden = false }
        other.layOut()
        other.focus?.focus = kept
        #expect(other.focus?.view === others[1].subviews[1] && other.focus?.focus == kept)
        for (sheet, view) in [(others[1], others[0].subviews[1]), (others[0], otherPage)] {
            sheet.isHidden = true
            other.layOut()
            #expect(other.focus?.view === view)
        }
        // Where nothing is modal any more, what was below has it at once.
        let (thirdPage, _, third) = made()
        third.focus?.focus = kept

        #expect(third.focus?.view === thirdPage)
    }

    @Test func aValueOutsideWaitsForAModalViewToGo() throws {
        let (page, sheet) = (TextField(), ContainerStackView(axis: .vertical))
        sheet.addArrangedSubviews([button()])
        let stage = FieldStage([page, sheet])
        stage.focus?.focus(on: page)
        let kept = stage.focus?.focus
        stage.focus?.focus(on: nil)
        sheet.confinesFocus = true
        stage.layOut()

        stage.focus?.focus = kept
        #expect(stage.focus?.view === sheet.subviews[0])
        sheet.isHidden = true
        stage.layOut()

        #expect(stage.focus?.view === page)
    }

    @Test(arguments: [false, true])
    func aValueThatLeadsNowhereTakesTheFocusFromAllButAModalView(isModal: Bool) {
        let (gone, field, sheet) = (button(), TextField(), ContainerStackView(axis: .vertical))
        sheet.addArrangedSubviews([button(), field])
        let stage = FieldStage([gone, sheet])
        stage.focus?.focus(on: gone)
        let kept = stage.focus?.focus
        gone.removeFromSuperview()
        sheet.confinesFocus = isModal
        stage.layOut()
        stage.focus?.focus(on: field)

        stage.focus?.focus = kept
        stage.layOut()
        #expect(stage.focus?.view === (isModal ? field : nil))
        sheet.isHidden = true
        stage.layOut()

        #expect(stage.focus?.view == nil)
    }

    @Test func aValueOfAModalViewThatIsGoneGivesTheFocusToWhatItCovered() {
        func made(isModal: Bool) -> (TextField, FieldStage) {
            let (page, sheet) = (TextField(), ContainerStackView(axis: .vertical))
            sheet.addArrangedSubviews([button()])
            let stage = FieldStage(isModal ? [page, sheet] : [page])
            stage.focus?.focus(on: page)
            if isModal { sheet.confinesFocus = true } else { stage.focus?.focus(on: nil) }
            stage.layOut()
            return (page, stage)
        }
        let ((_, old), (page, new)) = (made(isModal: true), made(isModal: false))

        new.focus?.focus = old.focus?.focus

        #expect(new.focus?.view === page)
    }

    @Test func aModalViewKeepsTheKeysWhenAButtonIsDisabled() {
        let buttons = [button("first"), button("second")]
        let sheet = ContainerStackView(axis: .vertical)
        sheet.addArrangedSubviews(buttons)
        sheet.confinesFocus = true
        let stage = FieldStage([TextField(), sheet])
        stage.layOut()
        #expect(stage.focus?.view === buttons[0])

        buttons[0].isEnabled = false
        stage.layOut()
        #expect(stage.focus?.view === buttons[1])
        buttons[1].isEnabled = false
        stage.layOut()
        #expect(stage.focus?.view == nil)
        buttons[0].isEnabled = true
        stage.layOut()
        #expect(stage.focus?.view === buttons[0])
        stage.focus?.focus(on: nil)
        stage.layOut()

        #expect(stage.focus?.view == nil)
    }
}
