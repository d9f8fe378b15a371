import Components
import DefaultComponents
import Drawing
import Testing
import Views

/// Endless loops are ended and reported, and leave the rest of the message as it is.
@Suite(.diagnosticsOfIssues)
struct EndlessTests {
    @Test(arguments: EndlessExtension.all)
    func endsAndIsReported(_ endless: EndlessExtension) async {
        let found = await onSmallStack {
            var components = Components()
            components.extend(.bubble, with: endless.type)
            let (cell, _) = composeCell(alone(FixtureChat.message("1")), with: components)
            cell.layout(width: 375)
            return (
                TreeNode(of: cell, variant: .frames).description,
                cell.node.connectedTree?.diagnostics.map(\.description) ?? []
            )
        }

        #expect(found.0.contains("messageText"))
        #expect(found.1.contains { $0.contains(endless.told) }, "\(found.1)")
    }
}

/// An extension with an endless loop.
struct EndlessExtension: Sendable, CustomTestStringConvertible {
    let type: ComponentExtension<View>.Type
    let told: String

    static let all = [
        EndlessExtension(type: SelfMaker.self, told: "would lie deeper than"),
        EndlessExtension(type: MessageMaker.self, told: "would lie deeper than"),
        EndlessExtension(type: LaidOutInLayout.self, told: "LaidOutView"),
        EndlessExtension(type: LaidOutWhole.self, told: "WholeLayoutView"),
        EndlessExtension(type: UpdatedInUpdate.self, told: "changed its content again and again"),
    ]

    var testDescription: String { "\(type)" }
}

private final class SelfMaker: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        let bubble = host.make(.bubble)
        host.addSubview(bubble)
    }
}

private final class MessageMaker: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        let cell = host.make(.messageCell)
        cell.content = alone(FixtureChat.message("inner"))
        host.addSubview(cell)
    }
}

private final class LaidOutView: View {
    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
        layoutIfNeeded()
    }
}

private final class LaidOutInLayout: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.addSubview(LaidOutView())
    }
}

private final class WholeLayoutView: View {
    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
        layout(width: 100, height: 20)
    }
}

private final class LaidOutWhole: ComponentExtension<View> {
    override func setUpLayout() {
        super.setUpLayout()
        host.addSubview(WholeLayoutView())
    }
}

private final class UpdatedInUpdate: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        (host as? any Component)?.contentChanged()
    }
}
