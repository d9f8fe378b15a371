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

    @Test(arguments: [false, true])
    func anOverlayThatRemovesItselfIsGoneAndReported(isClosed: Bool) throws {
        let chat = try OverlaidChannel([0])
        try chat.components.install([
            TestPlugin("bad") { $0.replace(.overlay("bad"), with: RemovingItself.self) }
        ])
        chat.screen.updateComponents(chat.components)
        chat.layOut()
        let overlay = try #require(chat.list.openOverlays.first?.content as? RemovingItself)

        if isClosed { chat.list.closeTopOverlay() } else { overlay.removeFromSuperview() }
        chat.layOut()

        let told = chat.tree.diagnostics
        #expect(told.map(\.summary) == ["bad layout overlay(bad) -"])
        #expect(told.first?.description.contains("OverlayFaultTests.swift:") == true)
        #expect(chat.list.openOverlays.isEmpty && !chat.list.closeTopOverlay())
        chat.set(0, true)
        #expect(chat.shown == [0])
    }

    @Test(arguments: [false, true])
    func aPopoverAtItselfIsReportedAndStaysWhereItIs(isModal: Bool) throws {
        let chat = try OverlaidChannel([0])
        try chat.components.install([
            TestPlugin("bad") { registrar in
                let type: AtItself.Type = isModal ? AtItself.self : LightAtItself.self
                registrar.replace(.overlay("bad"), with: type)
            }
        ])
        chat.screen.updateComponents(chat.components)
        chat.layOut()

        let told = chat.tree.diagnostics.map(\.description)
        #expect(told.count == 1)
        for text in ["a popover at a view of itself", "'bad'", "OverlayFaultTests.swift:"] {
            #expect(told.first?.contains(text) == true, "\(text): \(told)")
        }
        let plain = ComponentDiagnostic.popoverAtItself(component: "Box", by: nil).description
        #expect(
            plain == "'Box' is a popover at a view of itself, which counts as not in view. To fix, "
                + "anchor it to a view of a message, of the screen, or of an overlay below it."
        )
        let frames = (0..<3).map { _ in
            chat.screen.view.setNeedsLayout()
            chat.layOut()
            return chat.list.openOverlays.map { chat.frame($0.content) }
        }
        #expect(Set(frames).count == 1 && frames[0].count == (isModal ? 1 : 0))
    }

    @Test func popoversAtEachOtherDoNotMove() throws {
        let chat = try OverlaidChannel([0])
        try chat.components.install([
            TestPlugin("one") { $0.replace(.overlay("one"), with: AtTwo.self) },
            TestPlugin("two") { $0.replace(.overlay("two"), with: AtOne.self) },
        ])
        chat.screen.updateComponents(chat.components)
        chat.layOut()

        let frames = (0..<3).map { _ in
            chat.screen.view.setNeedsLayout()
            chat.layOut()
            return chat.list.openOverlays.map { chat.frame($0.content) }
        }
        // The later one lies at the earlier one, which is in the middle.
        #expect(Set(frames).count == 1 && frames[0].count == 2)
        let (lower, upper) = (frames[0][0], frames[0][1])
        #expect(upper.y == lower.y + lower.height)
        #expect(chat.tree.diagnostics.isEmpty)
    }
}

/// A sheet that is taken out when it is closed.
private final class RemovingItself: ChatOverlayView {
    override func updateContent() {
        super.updateContent()
        overlay = Overlay(.sheet, label: "Bad")
    }

    override func close() { removeFromSuperview() }
}

/// A modal popover at a view of itself.
private class AtItself: ChatOverlayView {
    var anchor: OverlayAnchor { .part(.overlay("bad")) }
    var isModal: Bool { true }

    override func setUpLayout() {
        super.setUpLayout()
        let label = Label()
        label.text = "At itself"
        addArrangedSubview(label)
    }

    override func updateContent() {
        super.updateContent()
        overlay = Overlay(.popover(anchor), label: "At itself", isModal: isModal)
    }
}

private final class LightAtItself: AtItself {
    override var isModal: Bool { false }
}

private final class AtOne: AtItself {
    override var anchor: OverlayAnchor { .part(.overlay("one")) }
}

private final class AtTwo: AtItself {
    override var anchor: OverlayAnchor { .part(.overlay("two")) }
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
