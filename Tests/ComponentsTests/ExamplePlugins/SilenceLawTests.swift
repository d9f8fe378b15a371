import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Views

/// Sets without mistakes have no diagnostics.
struct SilenceLawTests {
    @Test(arguments: Cases(24, of: PluginSubsets.count))
    func noSubsetOfTheExamplesIsReported(subset: Case) throws {
        let components = try Components.with(PluginSubsets.plugins(subset.number))

        let told = ReportedDiagnostics.by {
            _ = ComposedChat(FixtureChat.excerpt, with: components, listed: true)
            for cell in ComposedChat.cells(FixtureChat.excerpt, with: components) {
                cell.layout(width: 375)
            }
        }

        #expect(told.texts == [], "subset \(subset.number)")
    }

    @Test func noSubsetIsReportedBesideTheDefaults() throws {
        let plugins = ExampleCatalogue.plugins + [DefaultComponentsPlugin()]

        #expect(try Components.with(plugins).diagnostics == [])
    }
}
