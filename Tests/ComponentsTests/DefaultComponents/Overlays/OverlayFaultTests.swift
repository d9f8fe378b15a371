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

    @Test func anOverlayThatClosesTheTopmostAsItClosesIsClosedOnce() throws {
        let screen = ChatChannelVC()
        screen.channelController = ChatChannelController(
            channel: FixtureChat.group,
            messages: ChatMessages([FixtureChat.message("0")]),
            client: ChatClient(currentUser: FixtureChat.ann)
        )
        screen.mount(in: ComponentContext(try .with([ClosingTopmostPlugin()])))
        screen.view.layout(width: 375, height: 600)

        let list = screen.messageListVC
        #expect(list.closeTopOverlay() && list.closeTopOverlay())
        let overlay = try #require(list.openOverlays.first?.content as? ClosingTopmost)
        #expect(overlay.count == 2)
    }
}

/// A sheet that closes the topmost overlay, which it is, when it is closed.
private final class ClosingTopmost: ChatOverlayView {
    private(set) var count = 0

    override func updateContent() {
        super.updateContent()
        overlay = Overlay(.sheet, label: "Closing")
    }

    override func close() {
        count += 1
        if count < 10 { list?.closeTopOverlay() }
    }
}

private struct ClosingTopmostPlugin: Plugin {
    let manifest = PluginManifest("closing-topmost")

    func register(in registrar: inout Registrar) {
        registrar.replace(.overlay("closing-topmost"), with: ClosingTopmost.self)
    }
}
