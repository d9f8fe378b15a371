import Components
import Drawing
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct TextFieldTests {
    @Test func aSingleLineTakesSpacesForLineFeeds() {
        let field = TextField()

        field.take(.insert("one\r\ntwo\nthree"))
        #expect(field.text == "one two three")
        #expect(!field.take(.insert("\n")))
        field.numberOfLines = 3
        field.take(.insert("\n"))

        #expect(field.text == "one two three\n")
    }

    @Test func theReaderEntersAsManyCharactersAsThereMayBe() {
        let field = TextField()
        field.maximumLength = 4

        field.take(.insert("añ👩‍👩‍👧"))
        #expect(field.text.count == 3)
        field.take(.insert("xyz"))
        #expect(field.text == "añ👩‍👩‍👧x")
        #expect(!field.take(.insert("y")))
        field.take(.selectAll)
        field.take(.insert("12345"))
        #expect(field.text == "1234")
        field.take(.kill(.textStart))
        field.text = "123"
        var edited = field.editedText
        edited.killed = "456"
        field.editedText = edited
        field.take(.yank)

        #expect(field.text == "1234")
    }

    @Test func charactersThatPartMakeATextNoLongerThanItMayBe() {
        // The flags of two countries, with a letter between the first two signs.
        let field = TextField()
        field.text = "🇩🇪🇫🇷"
        field.maximumLength = 3
        var edited = field.editedText
        edited.select(TextSelection(cursor: 0))
        field.editedText = edited

        // One sign makes three characters of two, the last of which stands alone.
        field.take(.insert("🇪"))
        #expect(field.text.count == 3)
        #expect(!field.take(.insert("a")))

        #expect(field.text.count == 3)
    }

    @Test func codeMaySetMoreAndTheReaderShortenIt() {
        let field = TextField()
        field.maximumLength = 2
        field.text = "long"

        #expect(!field.take(.insert("x")))
        #expect(field.take(.delete(.characterBack)))

        #expect(field.text == "lon")
    }

    @Test func handlersHearEditsAndTheEnd() {
        let field = TextField()
        let stage = FieldStage([field])
        stage.listen(to: field)

        stage.focus?.focusNext()
        field.take(.insert("Hi"))
        field.take(.move(.characterBack))
        field.take(.move(.textStart))
        field.take(.move(.textStart))
        #expect(field.submit())
        stage.focus?.focus(on: nil)

        #expect(
            stage.heard == [
                "field focused", "field edited", "field submitted",
                "field lost(Views.FocusLoss.moved)",
            ]
        )
        #expect(stage.changes.map(\.text) == ["", "Hi", "Hi", "Hi"])
    }

    @Test func aDisabledFieldTakesNothing() {
        let field = TextField()
        let stage = FieldStage([field])
        stage.listen(to: field)
        field.isEnabled = false

        #expect(!field.take(.insert("a")) && !field.submit())
        #expect(stage.focus?.focusNext() == false)
        #expect(stage.root.tap(at: Point(x: 5, y: 5)) === field)

        #expect(field.text.isEmpty && stage.heard.isEmpty)
    }

    @Test func aTapGivesTheFocusAndMovesTheCursor() throws {
        let field = TextField()
        field.text = "Hello"
        let stage = FieldStage([field])

        #expect(stage.root.tap(at: Point(x: 9, y: 8)) === field)

        #expect(stage.focus?.view === field)
        #expect(field.isEditing && field.editedText.cursor == 0)
        let lonely = TextField()
        lonely.layout(width: 100)
        #expect(lonely.tap(at: Point(x: 9, y: 8)) == nil)
    }

    @Test func whatIsSecureIsShownNowhere() {
        let field = TextField()
        field.text = "sesame🗝️"
        field.isSecure = true
        let stage = FieldStage([field])
        stage.focus?.focusNext()
        field.take(.select(.wordBack))
        stage.layOut()

        let shown = [
            TreeNode(of: stage.root, variant: .frames).description,
            AccessibilityTree(of: stage.root).text,
            TerminalPicture(of: stage.root).text,
        ]

        for text in shown {
            #expect(!text.contains("sesame") && text.contains("•••••••"), "\(text)")
        }
        #expect(field.text == "sesame🗝️")
    }

    @Test(arguments: [0, 1, 3, 6, 7])
    func theCursorOfASecureFieldIsAtItsCharacter(place: Int) {
        let words = "a👩‍👩‍👧é\r\nzz🇩🇪"
        let (secure, plain) = (TextField(), TextField())
        let stage = FieldStage([secure, plain])
        secure.numberOfLines = 0
        secure.text = words
        secure.isSecure = true
        plain.text = String(repeating: "•", count: words.count)
        for field in [secure, plain] {
            field.take(.move(.textStart))
            for _ in 0..<place { field.take(.move(.characterForward)) }
        }
        stage.layOut()

        #expect(secure.cursorFrame == plain.cursorFrame)
        let middle = Point(x: secure.cursorFrame.x + 0.5, y: secure.cursorFrame.y + 4)
        #expect(secure.offset(nearest: middle) == secure.editedText.cursor)
    }

    @Test func handlersOfAnOwnerReplaceEachOtherAndEnd() {
        let field = TextField()
        let owner = View()
        let stage = FieldStage([field, owner])
        var heard: [String] = []
        for name in ["first", "second"] {
            owner.addHandler(to: field) { _, change in heard.append("\(name) \(change.phase)") }
        }
        stage.listen(to: field)

        field.take(.insert("a"))
        #expect(heard == ["second edited"] && stage.heard == ["field edited"])
        owner.removeFromSuperview()
        field.take(.insert("c"))

        #expect(heard == ["second edited"])
    }
}
