import Components
import Drawing
import Testing
import Views

@Suite struct MeaningTests {
    @Test func aMessageIsAnArticleWithWhatItSays() {
        let root = DrawnMessage.message()
        root.accessibilityRole = .article
        root.accessibilityLabel = "Martin, 9:41 AM"
        root.subviews[1].accessibilityLabel = "Martin"

        #expect(
            AccessibilityTree(of: root).text == """
                - article "Martin, 9:41 AM"
                  - text "Hello there"
                  - text "Sounds good!"
                  - text "Martin"
                  - text "9:41 AM"

                """
        )
    }

    @Test(arguments: [
        "Martin, 9:41 AM", "Martin، ٩:٤١ ص", "Martin、9:41", "\u{2068}Martin\u{2069}، ٩:٤١ ص",
    ])
    func aNameThatAMessageSaysIsNotMetAgain(label: String) {
        let picture = ImageView()
        picture.accessibilityLabel = "Martin"
        let root = views([picture])
        root.accessibilityRole = .article
        root.accessibilityLabel = label

        #expect(AccessibilityTree(of: root).lines.map(\.name) == [label])
    }

    @Test func theOrderIsThatOfReading() {
        func drawn(_ direction: LayoutDirection) -> [String?] {
            let root = DrawnMessage.view(
                0,
                0,
                240,
                48,
                [
                    DrawnMessage.label("below", 0, 32), DrawnMessage.label("trailing", 100, 0),
                    DrawnMessage.label("leading", 0, 0),
                ]
            )
            DrawnMessage.mount(root, direction)
            return AccessibilityTree(of: root).lines.map(\.name)
        }

        #expect(drawn(.leftToRight) == ["leading", "trailing", "below"])
        #expect(drawn(.rightToLeft) == ["leading", "trailing", "below"])
    }

    @Test func beforeLayoutTheOrderIsThatOfTheTree() {
        let (first, second) = (Label(), Label())
        first.text = "first"
        second.text = "second"
        let root = View()
        root.addSubview(first)
        root.addSubview(second)

        #expect(AccessibilityTree(of: root).lines.map(\.name) == ["first", "second"])
    }

    @Test func buttonsAndLinksAreNamedByTheirText() {
        let button = Button()
        button.title = "Share"
        let text = TextView()
        text.text = RichText([
            TextRun("See "),
            TextRun("the forecast", style: TextStyle(target: .link("https://a.example"))),
        ])
        let link = TextView()
        link.text = RichText([TextRun("here", style: TextStyle(target: .link("https://b.example")))]
        )

        #expect(
            AccessibilityTree(of: views([button, text, link])).text == """
                - button "Share"
                - text "See the forecast"
                  - link "the forecast"
                - link "here"

                """
        )
    }

    @Test func decorationAndHiddenViewsAreNotMet() {
        let symbol = ImageView()
        symbol.image = .symbol("check")
        let hidden = Label()
        hidden.text = "hidden"
        hidden.isHidden = true
        let clear = Label()
        clear.text = "clear"
        clear.alpha = 0

        #expect(
            AccessibilityTree(of: views([symbol, hidden, clear, View(), Label()])).lines.isEmpty
        )
    }

    @Test func aLabelStandsForWhatAViewShows() {
        let count = Label()
        count.text = "👍 3"
        let item = views([count])
        item.accessibilityLabel = "thumbs up, 3"

        #expect(AccessibilityTree(of: views([item])).text == "- text \"thumbs up, 3\"\n")
    }

    @Test func ofAPictureAndATextThatSayTheSameThePictureIsMet() {
        let picture = ImageView()
        picture.accessibilityLabel = "Sunset"
        let title = Label()
        title.text = "Sunset"

        #expect(AccessibilityTree(of: views([picture, title])).text == "- image \"Sunset\"\n")
    }

    @Test func theInsideOfAButtonIsNotMet() {
        let label = Label()
        label.text = "inside"
        let button = views([label])
        button.accessibilityRole = .button
        button.accessibilityLabel = "Read by 2"

        #expect(AccessibilityTree(of: button).text == "- button \"Read by 2\"\n")
    }

    @Test func namesAndRolesAreEscaped() {
        let label = Label()
        label.accessibilityRole = "a b"
        label.text = "say \"hi\"\n- button \u{202E}"

        #expect(
            AccessibilityTree(of: label).text == #"- "a b" "say \"hi\"\n- button \u{202E}""# + "\n"
        )
    }

    @Test func aDocumentHasTheHeaderOfItsVariant() {
        let label = Label()
        label.text = "Hi"
        let document = AccessibilityDocument(
            direction: .rightToLeft,
            plugins: ["b", "a"],
            sections: [
                AccessibilitySection("channel", "sailing", entries: [AccessibilityTree(of: label)])
            ]
        )

        #expect(
            document.text == """
                tree 1 meaning dir=rtl scheme=light plugins=a,b
                ## channel sailing
                - text "Hi"

                """
        )
    }

    private func views(_ subviews: [View]) -> View {
        let view = View()
        for subview in subviews {
            view.addSubview(subview)
        }
        return view
    }
}
