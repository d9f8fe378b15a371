import Components
import Drawing
import Testing
import Views

@Suite struct TextInputViewTests {
    @Test func printed() {
        for text in ["hello world and more", "a\n\n\n\nb\n\n", "", "tail      ", "明天见明天见明天见"] {
            let view = TextInputView()
            view.placeholder = "Write"
            view.text = text
            view.isEditing = true
            DrawnMessage.mount(view)
            view.layout(width: 12 * 8)
            print(view.frame, view.cursorFrame, view.firstVisibleRow)
            print(
                TerminalPicture(of: view, options: TerminalOptions(columns: 20, colors: .trueColor))
                    .text
            )
        }
    }
}
