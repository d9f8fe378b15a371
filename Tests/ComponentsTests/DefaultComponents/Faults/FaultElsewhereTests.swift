import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Synchronization
import Testing
import Views

/// Changes of a plugin's hook outside of its component are reported, with the plugin.
@Suite(.diagnosticsOfIssues)
struct FaultElsewhereTests {
    /// An operation of a hook on a screen.
    struct Deed: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let commit: @Sendable (ChatChannelVC, _ host: View) -> Void

        init(_ name: String, _ commit: @escaping @Sendable (ChatChannelVC, View) -> Void) {
            (testDescription, self.commit) = (name, commit)
        }
    }

    private static let ofRows = [
        Deed("takes the composer out") { screen, _ in
            screen.messageComposerVC.view.removeFromSuperview()
        },
        Deed("writes into the composer") { screen, _ in
            screen.messageComposerVC.content.editedText = EditedText("Ahoy")
        },
        Deed("says why nothing is sent") { screen, _ in
            screen.messageComposerVC.notice = "Because."
        },
        Deed("hides the button") { screen, _ in
            screen.messageComposerVC.sendButton.isHidden = true
        },
        Deed("adds to the list") { screen, _ in screen.messageListVC.view.addSubview(Label()) },
        Deed("colours another row") { screen, _ in
            screen.otherRow?.backgroundColor = .gray
        },
        Deed("shows another message there") { screen, _ in
            screen.otherRow?.content = MessageCellContent(
                FixtureChat.message("other"),
                in: FixtureChat.group
            )
        },
        Deed("ties itself to another row") { screen, host in
            screen.otherRow.map {
                host.widthAnchor.constraint(equalTo: $0.widthAnchor).isActive = true
            }
        },
        Deed("ties another row") { screen, _ in
            screen.otherRow?.heightAnchor.constraint(equalToConstant: 1).isActive = true
        },
    ]

    @Test(arguments: ofRows)
    func rowsThatChangeOthersAreReported(deed: Deed) throws {
        let told = try told(of: deed, in: 1) { $0.extend(.bubble, with: Outsider.self) }

        #expect(told == ["bad updateContent bubble 1"])
    }

    private static let ofLists = [
        Deed("takes itself out") { screen, _ in
            screen.messageListVC.view.removeFromSuperview()
        },
        Deed("takes the composer out") { screen, _ in
            screen.messageComposerVC.view.removeFromSuperview()
        },
        Deed("colours the screen") { screen, _ in screen.view.backgroundColor = .gray },
    ]

    @Test(arguments: ofLists)
    func listsThatChangeTheirScreenAreReported(deed: Deed) throws {
        let told = try told(of: deed, in: nil) { $0.extend(.messageListView, with: Outsider.self) }

        #expect(told == ["bad updateContent messageListView -"])
    }

    private static let losses = [
        Deed("takes the data source away") { screen, _ in screen.messageListVC.dataSource = nil },
        Deed("takes the delegate away") { screen, _ in screen.messageListVC.delegate = nil },
        Deed("takes the controller's delegate away") { screen, _ in
            screen.channelController?.delegate = nil
        },
    ]

    @Test(arguments: losses)
    func whatAHookTakesAwayStays(deed: Deed) throws {
        let told = try told(of: deed, in: 1) { $0.extend(.bubble, with: Outsider.self) }

        #expect(told == ["bad updateContent bubble 1"])
    }

    @Test func whoWritesWhereItIsIsNotTold() throws {
        let deed = Deed("colours its list") { screen, host in
            screen.messageListVC.view.backgroundColor = .gray
            screen.messageListVC.scrollToLatestMessageButton.isHidden = true
            host.superview?.alpha = 0.5
        }
        let told = try told(of: deed, in: nil) { $0.extend(.messageListView, with: Outsider.self) }

        #expect(told == [])
    }

    /// Returns the diagnostics of a plugin that performs an operation in an update, once the screen is mounted.
    private func told(
        of deed: Deed,
        in message: Int?,
        _ register: @escaping @Sendable (inout Registrar) -> Void
    ) throws -> [String] {
        let turn = Turn()
        var components = try Components.with(TestPlugin("bad", register))
        components[.deed] = { host in
            guard turn.isNow.load(ordering: .relaxed), let screen = host.screenAround else {
                return
            }
            deed.commit(screen, host)
        }
        let channel = ComposedChannel(
            [FixtureChat.message("2"), FixtureChat.message("1")],
            components
        )
        let list = channel.screen.messageListVC.listView
        let cell: View? = message.flatMap { list.cell(at: $0) }
        let host = try #require(message == nil ? list : cell?.bubbleInside)
        #expect(channel.tree.diagnostics == [])

        turn.isNow.store(true, ordering: .relaxed)
        host.contentChanged()
        turn.isNow.store(false, ordering: .relaxed)
        channel.layOut()

        #expect(channel.screen.messageListVC.dataSource === channel.screen)
        #expect(channel.screen.messageListVC.delegate === channel.screen)
        #expect(channel.controller.delegate === channel.screen)
        return channel.tree.diagnostics.map(\.summary)
    }
}

/// Performs the operation in its slot.
private final class Outsider: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.components[.deed](host)
    }
}

/// Whether the operation is due.
private final class Turn: Sendable {
    let isNow = Atomic(false)
}

extension ValueSlot<@Sendable (View) -> Void> {
    fileprivate static let deed = ValueSlot("deedElsewhere", default: { _ in })
}

extension ChatChannelVC {
    /// The row of the newest message.
    fileprivate var otherRow: (any MessageCell)? { messageListVC.listView.cell(at: 0) }
}

extension View {
    fileprivate var screenAround: ChatChannelVC? {
        var next: (any Lifecycle)? = self
        while let current = next {
            if let screen = current as? ChatChannelVC { return screen }
            next = current.next
        }
        return nil
    }

    fileprivate var bubbleInside: View? {
        self is any MessageBubble ? self : subviews.lazy.compactMap(\.bubbleInside).first
    }
}
