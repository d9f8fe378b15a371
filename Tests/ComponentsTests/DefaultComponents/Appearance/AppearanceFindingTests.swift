import DefaultComponents
import Testing
import Views

@Suite struct AppearanceFindingTests {
    @Test func defaultHasNoFindings() {
        #expect(Appearance().findings == [])
    }

    @Test func paleTextIsFoundOnEachGroundInItsSurroundings() {
        var appearance = Appearance()
        appearance.palette.staticText = Color("pale", light: RGBA(0x8A94A0), dark: RGBA(0xC6D2DE))

        let findings = appearance.findings

        #expect(
            findings.map(\.description) == [
                "'palette.staticText' on 'palette.overlay' has a contrast of 2.2 to 1 in light "
                    + "surroundings. To fix, choose colours with 4.5 to 1 at least."
            ]
        )
    }

    @Test func whatShinesThroughIsMixed() {
        var appearance = Appearance()
        appearance.palette.inlineCode = Color("dim", light: RGBA(0x000000, alpha: 200))

        let grounds = appearance.findings.compactMap { finding in
            if case .contrast("palette.text", let ground, false, _) = finding {
                ground
            } else {
                nil
            }
        }

        #expect(
            grounds == [
                "palette.inlineCode over palette.incomingBubble",
                "palette.inlineCode over palette.outgoingBubble",
            ]
        )
    }

    @Test(arguments: ["link", "mention"])
    func linksAreComparedWithCards(name: String) {
        var appearance = Appearance()
        let color = Color("dull", light: RGBA(0x0058B8), dark: RGBA(0x7FBCFF))
        if name == "link" {
            (appearance.palette.mention, appearance.palette.link) = (appearance.palette.link, color)
        } else {
            appearance.palette.mention = color
        }

        #expect(
            appearance.findings.contains { finding in
                guard case .contrast(let text, let ground, true, let ratio) = finding else {
                    return false
                }
                return text == "palette.\(name)" && (4.1..<4.2).contains(ratio)
                    && ground == "palette.background2 over palette.outgoingBubble"
            }
        )
    }

    @Test func targetBelow44PointsIsFoundWhereTheDefaultIsLarger() {
        var appearance = Appearance()
        appearance.metrics.roundButtonMargins = DirectionalEdgeInsets(all: 10)

        #expect(
            appearance.findings.map(\.description) == [
                "'metrics.roundButtonMargins' makes something to tap of 36 points. To fix, give it 44 points, or "
                    + "what it has by default."
            ]
        )
    }

    @Test func unreadableInitialsAreFoundByNumber() {
        var appearance = Appearance()
        appearance.palette.initials = [
            InitialsColors(ground: .white, letters: .black),
            InitialsColors(ground: .white, letters: .gray),
        ]

        let texts = appearance.findings.compactMap { finding in
            if case .contrast(let text, _, _, _) = finding { text } else { nil }
        }

        #expect(texts == Array(repeating: "palette.initials[1].letters", count: 2))
    }

    @Test func defaultLeavesAllValues() {
        #expect(Appearance().unchangedValues.count == Appearance.valueCount)
    }

    @Test func changedValuesAreNotAmongTheUnchanged() {
        var appearance = Appearance()
        appearance.palette.mention = .systemRed
        appearance.metrics.cardSpacing = 9
        appearance.fonts.body.size = 17

        let changed = Set(Appearance().unchangedValues).subtracting(appearance.unchangedValues)

        #expect(changed == ["palette.mention", "metrics.cardSpacing", "fonts.body"])
    }

    @Test func whatFollowsAnotherIsAsByDefaultOnlyWhileThatIs() {
        var appearance = Appearance()
        appearance.palette.link = .systemGreen
        appearance.palette.text = .black
        appearance.palette.incomingBubble = .white

        let changed = Set(Appearance().unchangedValues).subtracting(appearance.unchangedValues)

        let followers = ["mention", "statusLineText", "terminalBar"]
        let set = ["link", "text", "incomingBubble"]
        #expect(changed == Set((followers + set).map { "palette.\($0)" }))
    }

    @Test func smallSymbolsMakeSmallTargets() {
        var appearance = Appearance()
        appearance.metrics.symbolSize = 12

        let names = appearance.findings.compactMap { finding in
            if case .smallTarget(let name, _) = finding { name } else { nil }
        }

        // The targets of the composer's buttons are larger than what is drawn.
        #expect(names == ["metrics.roundButtonMargins"])
    }

    @Test func whatFollowsOthersFollowsThemUntilItIsSet() {
        var palette = Appearance.ColorPalette()
        palette.link = .systemGreen
        palette.accent = .systemPink
        palette.statusLineText = .black

        #expect(palette.mention == .systemGreen)
        #expect(palette.sheetBorder == .systemPink)
        #expect(palette.statusLine == palette.background2)
        #expect(palette.statusLineText == .black)
    }
}
