import Components
import ComponentsTesting
import DefaultComponents
import ExamplePlugins
import Testing
import Views

@Suite struct MessageFitTests {
    @Test(arguments: ChatLength.allCases, Setting.all)
    func nothingIsClippedAndNothingOverlaps(_ length: ChatLength, _ setting: Setting) throws {
        let faults = try setting.faults(in: length.transcript)

        #expect(faults == [])
    }

    @Test(arguments: ChatLength.allCases, [false, true])
    func everyPlaceIsDecidedWithoutConflicts(_ length: ChatLength, hasPlugins: Bool) throws {
        let plugins = hasPlugins ? ExampleCatalogue.plugins : []

        for cell in ComposedChat.cells(length.transcript, with: try .with(plugins)) {
            cell.layout(width: 375)

            let id = cell.content?.message()?.id ?? ""
            #expect(cell.layoutAmbiguities().map(\.description) == [], "\(id)")
            #expect(cell.node.connectedTree?.diagnostics == [], "\(id)")
        }
    }

    @Test(.enabled(if: SharedExport.isThere), arguments: Setting.all)
    func nothingIsClippedInTheSlackExport(_ setting: Setting) throws {
        let channels = try SharedExport.load().channels

        let faults = try channels.flatMap { try setting.faults(in: $0) }

        #expect(faults == [])
    }

    /// The text scale, the width of the list, and the installed plugins.
    struct Setting: Sendable, CustomTestStringConvertible {
        let textScale: Double
        let widths: [Double]
        let hasPlugins: Bool

        /// Every combination with the variable LONG_TESTS, and otherwise those at the corners.
        static var all: [Setting] {
            let isLong = LongTests.areOn
            let scales = isLong ? [0.8, 1, 1.5, 3] : [0.8, 3]
            let widths: [Double] =
                isLong ? [200, 280, 375, 600, 1200] : [200, 375, 1200]
            return scales.flatMap { scale in
                [false, true].map {
                    Setting(textScale: scale, widths: widths, hasPlugins: $0)
                }
            }
        }

        var testDescription: String {
            "text scale \(textScale), \(hasPlugins ? "all" : "no") plugins"
        }

        /// Whether a text is too large for the documentation's share button, which is 40 points high.
        private func isOfShareButton(_ fault: String) -> Bool {
            textScale > 2 && fault.contains("Button: '")
        }

        /// Returns the faults of each message, at each width.
        func faults(in transcript: ChannelTranscript) throws -> [String] {
            var components = try Components.with(hasPlugins ? ExampleCatalogue.plugins : [])
            components[.textScale] = textScale
            let cells = ComposedChat.cells(transcript, with: components)
            return widths.flatMap { width in
                cells.flatMap { cell in
                    cell.layout(width: width)
                    let id = cell.content?.message()?.id ?? ""
                    return LayoutFaults(in: cell).all.map(\.description)
                        .filter { !isOfShareButton($0) }
                        .map { "\(id), width \(width): \($0)" }
                }
            }
        }
    }
}
