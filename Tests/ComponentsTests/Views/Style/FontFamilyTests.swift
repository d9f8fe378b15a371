import Components
import DefaultComponents
import Testing
import Views

@Suite(.diagnosticsOfIssues)
struct FontFamilyTests {
    @Test(arguments: [
        ("body", nil), ("Georgia", "Georgia"), ("游ゴシック", "游ゴシック"), ("", nil),
        ("dateSeparator", nil),
    ])
    func capitalLetterBeginsTheNameOfAFamily(name: String, family: String?) {
        #expect(Font(name, size: 19).family == family)
    }

    @Test func familyWithoutWidthsIsReportedOnce() {
        let diagnostics = diagnostics(of: [Font("Georgia", size: 19), Font("Georgia", size: 12)])

        #expect(
            diagnostics.map(\.description) == [
                "The font family 'Georgia' is measured with the widths of Helvetica, as 'helvetica-afm/1' knows no "
                    + "others, so its lines may be too long for their places. To fix, set the slot 'textMeasurer' "
                    + "to an AdvanceTextMeasurer with the widths of its letters."
            ]
        )
    }

    @Test(arguments: [
        Font("body", size: 12), Font("Arial", size: 12), Font("helvetica", size: 12),
        Font("Courier New", size: 12, isMonospaced: true),
    ])
    func familyWithKnownWidthsIsNotTold(font: Font) {
        #expect(diagnostics(of: [font]) == [])
    }

    @Test func hostThatMeasuresFamiliesIsNotTold() {
        let measurer = AdvanceTextMeasurer(WideLetters())

        let told = diagnostics(of: [Font("Georgia", size: 10)], measurer: measurer)

        #expect(told == [])
    }

    @Test func hostIsAskedForTheFamily() {
        let label = Label()
        label.text = "abc"
        label.font = Font("Georgia", size: 10)
        var components = Components()
        components[.textMeasurer] = AdvanceTextMeasurer(WideLetters())
        label.mount(in: ComponentContext(components))

        #expect(label.sizeThatFits().width == 60)
    }

    private func diagnostics(
        of fonts: [Font],
        measurer: any TextMeasurer = HelveticaMeasurer()
    ) -> [ComponentDiagnostic] {
        let root = ContainerStackView(axis: .vertical)
        for font in fonts {
            let label = Label()
            label.text = "Text"
            label.font = font
            root.addArrangedSubview(label)
        }
        var components = Components()
        components[.textMeasurer] = measurer
        let tree = root.mount(in: ComponentContext(components))
        root.layout(width: 200)
        return tree.diagnostics
    }
}

/// Letters of Georgia that are twice as wide as high, and others without width.
private struct WideLetters: GlyphAdvances {
    var name: String { "wide/1" }

    func metrics(_ font: Font) -> FontMetrics {
        FontMetrics(ascent: font.size, descent: 0, lineHeight: font.size)
    }

    func advance(of cluster: Character, font: Font) -> Double {
        font.family == "Georgia" ? 2 * font.size : 0
    }
}
