import ChatStore
import Components
import DefaultComponents
import Drawing
import Foundation
import Hosting
import Testing
import Views

@testable import WebChat

/// What taps in rows lead to.
@Suite(.timeLimit(.minutes(2)))
struct RowTapTests {
    /// A room with a thread, a quote and a reaction, and what Ann sees of it.
    private static func with(
        _ body: (TestChat, TestBrowser, LivePage.State, RoomScene) async throws -> Void
    ) async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            try await chat.send("Seven at the harbour?", id: "m1", to: room, by: bob)
            let bobID = try #require(bob.user).id
            let commands: [ChatCommand] = [
                .send(id: "r1", room: room, text: "Fine.", parentID: "m1", quotedID: nil),
                .send(id: "m2", room: room, text: "Yes.", parentID: nil, quotedID: "m1"),
                .react(id: "m1", name: "+1", isOn: true),
            ]
            for command in commands {
                _ = try await chat.store.perform(command, by: bobID, at: chat.settings.clock())
            }
            let state = try await LivePage.load("/rooms/\(room)", in: ann)
            let value = try #require(ResumeValue(signed: state.resume, by: chat.signer))
            let drawer = RoomDrawer(store: chat.store, looks: chat.looks)
            try await body(chat, ann, state, drawer.scene(of: value.view))
        }
    }

    /// Returns the addresses to which the nodes of a row lead, and the first node of each.
    private static func addresses(_ row: HTMLRow, _ scene: RoomScene) throws -> [String: Int] {
        var found: [String: Int] = [:]
        for node in 0... {
            do {
                let tap = try RowTap(node, in: row, of: scene)
                #expect(tap.commands.isEmpty)
                if let address = tap.address, found[address] == nil { found[address] = node }
            } catch {
                #expect(error == .unknownNode(node))
                break
            }
        }
        return found
    }

    @Test func tapsLeadToThreadsQuotesAndReactions() async throws {
        try await Self.with { _, _, state, scene in
            let room = "/rooms/\(scene.room)"
            let first = try Self.addresses(state.page.rows[0], scene)
            #expect(Set(first.keys) == ["\(room)/threads/m1", "\(room)/messages/m1#m-m1"])
            let second = try Self.addresses(state.page.rows[1], scene)
            #expect(Set(second.keys) == ["#m-m1"])
        }
    }

    @Test func pagesAreToldWhereTheirTapsLead() async throws {
        try await Self.with { chat, ann, state, scene in
            let row = state.page.rows[1]
            let node = try #require(Self.addresses(row, scene)["#m-m1"])
            try await LivePage.with(state, in: ann) { page in
                // Not of this page, and so nothing.
                try await page.send(["i", row.id, node, "older"])
                try await page.send(["i", "m-none", node, page.digest])
                try await page.send(["i", row.id, node, page.digest])
                #expect(try await page.other("o") == ["o", "#m-m1"])
                #expect(page.page == state.page)
            }
            // What a page has not is an error of its script.
            try await LivePage.with(state, in: ann) { page in
                try await page.send(["i", row.id, 10_000, page.digest])
                #expect(try await page.closing() == 1_002)
            }
        }
    }

    /// A page that is behind taps what it shows, unless that row is another one by now.
    @Test func tapsInRowsThatHaveChangedDoNothing() async throws {
        try await Self.with { chat, ann, state, scene in
            let (first, second) = (state.page.rows[0], state.page.rows[1])
            let node = try #require(Self.addresses(second, scene)["#m-m1"])
            let thread = "/rooms/\(scene.room)/threads/m1"
            let reply = try #require(Self.addresses(first, scene)[thread])
            try await LivePage.with(state, in: ann) { page in
                let old = page.digest
                try await page.send(["r", "m1", "tada"])
                _ = try await page.other("d")
                #expect(page.digest != old)
                try await page.send(["i", first.id, reply, old])
                try await page.send(["i", second.id, node, old])
                #expect(try await page.other("o") == ["o", "#m-m1"])
            }
        }
    }

    /// What a plugin's button asks for is a command by the person who tapped, with their rights.
    @Test func buttonsOfPluginsChangeMessages() async throws {
        try await Self.with { _, _, _, scene in
            var components = Components.default
            try components.install([DeletingPlugin()])
            let pages = ChannelPages(with: components, enablesButtons: true)
            let dressed = RoomScene(
                room: scene.room,
                pages: pages,
                facts: scene.facts,
                part: scene.part,
                root: nil,
                messages: scene.messages
            )
            let row = pages.page(of: dressed.controller(), in: dressed.window).rows[1]
            let node = try #require(
                (0..<100).first { try RowTap($0, in: row, of: dressed).commands.isEmpty == false }
            )
            #expect(try RowTap(node, in: row, of: dressed).commands == [.delete(id: "m2")])
        }
    }
}

/// A button that deletes its message.
private struct DeletingPlugin: Plugin {
    let manifest = PluginManifest("deleting")

    func register(in registrar: inout Registrar) throws {
        registrar.extend(.messageContentView, with: DeletingButton.self)
    }
}

private final class DeletingButton: ComponentExtension<ChatMessageContentView> {
    private let button = Button()

    override func setUpLayout() {
        super.setUpLayout()
        button.title = "Gone"
        host.bubbleThreadMetaContainer.addArrangedSubview(button)
        button.addTarget("delete") { [weak self] in
            guard let host = self?.host, let message = host.content else { return }
            host.raise(.messageAction, MessageActionChoice(DeleteActionItem(), for: message))
        }
    }
}
