import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// Errors of handlers are reported with their plugin, also when the handler removes what it belongs to.
@Suite(.diagnosticsOfIssues)
struct GestureFaultTests {
    /// What the handler removes before it throws an error.
    enum Removed: CaseIterable {
        case nothing, content, row
    }

    @Test(arguments: Removed.allCases)
    func aGestureThatRemovesItsRowAndThrowsIsReported(removed: Removed) throws {
        let channel = try Self.channel(removed)
        let tracker = GestureTracker(in: channel.screen.view)

        tracker.perform(try #require(tracker.targets(in: channel.screen.view).first))
        channel.layOut()

        Self.expectReport(of: channel.tree.diagnostics, "receive", removed)
    }

    @Test(arguments: Removed.allCases)
    func scheduledWorkThatRemovesItsRowAndThrowsIsReported(removed: Removed) throws {
        let channel = try Self.channel(removed)

        channel.tree.advance(to: channel.tree.now.advanced(by: .seconds(2)))
        channel.layOut()

        Self.expectReport(of: channel.tree.diagnostics, "scheduled work", removed)
    }

    private static func channel(_ removed: Removed) throws -> ComposedChannel {
        var components = try Components.with(
            TestPlugin("bad") { $0.extend(.messageContentView, with: Removing.self) }
        )
        components[.removed] = removed
        return ComposedChannel([FixtureChat.message("1")], components)
    }

    private static func expectReport(
        of told: [ComponentDiagnostic],
        _ phase: String,
        _ removed: Removed
    ) {
        // Alone, the content does not know its row.
        let item = removed == .content ? "-" : "1"
        #expect(told.map(\.summary) == ["bad \(phase) messageContentView \(item)"])
        let text = told.first?.description ?? ""
        #expect(text.contains("row is gone") && text.contains("GestureFaultTests.swift:"))
    }
}

extension ValueSlot<GestureFaultTests.Removed> {
    fileprivate static let removed = ValueSlot("removedByGesture", default: .nothing)
}

private struct RowIsGone: Error, CustomStringConvertible {
    let description = "row is gone"
}

private final class Removing: ComponentExtension<ChatMessageContentView> {
    override func setUp() {
        super.setUp()
        addGesture(Gesture("remove", .tap, title: "Remove"), to: host) { layer, change in
            if change.phase == .begun { try layer.remove() }
        }
        schedule("remove", after: .seconds(1)) { try $0.remove() }
    }

    private func remove() throws {
        switch host.components[.removed] {
        case .nothing: break
        case .content: host.removeFromSuperview()
        case .row: host.andAround.first { $0 is any MessageCell }?.removeFromSuperview()
        }
        throw RowIsGone()
    }
}
