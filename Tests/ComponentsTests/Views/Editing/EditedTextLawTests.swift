import Drawing
import Testing
import Views

@Suite struct EditedTextLawTests {
    @Test(arguments: Cases(10, of: 400))
    func stepsEndAsInAPlainArrayOfCharacters(seed: Case) {
        var random = SeededGenerator(seed: seed)
        var text = EditedText()
        var plain = PlainEditor()
        for step in 0..<(LongTests.areOn ? 500 : 200) {
            let edit = TextEdit.random(using: &random)
            guard edit != .undo, edit != .redo else { continue }

            text.apply(edit, rows: TextRows(""))
            plain.apply(edit)

            let isSame = plain.isSame(as: text)
            #expect(isSame, "seed \(seed), step \(step): \(edit) in \(plain.text.debugDescription)")
            guard isSame else { return }
        }
    }

    @Test(arguments: Cases(10, of: 400))
    func whatWasDoneCanBeTakenBackAndMadeAgain(seed: Case) {
        var random = SeededGenerator(seed: seed)
        var text = EditedText("begin")
        for _ in 0..<100 {
            let edit = TextEdit.random(using: &random)
            if edit != .undo, edit != .redo { text.apply(edit) }
        }
        let end = text.text

        var count = 0
        while text.apply(.undo) { count += 1 }
        let start = text.text
        for _ in 0..<count { text.apply(.redo) }

        #expect(start == "begin", "seed \(seed)")
        #expect(text.text.utf8.elementsEqual(end.utf8), "seed \(seed)")
    }

    @Test(arguments: Cases(10, of: 400))
    func everyPlaceLiesInOneRow(seed: Case) {
        var random = SeededGenerator(seed: seed)
        let width = Double.random(in: -8...200, using: &random)
        var text = EditedText()
        for _ in 0..<40 { text.apply(.random(using: &random)) }

        let rows = TextRows(text.text, width: width)

        var next = 0
        for row in 0..<rows.count {
            let places = rows.places(inRow: row)
            #expect(places.lowerBound == next && !places.isEmpty, "seed \(seed)")
            #expect(places.allSatisfy { rows.row(of: $0) == row }, "seed \(seed)")
            next = places.upperBound
        }
        #expect(next == text.text.utf8.count + 1, "seed \(seed)")
    }

    @Test(arguments: Cases(10, of: 400))
    func thePlaceNearestToAPlaceIsAsFar(seed: Case) {
        var random = SeededGenerator(seed: seed)
        var text = EditedText()
        for _ in 0..<40 { text.apply(.random(using: &random)) }
        let rows = TextRows(text.text, width: 120)

        for row in 0..<rows.count {
            let places = rows.places(inRow: row)
            for place in places where EditedText.isPlace(place, in: text.text) {
                let x = rows.x(of: place)
                let found = rows.offset(nearest: x, inRow: row)
                #expect(rows.x(of: found) == x, "seed \(seed)")
            }
        }
    }

    @Test func keysStayQuickInALongText() {
        var text = EditedText(String(repeating: "Some words of a long text. ", count: 4000))
        text.select(TextSelection(cursor: 50_000))
        let clock = ContinuousClock()

        let time = clock.measure {
            for _ in 0..<10 {
                text.apply(.insert("x"))
                text.apply(.move(.wordBack))
                text.apply(.delete(.characterBack))
                text.apply(.move(.lineEnd))
                text.apply(.undo)
            }
        }

        #expect(time < .seconds(2))
    }
}

extension PlainEditor {
    /// Whether an edited text has the same characters, cursor, selection and yank.
    func isSame(as text: EditedText) -> Bool {
        Array(text.text.unicodeScalars) == Array(self.text.unicodeScalars)
            && text.selection == TextSelection(cursor: offset(cursor), anchor: offset(anchor))
            && text.killed == killed
    }
}

extension EditedText {
    /// Whether an offset lies between characters.
    static func isPlace(_ offset: Int, in text: String) -> Bool {
        var edited = EditedText(text)
        edited.select(TextSelection(cursor: offset))
        return edited.cursor == offset
    }
}
