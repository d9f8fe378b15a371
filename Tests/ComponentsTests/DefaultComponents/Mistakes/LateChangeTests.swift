import Components
import DefaultComponents
import Drawing
import Testing
import Views

struct LateChangeTests {
    @Test(.enabled(if: DebugBuild.isOn))
    func assignmentAfterMountingIsReportedWithTheNextUpdate() {
        let told = ReportedDiagnostics.by {
            let cell = Self.mountedCell()
            Components.default.replace(
                .bubble,
                with: ChatMessageBubbleView.self,
                fileID: "App/main.swift",
                line: 9
            )
            cell.content = alone(FixtureChat.message("2", "Later"))
        }

        #expect(
            told.texts == [
                """
                'ChatMessageCell' was mounted before slot 'bubble' was given to Components.default by \
                'app' (ChatMessageBubbleView at App/main.swift:9), so its tree does not show it. To \
                fix, change Components.default before mount(in:), mount again, or give the root the new \
                components with updateComponents(_:).
                """
            ]
        )
    }

    @Test func pluginAfterMountingIsReportedToWhoeverPrintsTheTree() throws {
        let told = try ReportedDiagnostics.by {
            let cell = Self.mountedCell()
            try Components.default.install([TestPlugin("late") { $0.declare(.limit) }])
            _ = TreeNode(of: cell)
        }

        #expect(told.all == [.installedAfterMounting(root: "ChatMessageCell", plugin: "late")])
    }

    @Test func componentsThatAreHandedOnAreNoMistake() {
        let told = ReportedDiagnostics.by {
            let cell = Self.mountedCell()
            Components.default[.textScale] = 2
            cell.updateComponents(.default)
            _ = TreeNode(of: cell)
        }

        #expect(told.all == [])
    }

    @Test(arguments: [true, false])
    func treeOfComponentsOfItsOwnIsNoMistake(isDefault: Bool) {
        let told = ReportedDiagnostics.by {
            let components = isDefault ? Components.default : Components()
            let cell = components.make(.messageCell)
            cell.content = alone(FixtureChat.message("1", "Ahoy"))
            cell.mount(in: ComponentContext(components))
            Components.default[.textScale] = 2
            _ = TreeNode(of: cell)
        }

        #expect(told.all.count == (isDefault && DebugBuild.isOn ? 1 : 0))
    }

    @Test(
        arguments: [
            { _ = TreeNode(of: $0) }, { _ = AccessibilityTree(of: $0) },
            { _ = TerminalPicture(of: $0) },
            { _ = HTMLEntry(id: "1", name: "", view: $0) },
        ] as [@Sendable (View) -> Void]
    )
    func cellThatWasNeverMountedIsReported(read: @Sendable (View) -> Void) {
        let told = ReportedDiagnostics.by {
            let cell = Components().make(.messageCell)
            cell.content = alone(FixtureChat.message("1", "Ahoy"))
            read(cell)
            read(cell)
        }

        #expect(
            told.texts == [
                """
                'ChatMessageCell' was read but never mounted, so none of its hooks ran. To \
                fix, call mount(in:) first.
                """
            ]
        )
    }

    @Test func plainViewNeedsNoMounting() {
        let told = ReportedDiagnostics.by { _ = TreeNode(of: View()) }

        #expect(told.all == [])
    }

    private static func mountedCell() -> any MessageCell {
        let cell = Components.default.make(.messageCell)
        cell.content = alone(FixtureChat.message("1", "Ahoy"))
        cell.mount()
        return cell
    }
}
