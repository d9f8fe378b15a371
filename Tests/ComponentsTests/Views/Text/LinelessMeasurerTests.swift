import Components
import DefaultComponents
import Testing
import Views

/// A measurer that finds no lines ends nothing.
@Suite(.diagnosticsOfIssues) struct LinelessMeasurerTests {
    @Test(arguments: ["", "Ahoy", "Ahoy\n", "\n"])
    func everyTextHasARow(text: String) {
        let rows = TextRows(text, measurer: LinelessMeasurer())

        #expect(rows.count == 1)
        #expect(rows.row(of: .max) == 0)
        #expect(rows.x(of: .max) == 0)
    }

    @Test func screensAreLaidOutAndWrittenIn() {
        var components = Components()
        components[.textMeasurer] = LinelessMeasurer()
        let channel = ComposedChannel([FixtureChat.message("1")], components)

        channel.send("Ahoy")
        channel.layOut()

        #expect(channel.newest?.text.plain == "Ahoy")
    }
}

/// Measures fonts, and finds no lines in texts.
private struct LinelessMeasurer: TextMeasurer {
    let name = "lineless/1"

    func metrics(_ font: Font) -> FontMetrics {
        HelveticaMeasurer().metrics(font)
    }

    func layout(_ spans: [TextSpan], limits: TextLimits) -> TextLayout {
        TextLayout(lines: [], size: .zero)
    }
}
