import Testing
import Views

@Suite struct EditingText {
    @Test func aWordIsTakenBack() {
        var text = EditedText("Hello wrold")
        text.apply(.delete(.wordBack))
        text.apply(.insert("world"))
        text.apply(.undo)

        #expect(text.text == "Hello ")
    }

    @Test func stepsCountInRows() {
        var text = EditedText("Hello there")
        text.select(TextSelection(cursor: 2))

        let rows = TextRows("Hello there", width: 6 * CellMeasurer.cellWidth)
        text.apply(.move(.rowDown), rows: rows)

        #expect(text.cursor == 8)
    }

    @Test func whatIsTypedIsShown() {
        let input = TextInputView()
        input.placeholder = "Write a message"
        input.isEditing = true
        input.apply(.insert("Hello"))
        input.apply(.move(.rowUp))

        #expect(input.text == "Hello")
        #expect(input.editedText.cursor == 0)
    }
}
