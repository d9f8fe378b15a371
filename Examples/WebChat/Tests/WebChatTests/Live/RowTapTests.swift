import ChatStore
import Components
import DefaultComponents
import Drawing
import Foundation
import Hosting
import Testing
import Views

@testable import WebChat

/// Taps in rows, and their effects.
@Suite(.timeLimit(.minutes(10)))
struct RowTapTests {
    /// A room with a thread, a quote and a reaction, and what Ann sees of it.
    private static func with(
        plugins: [any Plugin] = [],
        _ body: (TestChat, TestBrowser, LivePage.State, RoomScene) async throws -> Void
    ) async throws {
        try await TestChat.with {
            $0.plugins = plugins
        } _: { chat in
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

    /// Returns the frames that show where the nodes of a row lead, and the first node of each.
    private static func destinations(_ row: HTMLRow, _ scene: RoomScene) throws -> [String: Int] {
        var found: [String: Int] = [:]
        for node in 0... {
            do {
                let tap = try RowTap(.tap(node: node), in: row, of: scene)
                #expect(tap.commands.isEmpty)
                if let frame = tap.destination?.json, found[frame] == nil { found[frame] = node }
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
            let first = try Self.destinations(state.page.rows[0], scene)
            let (thread, message) = ("\(room)/threads/m1", "\(room)/messages/m1#m-m1")
            #expect(Set(first.keys) == Set([thread, message].map { ServerFrame.open($0).json }))
            let second = try Self.destinations(state.page.rows[1], scene)
            #expect(Array(second.keys) == [Self.quote])
        }
    }

    /// The frame of the quote of the second message.
    private static let quote = ServerFrame.scroll(row: "m-m1").json

    @Test func pagesLearnWhereTheirTapsLead() async throws {
        try await Self.with { chat, ann, state, scene in
            let (first, second) = (state.page.rows[0], state.page.rows[1])
            let node = try #require(Self.destinations(second, scene)[Self.quote])
            let other = try #require(Self.destinations(first, scene).values.first)
            try await LivePage.with(state, in: ann) { page in
                // Neither the page, the row nor the node is one that this browser has.
                try await page.send(["i", first.id, other, "older"])
                try await page.send(["i", "m-none", other, page.digest])
                try await page.send(["i", first.id, 10_000, page.digest])
                try await page.send(["i", first.id, -1, page.digest])
                try await page.send(["i", second.id, node, page.digest])
                #expect(try await page.other("q") == ["q", "m-m1"])
                #expect(page.page == state.page && page.others == [["n"]])
            }
        }
    }

    /// A page that is behind taps what it shows, unless that row has changed.
    @Test func tapsInRowsThatHaveChangedDoNothing() async throws {
        try await Self.with { chat, ann, state, scene in
            let (first, second) = (state.page.rows[0], state.page.rows[1])
            let node = try #require(Self.destinations(second, scene)[Self.quote])
            let thread = ServerFrame.open("/rooms/\(scene.room)/threads/m1").json
            let reply = try #require(Self.destinations(first, scene)[thread])
            try await LivePage.with(state, in: ann) { page in
                let old = page.digest
                for name in ["tada", "heart"] {
                    try await page.send(["r", "m1", name])
                    _ = try await page.other("d")
                }
                #expect(page.digest != old)
                try await page.send(["i", first.id, reply, old])
                try await page.send(["i", second.id, node, old])
                #expect(try await page.other("q") == ["q", "m-m1"])
                #expect(page.others == [["n"]])
            }
        }
    }

    /// The rows of pages that are behind are those that they show; pages too far behind are forgotten.
    @Test func sentPagesAreKept() async throws {
        try await Self.with { chat, ann, state, scene in
            let drawer = RoomDrawer(store: chat.store, looks: chat.looks)
            let value = try #require(ResumeValue(signed: state.resume, by: chat.signer))
            var sent = SentPages()
            var pages: [SharedPage] = []
            for name in ["a", "b", "c", "d", "e", "f"] {
                let command = ChatCommand.react(
                    id: name < "d" ? "m1" : "m2",
                    name: name,
                    isOn: true
                )
                let user = try #require(ann.user).id
                _ = try await chat.store.perform(command, by: user, at: chat.settings.clock())
                pages.append(try await drawer.draw(value.view).page)
                sent.add(pages[pages.count - 1])
                sent.add(pages[pages.count - 1])
            }
            for page in pages.suffix(4) {
                for row in page.rows.map(\.row) {
                    #expect(sent.row(row.id, of: page.digest) == row)
                }
            }
            #expect(pages.prefix(2).allSatisfy { sent.row("m-m1", of: $0.digest) == nil })
        }
    }

    /// A request of a plugin's button becomes a command of the person who tapped, with their rights.
    @Test func buttonsOfPluginsChangeMessages() async throws {
        try await Self.with(plugins: [DeletingPlugin()]) { chat, ann, _, scene in
            try await chat.send("Mine.", id: "m3", to: scene.room, by: ann)
            let state = try await LivePage.load("/rooms/\(scene.room)", in: ann)
            let value = try #require(ResumeValue(signed: state.resume, by: chat.signer))
            let drawer = RoomDrawer(store: chat.store, looks: chat.looks)
            let now = try await drawer.scene(of: value.view)
            func button(of row: HTMLRow) throws -> Int {
                try #require(
                    (0..<100).first { node in
                        guard let tap = try? RowTap(.tap(node: node), in: row, of: now) else {
                            return false
                        }
                        return !tap.commands.isEmpty
                    }
                )
            }
            let (bobs, anns) = (state.page.rows[1], state.page.rows[2])
            let (other, own) = try (button(of: bobs), button(of: anns))
            try await LivePage.with(state, in: ann) { page in
                try await page.send(["i", bobs.id, other, page.digest])
                #expect(
                    try await page.other("e")[2] == "You are not the author of the message 'm2'."
                )
                try await page.send(["i", anns.id, own, page.digest])
                #expect(try await page.other("d") == ["d", "m3"])
                #expect(page.page.html.contains("Mine.") == false)
            }
            #expect(try await chat.store.message(id: "m2")?.isDeleted == false)
            #expect(try await chat.store.message(id: "m3")?.isDeleted == true)
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
