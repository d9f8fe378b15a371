import DefaultComponents
import Testing
import Views

@testable import Components

/// The diagnostics that a tree keeps, and those that hooks report in another plugin's name.
@Suite(.diagnosticsOfIssues) struct TreeDiagnosticsTests {
    @Test func aThousandAreKeptAndTheOthersCounted() {
        let tree = View().mount(in: ComponentContext(Components()))

        for number in 0..<1_500 { tree.report(.madeByHand(component: "\(number)")) }
        tree.report(.madeByHand(component: "7"))

        #expect(tree.diagnostics.count == 1_001)
        #expect(tree.diagnostics.last == .furtherDiagnostics(count: 500))
    }

    @Test(arguments: inTheNameOfAnother)
    func aHookThatReportsInTheNameOfAnotherIsLeftOut(diagnostic: ComponentDiagnostic) throws {
        let components = try Components.with(
            TestPlugin("teller") { $0.extend(.bubble, with: Teller.self) }
        )

        let told = told([diagnostic], in: components)

        let fault = try #require(told.first?.fault)
        #expect(told.count == 1)
        #expect(fault.claim.owner == .plugin("teller"))
        #expect(
            fault.mistake
                == .refused(
                    .reportedForAnother(component: "ChatMessageBubbleView", owner: "other")
                )
        )
    }

    @Test func aHookReportsInItsOwnName() throws {
        let components = try Components.with(
            TestPlugin("other") { $0.extend(.bubble, with: Teller.self) }
        )
        let own = ComponentDiagnostic.neverAdded(component: "Box", slot: "box", by: Self.layer)

        #expect(told([own], in: components) == [own])
    }

    /// Returns the diagnostics of a message with a hook that reports some.
    private func told(
        _ diagnostics: [ComponentDiagnostic],
        in components: Components
    ) -> [ComponentDiagnostic] {
        Teller.$diagnostics.withValue(diagnostics) {
            composeCell(alone(FixtureChat.message("m")), with: components).1
        }
    }

    private static let claim = SlotClaim(owner: .plugin("other"), what: "Box", site: nil)
    private static let layer = SlotLayer(
        owner: .plugin("other"),
        verb: .extend,
        what: "Box",
        site: nil
    )
    private static let constraint = ConstraintClaim(relation: "width = 1", activatedBy: "other")

    private static let inTheNameOfAnother: [ComponentDiagnostic] = [
        .undeclaredSlot(slot: "box", claim: claim),
        .slotOfMissingPlugin(
            slot: "box",
            claim: claim,
            site: SourceSite(fileID: "Other/Box.swift", line: 1)
        ),
        .misspelledSlot(slot: "box", claim: claim, nearest: "fox"),
        .deprecatedSlot(slot: "box", claim: claim, replacement: "fox"),
        .misspelledKey(family: "boxes", key: "box", claim: claim, nearest: "fox"),
        .extensionWithoutHost(slot: "box", claim: claim, host: "Box", base: layer),
        .scopesClash(slot: "box", [claim]),
        .conflictingConstraints(dropped: constraint, kept: constraint),
        .constraintWithoutEffect(constraint),
        .hookWithoutSuper(component: "Box", hook: "setUp", by: layer),
        .assignedAfterMounting(root: "Box", slot: "box", claim: claim),
        .installedAfterMounting(root: "Box", plugin: "other"),
        .neverAdded(component: "Box", slot: "box", by: layer),
        .addedAgain(component: "Box", to: "Box", by: layer),
        .layoutNeverSettles(component: "Box", by: layer),
        .unusableLength(component: "Box", property: "width", value: "nan", by: layer),
        .contentWithoutSize(component: "Box", content: "text", by: layer),
        .unheededByLayout(slot: "box", by: layer),
        .popoverAtItself(component: "Box", by: layer),
        .excluded(
            ComponentFault(
                claim: claim,
                phase: .hook(.setUp),
                slot: "box",
                component: "Box",
                item: "m",
                mistake: .madeByHand(component: "Box")
            )
        ),
        .switchedOff(claim, faults: 8),
    ]
}

/// Reports the diagnostics of the task.
private final class Teller: ComponentExtension<View> {
    @TaskLocal static var diagnostics: [ComponentDiagnostic] = []

    override func updateContent() {
        super.updateContent()
        for diagnostic in Self.diagnostics { host.node.connectedTree?.report(diagnostic) }
    }
}

extension ComponentDiagnostic {
    /// The fault that it reports; nil for another diagnostic.
    fileprivate var fault: ComponentFault? {
        guard case .excluded(let fault) = self else { return nil }
        return fault
    }
}
