import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// A fault of an overlay closes it and nothing else, and is reported once.
@Suite(.diagnosticsOfIssues)
struct OverlayFaultTests {
    /// Every injected fault in two hooks of an overlay, and as it is closed.
    private static let rows: [(injectedFault: InjectedFault, hook: ComponentHook)] =
        [ComponentHook.setUpLayout, .updateContent, .setUp].flatMap { hook in
            faults.map { ($0, hook) }
        }

    /// All but an event that needs a sink that raises it again, and a view in a view of its own kind.
    private static let faults = InjectedFault.all.filter {
        $0 != .endlessEvent && $0 != .itselfInItself
    }

    @Test(arguments: Cases(9, of: rows.count))
    func faultsAreLeftOutWhereTheyAre(row: Case) throws {
        let (injectedFault, hook) = Self.rows[row.number]
        let plan = FaultPlan(injectedFault: injectedFault, hook: hook, messages: [])
        let chat = try OverlaidChannel([0, 1, 9], open: [0, 1], faults: ["overlay-1": plan])

        if hook == .setUp {
            #expect(chat.shown == [0, 1], "\(row)")
            #expect(chat.list.closeTopOverlay(), "\(row)")
            chat.layOut()
        }
        chat.set(9, true)
        chat.layOut()

        let told = chat.tree.diagnostics.map(\.summary)
        let text = "\(injectedFault) in \(hook), \(row): \(told)"
        #expect(chat.view(0) != nil && chat.view(9) != nil, "\(text)")
        if told.isEmpty {
            #expect(
                injectedFault.isHarmless(in: hook == .setUp ? .updateContent : hook)
                    || hook == .setUp || injectedFault == .endlessContent,
                "\(text)"
            )
        } else {
            #expect(told.count == 1 && told[0].hasPrefix("overlay-1 "), "\(text)")
            #expect(chat.shown == [0, 9], "\(text)")
            let bar = chat.frame(try #require(chat.view(0)))
            #expect(chat.frame(chat.list.listView).y == bar.height, "\(text)")
        }
        // Without what failed, all goes on.
        #expect(chat.list.closeTopOverlay() && chat.view(9) == nil, "\(text)")
    }
}
