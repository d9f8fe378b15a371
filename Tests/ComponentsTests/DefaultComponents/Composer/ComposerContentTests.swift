import DefaultComponents
import Testing
import Views

@Suite struct ComposerContentTests {
    let bos = FixtureChat.message("bos", "Ahoy @Ann Lee")
    let own = FixtureChat.own("own", "Aye")

    @Test func editingAMessageBringsBackWhatWasTypedBefore() {
        var content = ComposerContent(text: "half a thou")
        content.quoteMessage(bos)

        content.editMessage(own)
        #expect(content.text == "Aye")
        #expect(content.state == .editing(own))

        content.clear()
        #expect(content.text == "half a thou")
        #expect(content.state == .quoting(bos))
    }

    @Test func whoTurnsFromAHalfEditedMessageFindsItAgain() {
        var content = ComposerContent()
        content.editMessage(own)
        content.text = "Aye, aye"

        content.quoteMessage(bos)
        #expect(content.text == "")
        #expect(content.quotedMessage == bos)

        content.editMessage(own)
        #expect(content.text == "Aye, aye")
    }

    @Test func whoChangedNothingEditsTheMessageAsItIsNow() {
        var content = ComposerContent()
        content.editMessage(own)

        content.editMessage(FixtureChat.own("own", "Aye, aye"))
        #expect(content.text == "Aye, aye")

        content.text = "No"
        content.editMessage(own)
        #expect(content.text == "No")
    }

    @Test func aQuoteIsCancelledWithoutTheText() {
        var content = ComposerContent(text: "Aye")
        content.quoteMessage(bos)

        content.cancel()

        #expect(content.text == "Aye")
        #expect(content.state == .new)
    }

    @Test func clearingKeepsTheThreadAndWhatWasCut() {
        var content = ComposerContent(text: "Aye", threadMessage: bos)
        content.editedText.apply(.kill(.lineStart))
        content.quoteMessage(own)

        content.clear()

        #expect(content.isEmpty && content.state == .new)
        #expect(content.threadMessage == bos)
        #expect(content.editedText.killed == "Aye")
    }

    @Test(arguments: [
        ("@Ann", ["@Ann": nil]), ("x@Ann Lee", ["x@Ann Lee": nil]),
        ("@Ann Leery", ["@Ann Leery": nil]), ("@Bo!", ["@Bo": "bo", "!": nil]),
        ("@Ann Lee @Bo", ["@Ann Lee": "ann", " ": nil, "@Bo": "bo"]),
    ])
    func wholeNamesBehindAnAtAreMentions(_ text: String, _ runs: [String: String?]) {
        var content = ComposerContent(text: text)
        content.mention(FixtureChat.bo)
        content.mention(FixtureChat.ann)

        #expect(content.richText.mentions == runs)
    }

    @Test func stylesOutsideOfAChangeStay() {
        let bold = TextRun("bold", style: TextStyle(.bold))
        let link = TextRun("link", style: TextStyle(target: .link("https://example.org")))
        let message = FixtureChat.own("a", RichText([bold, TextRun(" and "), link]))
        var content = ComposerContent()
        content.editMessage(message)
        #expect(content.richText == message.text)

        content.text = "bold or link"

        #expect(content.richText == RichText([bold, TextRun(" or "), link]))
    }

    @Test func aLinkThatWasChangedIsNone() {
        let link = TextRun("link", style: TextStyle(target: .link("https://example.org")))
        var content = ComposerContent()
        content.editMessage(FixtureChat.own("a", RichText([link])))

        content.text = "line"

        #expect(content.richText == "line")
    }

    @Test func blanksAroundATextAreNotSent() {
        #expect(ComposerContent(text: " \n Aye\naye \n").richText == "Aye\naye")
        #expect(ComposerContent(text: " \n ").isEmpty)
    }

    @Test(arguments: [
        ("abel", false), ("1", false), ("\u{301}", false), ("!", true), (" Lee", true),
    ])
    func aNameThatGoesOnIsAnotherOne(words: String, isMention: Bool) {
        let ann = TextRun("@Ann", style: TextStyle(target: .user("ann")))
        var content = ComposerContent()
        content.editMessage(FixtureChat.own("m", RichText([TextRun("Hi "), ann])))

        content.editedText.apply(.insert(words))

        #expect(content.richText.runs.contains { $0.style.target != nil } == isMention)
        #expect(content.richText.plain == "Hi @Ann\(words)")
    }

    @Test func aNameStaysWhereWordsHaveNoBlanks() {
        let user = TextRun("@王", style: TextStyle(target: .user("wang")))
        var content = ComposerContent()
        content.editMessage(FixtureChat.own("m", RichText([user, TextRun("今日")])))

        content.text = "@王明日"

        #expect(content.richText.mentions["@王"] == .some("wang"))
    }

    @Test func blanksBehindANameDoNotMakeItLonger() {
        var content = ComposerContent(text: "@Ann Lee")
        content.mention(ChatUser(id: "ann", name: "Ann          "))
        content.mention(ChatUser(id: "lee", name: "Ann Lee"))

        #expect(content.richText.mentions == ["@Ann Lee": "lee"])
    }

    @Test func aWordBeforeAMentionEndsIt() {
        let ann = TextRun("@Ann", style: TextStyle(target: .user("ann")))
        var content = ComposerContent()
        content.editMessage(FixtureChat.own("m", RichText([ann])))

        content.text = "to@Ann"

        #expect(content.richText == "to@Ann")
    }

    @Test func aNameWithBlanksAroundIsMentioned() {
        var content = ComposerContent(text: "@Bob ")
        content.mention(ChatUser(id: "bob", name: " Bob "))

        #expect(content.richText.mentions == ["@Bob": "bob"])
    }

    @Test func blanksAtTheEndOfAnOldTextAreNoChange() {
        var content = ComposerContent()
        content.editMessage(FixtureChat.own("m", "Ahoy\n"))

        #expect(content.richText == "Ahoy\n")
    }

    @Test(arguments: [
        ("/giphy a cat ", ComposerCommand(name: "giphy", arguments: "a cat")),
        ("/shrug", ComposerCommand(name: "shrug")), ("/usr/bin", nil), ("/", nil),
        (" /shrug", nil), ("aye /shrug", nil),
        ("/a\nb", ComposerCommand(name: "a", arguments: "b")),
    ])
    func aCommandBeginsWithASlashAndAName(_ text: String, _ command: ComposerCommand?) {
        #expect(ComposerContent(text: text).command == command)
    }
}

extension RichText {
    /// The people that the runs mention, by the runs' texts.
    fileprivate var mentions: [String: String?] {
        var mentions: [String: String?] = [:]
        for run in runs {
            if case .user(let id) = run.style.target {
                mentions[run.text] = .some(id)
            } else {
                mentions[run.text] = .some(nil)
            }
        }
        return mentions
    }
}
