import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import ExamplePlugins
import Testing
import Tracing
import Views

func treeText(composedWith components: Components) -> String {
    let ann = ChatUser(id: "ann", name: "Ann")
    let message = ChatMessage(id: "1", author: ann, createdAt: Timestamp(seconds: 0), text: "Ahoy")
    let cell = components.messageCell(
        showing: MessageCellContent(
            index: 0,
            messages: AnyRandomAccessCollection([message]),
            channel: ChatChannel(id: "sailing", members: [ann])
        )
    )
    cell.mount(in: ComponentContext(components))
    return TreeNode(of: cell).description
}

/// All laws beside all examples, which takes seconds and `.ci/blocks` runs as well.
@Suite(.enabled(if: LongTests.areOn)) struct TestingAPluginInFull {
    @Test func edgesAreCertified() {
        let certificate = certify(ThickEdgesPlugin())

        for finding in certificate.findings where finding.severity == .error {
            Issue.record(finding)
        }
    }
}

@Suite struct TestingAPlugin {
    @Test func edgesAreSeenBesideAllOthers() {
        let certificate = certify(ThickEdgesPlugin(), laws: [.effect]) { _, tree in
            tree.flattened.allSatisfy { $0.name != "bubble" || $0["border"] == "3/border" }
        }

        #expect(certificate.passes)
    }

    @Test func edgesLiveWithSquares() {
        let ann = ChatUser(id: "ann", name: "Ann")
        let message = ChatMessage(
            id: "1",
            author: ann,
            createdAt: Timestamp(seconds: 0),
            text: "Ahoy"
        )

        let certificate = certify(
            ThickEdgesPlugin(),
            beside: [SquaredBubblePlugin()],
            messages: [message],
            laws: [.order, .name, .effect, .uninstall]
        )

        #expect(certificate.passes)
    }

    @Test func edgesAreThick() throws {
        var components = Components()
        try components.install([ThickEdgesPlugin()])

        #expect(treeText(composedWith: components).contains("border=3/border"))
    }

    @Test func edgesDoNotTrap() async {
        await #expect(processExitsWith: .success) {
            let certificate = certify(ThickEdgesPlugin(), laws: [.hostileText, .roles])

            #expect(certificate.passes)
        }
    }

    @Test func edgesLeaveNoDiagnostics() throws {
        var components = Components()
        try components.install([DefaultComponentsPlugin(), ThickEdgesPlugin()])

        #expect(components.diagnostics.isEmpty)
    }

    @Test func edgesAreNotSaidWithoutEffect() throws {
        var components = Components()
        try components.install([DefaultComponentsPlugin(), ThickEdgesPlugin()])
        let ann = ChatUser(id: "ann", name: "Ann")
        var message = ChatMessage(id: "1", author: ann, createdAt: Timestamp(seconds: 0))
        message.text = "Ahoy"
        let report = ConversationReport(on: components)

        report.add(
            MessageCellContent(
                index: 0,
                messages: AnyRandomAccessCollection([message]),
                channel: ChatChannel(id: "sailing", members: [ann])
            )
        )

        #expect(report.findings.isEmpty)
    }

    @Test func edgesAreTheDefaultsInTheScope() {
        Components.withValue(Components()) {
            Components.default[.edgeWidth] = 7

            #expect(Components.default[.edgeWidth] == 7)
        }
    }

    @Test func edgesDoNotHangOnTheirName() {
        let plugins: [any Plugin] = [ThickEdgesPlugin(), SquaredBubblePlugin()]
        let check = PluginCheck(plugins) { $0[.edgeWidth] }

        #expect(check.findings.isEmpty)
        #expect(check.idFindings.isEmpty)
    }

    @Test(DiagnosticsAreIssues()) func edgesLeaveNothingToTell() throws {
        var components = Components()
        try components.install([ThickEdgesPlugin()])

        _ = treeText(composedWith: components)
    }
}

struct DiagnosticsAreIssues: TestTrait, SuiteTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await Components.withValue(.default) {
            Components.onDiagnostic = { Issue.record("\($0)") }
            try await function()
        }
    }
}
