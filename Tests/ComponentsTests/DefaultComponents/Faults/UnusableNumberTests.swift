import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Numbers that layout cannot use are reported where they are set, and the layer below is used.
@Suite(.diagnosticsOfIssues)
struct UnusableNumberTests {
    /// A slot with an unusable number.
    struct Place: Sendable, CustomTestStringConvertible {
        let told: String
        let record: @Sendable (inout any SlotRegistering, Double) -> Void
        var testDescription: String { told }
    }

    private static let places = [
        Place(told: "set textScale") { $0.set(.textScale, to: $1) },
        Place(told: "transform textScale") { recorder, number in
            recorder.transform(.textScale) { _ in number }
        },
        Place(told: "set maxContentWidthMultiplier") {
            $0.set(.maxContentWidthMultiplier, to: $1)
        },
        metric { $0.metrics.avatarSize = $1 },
        metric { $0.metrics.bubbleMargins.top = $1 },
        metric { $0.metrics.groupSpacing = $1 },
        metric { $0.metrics.pictureSize.width = $1 },
        metric { $0.metrics.largeTextScale = $1 },
        metric { $0.fonts.body.size = $1 },
    ]

    private static func metric(
        _ set: @escaping @Sendable (inout Appearance, Double) -> Void
    ) -> Place {
        Place(told: "transform appearance") { recorder, number in
            recorder.transform(.appearance) { below in
                var appearance = below
                set(&appearance, number)
                return appearance
            }
        }
    }

    private static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e9]

    @Test(arguments: places, numbers)
    func whatLiesBelowStandsIn(place: Place, number: Double) throws {
        let components = try Components.with(
            TestPlugin("bad") { registrar in
                var recorder: any SlotRegistering = registrar
                place.record(&recorder, number)
                if let recorded = recorder as? Registrar { registrar = recorded }
            }
        )
        let (cell, told) = Self.compose(components)

        #expect(cell == Self.compose(Components()).text)
        #expect(told.map(\.summary) == ["bad \(place.told) -"])
        #expect(told.first?.description.contains("'\(number)'") == true)
        #expect(components.diagnostics == told)
    }

    /// A number with which no message can be read.
    struct OddNumber: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let change: @Sendable (inout Appearance) -> Void

        init(_ name: String, _ change: @escaping @Sendable (inout Appearance) -> Void) {
            (testDescription, self.change) = (name, change)
        }
    }

    private static let oddNumbers = [
        OddNumber("metrics.avatarSize") { $0.metrics.avatarSize = 9_000_000 },
        OddNumber("metrics.avatarSize") { $0.metrics.avatarSize = -32 },
        OddNumber("metrics.pictureSize.height") { $0.metrics.pictureSize.height = 5_000 },
        OddNumber("metrics.borderWidth") { $0.metrics.borderWidth = 2_000 },
        OddNumber("metrics.bubbleMargins.top") { $0.metrics.bubbleMargins.top = 100_000 },
        OddNumber("metrics.listMargin") { $0.metrics.listMargin = -2_000 },
        OddNumber("fonts.body.size") { $0.fonts.body.size = 0 },
        OddNumber("fonts.footnote.size") { $0.fonts.footnote.size = 3_000 },
    ]

    @Test(arguments: oddNumbers)
    func numbersWithWhichNoMessageCanBeReadAreReported(number: OddNumber) throws {
        let components = try Components.with(
            TestPlugin("odd") { registrar in
                registrar.transform(.appearance) { below in
                    var appearance = below
                    number.change(&appearance)
                    return appearance
                }
            }
        )
        let (cell, told) = Self.compose(components)

        #expect(cell == Self.compose(Components()).text)
        #expect(told.map(\.summary) == ["odd transform appearance -"])
        let name = "'\(number.testDescription)' of 'appearance'"
        #expect(told.first?.description.contains(name) == true)
    }

    @Test func unusualNumbersAreUsed() {
        var appearance = Appearance()
        appearance.metrics.bubbleCornerRadius = 9_999
        appearance.metrics.pageWidth = 4_000
        appearance.metrics.largeTextScale = 100_000
        appearance.metrics.avatarSize = 0
        appearance.metrics.listMargin = -20
        appearance.fonts.emoji.size = 200
        var components = Components()
        components[.appearance] = appearance

        #expect(components.diagnostics == [])
        #expect(components[.appearance].metrics == appearance.metrics)
        #expect(components[.appearance].fonts == appearance.fonts)
    }

    @Test(arguments: places)
    func theAppIsReportedToo(place: Place) throws {
        let heard = HeardDiagnostics()
        Components.withValue(Components()) {
            Components.onDiagnostic = { heard.note($0) }
            var recorder: any SlotRegistering = Components()
            place.record(&recorder, .nan)
            let (cell, told) = Self.compose(recorder as? Components ?? Components())

            #expect(cell == Self.compose(Components()).text)
            #expect(told.map(\.summary) == ["app \(place.told) -"])
            #expect(heard.all == told)
        }
    }

    @Test func thePluginBelowStandsIn() throws {
        let components = try Components.with(
            TestPlugin("good") { registrar in
                registrar.transform(.appearance) { below in
                    var appearance = below
                    appearance.metrics.avatarSize = 40
                    return appearance
                }
            },
            TestPlugin(PluginManifest("worse", ordering: [.after("good")])) { registrar in
                registrar.transform(.appearance) { below in
                    var appearance = below
                    appearance.metrics.avatarSize = .nan
                    appearance.palette.text = .gray
                    return appearance
                }
            }
        )

        #expect(components[.appearance].metrics.avatarSize == 40)
        #expect(components[.appearance].palette.text == .gray)
        #expect(
            components.diagnostics.first?.description.contains(
                "'metrics.avatarSize' of 'appearance'"
            )
                == true
        )
    }

    @Test func whatIsMendedIsReportedNoMore() {
        var components = Components()
        components[.textScale] = .nan
        #expect(components.diagnostics.count == 1)

        components[.maxContentWidthMultiplier] = 0.5
        #expect(components.diagnostics.count == 1)
        components[.textScale] = 2

        #expect(components.diagnostics == [])
        #expect(components[.textScale] == 2)
    }

    private static func compose(
        _ components: Components
    ) -> (text: String, told: [ComponentDiagnostic]) {
        let (cell, _) = composeCell(alone(FixtureChat.message("1")), with: components)
        cell.layout(width: 375)
        return (
            TreeNode(of: cell, variant: .frames).description,
            cell.node.connectedTree?.diagnostics ?? []
        )
    }
}
