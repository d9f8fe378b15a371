import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Impossible lines are reported with the plugin of their measurer, and the widths of Helvetica are used.
@Suite(.diagnosticsOfIssues)
struct ImpossibleLinesTests {
    @Test(
        arguments: [
            { $0.size.width = .nan },
            { $0.size.height = -1 },
            { $0.size.height = .infinity },
            { $0.lines[0].range = 3..<1_000 },
            { $0.lines[0].range = -5..<1 },
            { $0.lines += [$0.lines[0]] },
            { $0.lines[0].width = .nan },
            { $0.lines[0].top = -.infinity },
            { $0.lines[0].baseline = .nan },
            { $0.lines[0].height = -20 },
            { $0.lines = [] },
            { $0.size.height = 0 },
            { $0 = TextLayout(lines: [], size: Size()) },
        ] as [@Sendable (inout TextLayout) -> Void]
    )
    func theWidthsOfHelveticaStandIn(spoil: @escaping @Sendable (inout TextLayout) -> Void) throws {
        let components = try Components.with(
            TestPlugin("bad") { $0.replace(.textMeasurer, with: Spoilt(spoil: spoil)) }
        )
        let (cell, _) = composeCell(alone(FixtureChat.message("1")), with: components)
        cell.layout(width: 375)

        let (plain, _) = composeCell(alone(FixtureChat.message("1")), with: Components())
        plain.layout(width: 375)
        #expect(
            TreeNode(of: cell, variant: .frames).description
                == TreeNode(of: plain, variant: .frames).description
        )
        let told = cell.node.connectedTree?.diagnostics ?? []
        #expect(told.map(\.summary) == ["bad replace textMeasurer -"])
    }
}

/// Measures like Helvetica, and then changes the result.
private struct Spoilt: TextMeasurer {
    let spoil: @Sendable (inout TextLayout) -> Void
    var name: String { "spoilt" }

    func metrics(_ font: Font) -> FontMetrics {
        HelveticaMeasurer().metrics(font)
    }

    func layout(_ spans: [TextSpan], limits: TextLimits) -> TextLayout {
        var layout = HelveticaMeasurer().layout(spans, limits: limits)
        if !layout.lines.isEmpty { spoil(&layout) }
        return layout
    }
}
