import Drawing
import Testing
import Views

@Suite struct TextInputLawTests {
    // 20,000 steps in all with `LONG_TESTS`. If a wide character has no room, the drawing is cut.
    @Test(arguments: Cases(3, of: 100))
    func stepsEndOnTheScreenOfAPlainText(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let view = TextInputView()
        view.isEditing = true
        DrawnMessage.mount(view)
        var plain = PlainEditor()
        var columns = 40
        var firstRow = 0
        for step in 0..<200 {
            if Int.random(in: 0..<20, using: &random) == 0 {
                columns = Int.random(in: 1...60, using: &random)
            }
            var edit = TextEdit.random(using: &random)
            if edit == .undo || edit == .redo { edit = .delete(.characterBack) }
            view.apply(edit)
            if edit.needsRows { plain.follow(view.editedText, edit) } else { plain.apply(edit) }
            view.layout(width: Double(columns) * 8)

            let screen = PlainScreen(plain, columns: columns, limit: 5, firstRow: firstRow)
            firstRow = screen.firstRow
            let isSame =
                plain.isSame(as: view.editedText) && screen.cursor == view.cursorFrame
                && (screen.text == picture(of: view, columns) || columns < 6)
            #expect(isSame, "seed \(seed), step \(step), \(columns) columns: \(edit)")
            guard isSame else { return }
        }
    }

    private func picture(of view: TextInputView, _ columns: Int) -> String {
        TerminalPicture(of: view, options: TerminalOptions(columns: columns)).text
    }
}

/// The look of a text in a window of rows, computed from the text only.
private struct PlainScreen {
    let firstRow: Int
    let cursor: Rect
    let text: String

    init(_ plain: PlainEditor, columns: Int, limit: Int, firstRow: Int) {
        let layout = CellMeasurer().layout(
            [TextSpan(plain.text, font: .body)],
            limits: TextLimits(width: Double(columns - 1) * 8)
        )
        let utf8 = Array(plain.text.utf8)
        let starts = layout.lines.isEmpty ? [0] : layout.lines.map(\.range.lowerBound)
        let offset = plain.offset(plain.cursor)
        let row = starts.lastIndex { $0 <= offset } ?? 0
        var first = min(firstRow, row)
        if row - first >= limit { first = row - limit + 1 }
        first = max(0, min(first, starts.count - limit))
        self.firstRow = first
        let before = String(decoding: utf8[starts[row]..<offset], as: UTF8.self) + "|"
        let cells = CellMeasurer().layout([TextSpan(before, font: .body)], limits: TextLimits())
        cursor = Rect(
            x: min(cells.size.width - 8, Double(columns - 1) * 8),
            y: Double(row - first) * 16,
            width: 8,
            height: 16
        )
        let shown = layout.lines.dropFirst(first).prefix(limit)
        text =
            shown.isEmpty
            ? "\n"
            : shown.map { line in
                let words = String(decoding: utf8[line.range], as: UTF8.self)
                let options = TerminalOptions(columns: columns)
                return TerminalPicture(line: words, options: options).text
            }.joined()
    }
}

extension PlainEditor {
    /// Takes over the result of steps from row to row, which depend on the screen.
    mutating func follow(_ text: EditedText, _ edit: TextEdit) {
        characters = Array(text.text)
        killed = text.killed
        cursor = (0...characters.count).first { offset($0) == text.selection.cursor } ?? 0
        anchor = (0...characters.count).first { offset($0) == text.selection.anchor } ?? 0
        isKilling = false
        if case .kill = edit { isKilling = true }
    }
}
