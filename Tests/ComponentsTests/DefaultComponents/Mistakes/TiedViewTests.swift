import Components
import DefaultComponents
import Testing
import Views

/// Views in the stack of a bubble that a plugin constrains to it.
@Suite(.diagnosticsOfIssues)
struct TiedViewTests {
    @Test(arguments: Cases(24, of: 480))
    func theTextKeepsItsRoomAndWhatIsReportedNamesThePlugin(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let tie = Tie(using: &generator)
        var components = try Components.with(
            TestPlugin("tied") { $0.extend(.messageContentView, with: TyingLayer.self) }
        )
        components[.tie] = tie
        let content = alone(FixtureChat.message("a", "Ahoy, all hands on deck"))

        let cell = components.laidOutCell(showing: content)

        let text = try #require(cell.messageView?.textView)
        #expect(text.frame.size.height > 20, "\(seed), \(tie)")
        for diagnostic in cell.node.connectedTree?.diagnostics ?? [] {
            #expect(diagnostic.description.contains("tied"), "\(seed), \(tie)")
            #expect(!diagnostic.description.contains("Ahoy"), "\(seed), \(tie)")
        }
    }

    @Test func aViewTiedToAllEdgesHasNoEffectAndIsReported() throws {
        var components = try Components.with(
            TestPlugin("tied") { $0.extend(.messageContentView, with: TyingLayer.self) }
        )
        components[.tie] = Tie(edges: [.leading, .trailing, .top, .bottom])
        let content = alone(FixtureChat.message("a"))

        let cell = components.laidOutCell(showing: content)

        let plain = Components().laidOutCell(showing: content)
        #expect(cell.messageView?.textView?.frame.size == plain.messageView?.textView?.frame.size)
        let told = cell.node.connectedTree?.diagnostics.map(\.description) ?? []
        #expect(told.contains { $0.contains("has no effect") && $0.contains("tied") }, "\(told)")
    }
}

/// The constraint between a view and a stack.
private struct Tie: Sendable {
    enum Edge: CaseIterable { case leading, trailing, top, bottom }

    var edges: [Edge]
    var height: Double?
    var isFirst = false

    init(edges: [Edge]) {
        self.edges = edges
    }

    init(using generator: inout SeededGenerator) {
        edges = Edge.allCases.filter { _ in Bool.random(using: &generator) }
        height = Bool.random(using: &generator) ? 20 : nil
        isFirst = Bool.random(using: &generator)
    }
}

extension ValueSlot<Tie> {
    fileprivate static let tie = ValueSlot("tie", default: Tie(edges: []))
}

private final class TyingLayer: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        let (view, stack) = (View(), host.bubbleContentContainer)
        let tie = host.components[.tie]
        stack.insertArrangedSubview(view, at: tie.isFirst ? 0 : 9)
        for edge in tie.edges {
            switch edge {
            case .leading:
                view.leadingAnchor.constraint(equalTo: stack.leadingAnchor).isActive = true
            case .trailing:
                view.trailingAnchor.constraint(equalTo: stack.trailingAnchor).isActive = true
            case .top: view.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
            case .bottom: view.bottomAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
            }
        }
        if let height = tie.height {
            view.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
    }
}
