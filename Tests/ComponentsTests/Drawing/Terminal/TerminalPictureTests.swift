import Drawing
import Testing
import Views

@Suite struct TerminalPictureTests {
    @Test func aMessageIsABubbleWithAvatarNameAndTime() {
        #expect(
            DrawnMessage.picture(DrawnMessage.message()).text == """
                      ╭──────────────╮
                      │ Hello there  │
                      │ Sounds good! │
                      └──────────────╯
                  (M) Martin 9:41 AM

                """
        )
    }

    @Test func cornersAreRoundOrSquareByTheirRadius() {
        let root = DrawnMessage.message(radius: 0, avatarRadius: 3)

        #expect(
            DrawnMessage.picture(root).text == """
                      ┌──────────────┐
                      │ Hello there  │
                      │ Sounds good! │
                      └──────────────┘
                  [M] Martin 9:41 AM

                """
        )
    }

    @Test func fromRightToLeftTheTailIsAtTheRight() {
        let picture = DrawnMessage.picture(DrawnMessage.message(), direction: .rightToLeft)

        #expect(picture.text.contains("╰──────────────┘"))
    }

    @Test func asciiPicturesHaveASCIIFrames() {
        let options = TerminalOptions(columns: 30, style: .ascii)

        #expect(
            DrawnMessage.picture(DrawnMessage.message(), options).text == """
                      .--------------.
                      | Hello there  |
                      | Sounds good! |
                      +--------------'
                  (M) Martin 9:41 AM

                """
        )
    }

    @Test func beforeAndAfterStandBesideEachOther() {
        let before = TerminalPicture(line: "before")
            .above(DrawnMessage.picture(DrawnMessage.message()))
        let after = TerminalPicture(line: "after")
            .above(DrawnMessage.picture(DrawnMessage.message(radius: 0)), gap: 1)

        #expect(
            before.beside(after).text == """
                before                    after
                      ╭──────────────╮
                      │ Hello there  │          ┌──────────────┐
                      │ Sounds good! │          │ Hello there  │
                      └──────────────╯          │ Sounds good! │
                  (M) Martin 9:41 AM            └──────────────┘
                                            (M) Martin 9:41 AM

                """
        )
    }

    @Test func backgroundsInsideAFrameAreBars() {
        let quote = DrawnMessage.view(8, 16, 64, 32, [DrawnMessage.label("Quoted", 8, 8)])
        let bubble = DrawnMessage.view(0, 0, 96, 80, [DrawnMessage.filled(quote, radius: 8)])
        bubble.addSubview(DrawnMessage.label("Answer", 8, 48))

        #expect(
            DrawnMessage.picture(DrawnMessage.view(0, 0, 240, 80, [DrawnMessage.framed(bubble)]))
                .text == """
                    ┌──────────┐
                    │▏Quoted   │
                    │Answer    │
                    └──────────┘

                    """
        )
    }

    @Test func backgroundsOfViewsBesideEachOtherLookAlike() {
        let cells = [0.0, 96].map { x in
            let inner = DrawnMessage.view(0, 0, 96, 48, [DrawnMessage.label("Ahoy", 8, 16)])
            return DrawnMessage.view(x, 0, 96, 48, [DrawnMessage.filled(inner)])
        }
        let root = DrawnMessage.view(0, 0, 192, 48, cells)
        DrawnMessage.mount(root)
        let options = TerminalOptions(columns: 30)

        let picture = TerminalPicture(of: root.subviews, from: root.frame.origin, options: options)

        #expect(picture.text == " Ahoy        Ahoy\n")
    }

    @Test(arguments: [(24.0, "─ Today ───"), (64, "  Today")])
    func onlyLowBackgroundsOfAHeadingAreLines(height: Double, line: String) {
        let heading = DrawnMessage.label("Today", 16, (height - 16) / 2)
        heading.accessibilityRole = .heading
        let bar = DrawnMessage.view(0, 0, 88, height, [heading])

        let lines = DrawnMessage.picture(DrawnMessage.filled(bar)).text.trimmedLines

        #expect(lines.filter { !$0.isEmpty } == [line])
    }

    @Test(arguments: [(8.0, "a b\n\nc d\ne f\n"), (16, "a b\n\nc d\n\ne f\n")])
    func rowsOfAGridStandApartFrom16PointsOn(spacing: Double, text: String) {
        let grid = ContainerStackView(spacing: 8)
        grid.columns = [.fixed(8), .fixed(8)]
        grid.lineSpacing = spacing
        for word in ["a", "b", "c", "d", "e", "f"] {
            grid.addArrangedSubview(DrawnMessage.label(word, 0, 0))
        }
        DrawnMessage.mount(grid)
        grid.layout(width: 240)

        #expect(TerminalPicture(of: grid, options: TerminalOptions(columns: 30)).text == text)
    }

    @Test func lowRoundBoxesAreBrackets() {
        let chip = DrawnMessage.view(8, 4, 48, 20, [DrawnMessage.label("👍 3", 8, 2)])
        let root = DrawnMessage.view(0, 0, 240, 24, [DrawnMessage.filled(chip, radius: 10)])

        #expect(DrawnMessage.picture(root).text == " (👍 3)\n")
    }

    @Test func textNeverStandsOnAFrame() {
        let box = DrawnMessage.view(0, 0, 64, 32, [DrawnMessage.label("Hello!", 8, 8)])

        #expect(
            DrawnMessage.picture(DrawnMessage.view(0, 0, 240, 32, [DrawnMessage.framed(box)])).text
                == """
                ┌──────┐
                │Hello!│
                └──────┘

                """
        )
    }

    @Test func textThatDoesNotFitItsFrameIsCut() {
        let box = DrawnMessage.view(0, 0, 64, 48, [DrawnMessage.label("Hello there", 8, 16)])

        #expect(
            DrawnMessage.picture(DrawnMessage.view(0, 0, 240, 48, [DrawnMessage.framed(box)])).text
                == """
                ┌──────┐
                │Hello…│
                └──────┘

                """
        )
    }

    @Test func buttonsStandInBrackets() {
        let button = Button()
        button.title = "Share"
        button.image = .symbol("share")
        let root = DrawnMessage.view(
            0,
            0,
            240,
            40,
            [DrawnMessage.view(button, 8, 0, 80, 40)]
        )

        #expect(DrawnMessage.picture(root).text == " [ Share ]\n")
    }

    @Test func buttonsLeaveEachOtherTheirBrackets() {
        let buttons = ["👍", "❤️", "😂"].enumerated().map { place, title in
            let button = Button()
            button.title = title
            return DrawnMessage.view(button, Double(place) * 44, 0, 40, 40)
        }

        let root = DrawnMessage.view(0, 0, 240, 40, buttons)

        #expect(DrawnMessage.picture(root).text == "[👍]  [❤️] [ 😂 ]\n")
    }

    @Test func thinViewsAreLines() {
        let line = DrawnMessage.view(8, 10.8, 40, 1 / 3)
        let root = DrawnMessage.view(
            0,
            0,
            240,
            22,
            [DrawnMessage.filled(line), DrawnMessage.label("2 replies", 56, 3)]
        )

        #expect(DrawnMessage.picture(root).text == " ───── 2 replies\n")
    }

    @Test func separatorsAreRuledOnBothSides() {
        let bar = DrawnMessage.view(0, 0, 160, 16, [DrawnMessage.label("Unread", 56, 0)])
        bar.accessibilityRole = .separator
        let root = DrawnMessage.view(0, 0, 160, 16, [DrawnMessage.filled(bar)])

        #expect(DrawnMessage.picture(root).text == "────── Unread ──────\n")
    }

    @Test func whatIsDrawnLaterWinsAndWideCharactersNeverSplit() {
        func drawn(_ second: Label) -> String {
            let first = DrawnMessage.label("梅花", 0, 0)
            return DrawnMessage.picture(DrawnMessage.view(0, 0, 80, 16, [first, second])).text
        }

        #expect(drawn(DrawnMessage.label("x", 8, 0)) == " x花\n")
        #expect(drawn(DrawnMessage.label("x", 0, 0)) == "x 花\n")
    }

    @Test func hiddenAndTransparentViewsAreNotDrawn() {
        let hidden = DrawnMessage.label("hidden", 0, 0)
        hidden.isHidden = true
        let clear = DrawnMessage.view(0, 0, 80, 16, [DrawnMessage.label("clear", 0, 0)])
        clear.alpha = 0
        let root = DrawnMessage.view(0, 0, 80, 16, [hidden, clear])

        #expect(DrawnMessage.picture(root).text.isEmpty)
    }

    @Test func halfACellBetweenNeighboursIsSeen() {
        let root = DrawnMessage.view(
            0,
            0,
            240,
            16,
            [DrawnMessage.label("5", 76, 0), DrawnMessage.label("6:04", 88, 0)]
        )

        // 76 / 8 is 9.5 and would be rounded to 10.
        #expect(DrawnMessage.picture(root).text == "         5 6:04\n")
    }

    @Test func aRowThatBeginsAtAWholeCellMovesAsLittleAsItCan() {
        let root = DrawnMessage.view(
            0,
            0,
            240,
            16,
            [
                DrawnMessage.label("Nora", 48, 0), DrawnMessage.label("6:08", 84, 0),
                DrawnMessage.label("you", 120, 0),
            ]
        )

        #expect(DrawnMessage.picture(root).text == "      Nora 6:08 you\n")
    }

    @Test func anEdgeWithoutABackgroundHidesNothing() {
        let edge = DrawnMessage.framed(DrawnMessage.view(0, 0, 64, 48))
        let root = DrawnMessage.view(0, 0, 80, 48, [DrawnMessage.label("Hello", 8, 16), edge])

        #expect(
            DrawnMessage.picture(root).text == """
                ┌──────┐
                │Hello │
                └──────┘

                """
        )
    }
}
