import Components
import DefaultComponents
import Drawing
import Testing
import Views

@Suite struct TextInputViewTests {
    @Test func itIsAsHighAsItsRows() {
        let view = input("Hello there, all of you", columns: 12)

        #expect(view.frame.size == Size(width: 96, height: 48))
        #expect(lines(view) == ["Hello", "there, all", "of you"])
    }

    @Test func aRowHasRoomForTheCursorBehindIt() {
        let view = input("twelve cells", columns: 12)

        #expect(lines(view) == ["twelve", "cells"])
        #expect(view.cursorFrame == Rect(x: 40, y: 16, width: 8, height: 16))
    }

    @Test func placeholdersCanBeReadOnBubblesAndPages() {
        let (color, palette) = (TextField().placeholderColor, Appearance().palette)
        let grounds = [
            palette.background, palette.incomingBubble, palette.outgoingBubble, palette.floating,
        ]

        for ground in grounds {
            #expect(color.light.contrast(with: ground.light) >= 4.5, "\(ground.name)")
            #expect(color.dark.contrast(with: ground.dark) >= 4.5, "\(ground.name)")
        }
    }

    @Test func beyondItsLimitItScrollsToTheCursor() {
        let view = input("1\n2\n3\n4\n5", columns: 12)
        view.numberOfLines = 3
        view.layout(width: 96)
        #expect(lines(view) == ["3", "4", "5"])

        for _ in 0..<3 { view.apply(.move(.rowUp)) }
        view.layout(width: 96)

        #expect(lines(view) == ["2", "3", "4"])
        #expect(view.cursorFrame.y == 0)
    }

    @Test func noRowShowsBesideTheInsets() {
        let view = input("1\n2\n3\n4", columns: 12)
        view.numberOfLines = 2
        view.textContainerInset = DirectionalEdgeInsets(all: 12)
        view.layout(width: 96)

        #expect(lines(view) == ["  3", "  4"])
        #expect(view.cursorFrame == Rect(x: 20, y: 28, width: 8, height: 16))
    }

    @Test func emptyRowsKeepTheirPlace() {
        let view = input("a\n\n\nb\n", columns: 12)

        #expect(lines(view) == ["a", "", "", "b", ""])
        #expect(view.cursorFrame.y == 64)
    }

    @Test func anEmptyTextShowsWhatStandsInItsPlace() {
        let view = input("", columns: 20)
        view.placeholder = "Write a message"
        view.layout(width: 160)

        #expect(lines(view) == ["Write a message"])
        #expect(view.cursorFrame.x == 0)
        #expect(view.accessibilityLabel == "Write a message")
    }

    @Test func itHasARowWithoutAnything() {
        let view = input("", columns: 20)

        #expect(view.frame.size.height == 16)
        #expect(TerminalPicture(of: view).rows == 1)
    }

    @Test func whatIsSelectedIsColouredRowByRow() {
        let view = input("one two three", columns: 8)
        view.apply(.selectAll)
        view.layout(width: 64)

        let colored = view.subviews[0].subviews.filter {
            $0.backgroundColor == view.selectionColor && !$0.isHidden
        }

        #expect(
            colored.map(\.frame).sorted { $0.y < $1.y } == [
                Rect(x: 0, y: 0, width: 64, height: 16), Rect(x: 0, y: 16, width: 40, height: 16),
            ]
        )
    }

    @Test func nothingIsColouredWithoutEditing() {
        let view = input("one two", columns: 12)
        view.apply(.selectAll)
        view.isEditing = false
        view.layout(width: 96)

        #expect(view.subviews[0].subviews.filter { !$0.isHidden }.count == 1)
    }

    @Test func aPointFindsThePlaceBelowIt() {
        let view = input("one two three", columns: 8)

        #expect(view.offset(nearest: Point(x: 17, y: 20)) == 10)
        #expect(view.offset(nearest: Point(x: 900, y: 900)) == 13)
        #expect(view.offset(nearest: Point(x: -5, y: -5)) == 0)
    }

    @Test func fromRightToLeftTheCursorStandsAtTheLeft() {
        let view = TextInputView()
        view.isEditing = true
        view.text = "abc"
        DrawnMessage.mount(view, .rightToLeft)
        view.layout(width: 96)

        #expect(view.cursorFrame.x == 64)
    }

    @Test func aMovedCursorMeasuresNothingAround() {
        let stack = ContainerStackView()
        let view = TextInputView()
        view.text = "one two"
        stack.addArrangedSubview(view)
        DrawnMessage.mount(stack)
        stack.layout(width: 96)
        let frame = view.cursorFrame

        view.isEditing = true
        view.apply(.move(.textStart))
        stack.layoutIfNeeded()

        #expect(view.cursorFrame != frame)
        #expect(view.cursorFrame.x == 0)
    }

    @Test func aReaderWhoDoesNotSeeItHearsNameAndText() {
        let empty = input("", columns: 20)
        let full = input("Hello \u{202E}there", columns: 20)
        for view in [empty, full] { view.placeholder = "Write a message" }

        #expect(AccessibilityTree(of: empty).text == "- textbox \"Write a message\"\n")
        #expect(
            AccessibilityTree(of: full).text
                == "- textbox \"Write a message\" value=\"Hello \\u{202E}there\"\n"
        )
    }

    @Test func aPageShowsTextCursorAndSelection() {
        let view = input("one <b> two", columns: 20)
        view.apply(.select(.wordBack))
        view.layout(width: 160)

        var page = HTMLPage(title: "Page")
        page.append(transcript: [HTMLEntry(id: "1", name: "Text", view: view)])
        let text = page.text

        #expect(text.contains("role=\"textbox\" aria-multiline=\"true\" aria-readonly=\"true\""))
        #expect(text.contains("one &lt;b&gt; two"))
        #expect(
            view.subviews[0].subviews.filter { $0.backgroundColor != nil && !$0.isHidden }.count
                == 2
        )
    }

    // MARK: Fixture

    private func input(_ text: String, columns: Int) -> TextInputView {
        let view = TextInputView()
        view.text = text
        view.isEditing = true
        DrawnMessage.mount(view)
        view.layout(width: Double(columns) * 8)
        return view
    }

    private func lines(_ view: TextInputView) -> [String] {
        let picture = TerminalPicture(of: view, options: TerminalOptions(columns: 30))
        return picture.text.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }
}
