import Components
import ComponentsTesting
import DefaultComponents
import ExamplePlugins
import Testing
import Views

@Suite struct ThemeTests {
    @Test(arguments: ExampleThemes.themes.map(\.id))
    func themeCanBeReadAndTapped(id: PluginID) throws {
        let components = try components(id)

        #expect(components[.appearance].findings == [])
    }

    @Test(arguments: ExampleThemes.themes.map(\.id))
    func messagesHaveNoMistakesInATheme(id: PluginID) throws {
        for cell in ComposedChat.cells(with: try components(id)) {
            cell.layout(width: 375)

            let told = cell.node.connectedTree?.diagnostics ?? []

            #expect(told.map(\.description) == [])
        }
    }

    @Test(arguments: ExampleThemes.themes.map(\.id))
    func everyTextOfAThemeCanBeReadOnWhatLiesBehindIt(id: PluginID) throws {
        let components = try components(id)
        var faults: Set<String> = []
        for cell in ComposedChat.cells(with: components) {
            cell.layout(width: 375)
            faults.formUnion(ContrastFaults(in: cell, on: components[.appearance].palette).all)
        }

        #expect(faults.sorted() == [])
    }

    @Test func themeLeavesNothingBehind() throws {
        for theme in ExampleThemes.themes {
            var components = try components(theme.id)

            try components.uninstall(theme.id)

            let appearance = components[.appearance]
            #expect(appearance.unchangedValues.count == Appearance.valueCount)
            #expect(components[.textMeasurer].name == "helvetica-afm/1")
            #expect(components[.maxContentWidthMultiplier] == 0.75)
        }
    }

    @Test func printedLettersAreMeasuredAsTimes() throws {
        let measurer = try components("print-theme")[.textMeasurer]
        let font = Font("Times New Roman", size: 20.48)

        func width(_ text: String, _ font: Font) -> Double {
            measurer.layout([TextSpan(text, font: font)], limits: TextLimits()).size.width
        }

        #expect(measurer.name == "times/1")
        #expect(abs(width("Mi", font) - (18.21 + 5.69)) < 0.001)
        #expect(abs(width("…", font) - 20.48) < 0.001)
        let helvetica = HelveticaMeasurer().layout(
            [TextSpan("Mi", font: .body)],
            limits: TextLimits()
        )
        #expect(width("Mi", .body) == helvetica.size.width)
        #expect(measurer.metrics(font).lineHeight == 18 + 4 + 1)
    }

    @Test func terminalsMeasureInCellsInEachTheme() throws {
        for theme in ExampleThemes.themes {
            var components = try components(theme.id)
            components[.textMeasurer] = CellMeasurer()

            #expect(components[.textMeasurer].name == CellMeasurer().name)
        }
    }

    private func components(_ id: PluginID) throws -> Components {
        try Components.with(ExampleThemes.themes.filter { $0.id == id })
    }
}
