import Testing
import Views

@Suite struct EditedTextTests {
    @Test func typingGoesOnBehindTheCursor() {
        var text = EditedText("Hllo")

        text.apply(.move(.textStart))
        text.apply(.move(.characterForward))
        text.apply(.insert("e"))
        text.apply(.insert("e"))

        #expect(text.text == "Heello")
        #expect(text.cursor == 3)
    }

    @Test func typingTakesTheSelectionsPlace() {
        var text = EditedText("one two")

        text.apply(.select(.wordBack))
        text.apply(.insert("2"))

        #expect(text.text == "one 2")
        #expect(text.selection.isEmpty)
    }

    @Test(arguments: [
        ("e", "\u{301}", 3), ("🇩", "🇪", 8), ("👩", "\u{200D}👧", 11), ("\r", "\n", 2),
        ("\u{1112}\u{1161}", "\u{11AB}", 9),
    ])
    func whatJoinsTheCharacterBeforeMovesTheCursorBehindIt(
        before: String,
        words: String,
        cursor: Int
    ) {
        var text = EditedText(before)

        text.apply(.insert(words))

        #expect(text.text.count == 1)
        #expect(text.cursor == cursor)
    }

    @Test func whatJoinsTheCharacterBehindMovesTheCursorBehindIt() {
        var text = EditedText("🇪!")

        text.apply(.move(.textStart))
        text.apply(.insert("🇩"))

        #expect(text.text.count == 2)
        #expect(text.cursor == 8)
    }

    @Test func charactersAreDeletedWhole() {
        var text = EditedText("a👩\u{200D}👧e\u{301}")

        text.apply(.delete(.characterBack))
        #expect(text.text == "a👩\u{200D}👧")
        text.apply(.delete(.characterBack))

        #expect(text.text == "a")
    }

    @Test(arguments: [
        ("don't stop", "don't "), ("pi is 3.14", "pi is "), ("a, b...", "a, b"), ("明天 見る", "明天 "),
        ("nice 👍👍", "nice "), ("word   ", ""), ("snake_case", ""),
    ])
    func aWordIsDeletedWithTheSpacesBehindIt(words: String, rest: String) {
        var text = EditedText(words)

        text.apply(.delete(.wordBack))

        #expect(text.text == rest)
    }

    @Test func killsInARowAreYankedTogether() {
        var text = EditedText("one two three")

        text.apply(.kill(.wordBack))
        text.apply(.kill(.wordBack))
        text.apply(.move(.textStart))
        text.apply(.yank)

        #expect(text.text == "two threeone ")
    }

    @Test func whatIsKilledAfterAMoveIsYankedAlone() {
        var text = EditedText("one two")

        text.apply(.kill(.wordBack))
        text.apply(.move(.textStart))
        text.apply(.kill(.wordForward))
        text.apply(.yank)

        #expect(text.text == "one ")
    }

    @Test func killingAtTheEndOfALineJoinsTheNext() {
        var text = EditedText("one\ntwo")

        text.apply(.move(.textStart))
        text.apply(.kill(.lineEnd))
        text.apply(.kill(.lineEnd))

        #expect(text.text == "two")
        #expect(text.killed == "one\n")
    }

    @Test func neighboursAreExchanged() {
        var text = EditedText("ab👍")

        text.apply(.transpose)
        text.apply(.move(.characterBack))
        text.apply(.move(.characterBack))
        text.apply(.transpose)

        #expect(text.text == "👍ab")
        #expect(text.cursor == 5)
    }

    @Test func aWordIsTakenBackAtOnce() {
        var text = EditedText()
        for character in "Hello you there" { text.apply(.insert(String(character))) }

        text.apply(.undo)
        #expect(text.text == "Hello you ")
        text.apply(.undo)
        #expect(text.text == "Hello ")
        text.apply(.redo)

        #expect(text.text == "Hello you ")
        #expect(text.cursor == 10)
    }

    @Test func aMoveEndsWhatIsTakenBackAtOnce() {
        var text = EditedText("abc")

        text.apply(.delete(.characterBack))
        text.apply(.move(.textStart))
        text.apply(.delete(.characterForward))
        text.apply(.undo)

        #expect(text.text == "ab")
        #expect(text.cursor == 0)
    }

    @Test func whatWasSelectedIsSelectedAgain() {
        var text = EditedText("one two")

        text.apply(.selectAll)
        text.apply(.insert("x"))
        text.apply(.undo)

        #expect(text.selectedText == "one two")
    }

    @Test func stepsFromRowToRowKeepTheirColumn() {
        var text = EditedText("long line\n\nlong line")

        text.apply(.move(.rowUp))
        #expect(text.cursor == 10)
        text.apply(.move(.rowUp))

        #expect(text.cursor == 9)
    }

    @Test func wideCharactersCountInColumns() {
        var text = EditedText("明天见\nabcdef")

        text.apply(.move(.characterBack))
        text.apply(.move(.characterBack))
        text.apply(.move(.rowUp))

        #expect(text.cursor == 6)
    }

    @Test func beyondTheRowsAreTheEnds() {
        var text = EditedText("one\ntwo")

        text.apply(.move(.rowDown))
        #expect(text.cursor == 7)
        text.apply(.move(.rowUp))
        text.apply(.move(.rowUp))

        #expect(text.cursor == 0)
    }

    @Test func placesInsideOfCharactersAndBeyondTheTextAreMoved() {
        var text = EditedText("👍a")

        text.select(TextSelection(cursor: 99, anchor: 2))
        #expect(text.selectedText == "a")
        text.replace(-5..<1, with: "!")

        #expect(text.text == "!a")
    }
}
