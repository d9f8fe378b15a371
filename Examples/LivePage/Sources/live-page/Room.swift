import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Hosting
import Views

/// A channel to which something happens in each step.
struct Room {
    private static let ann = ChatUser(id: "ann", name: "Ann")
    private static let bob = ChatUser(id: "bob", name: "Bob")
    private let controller: ChatChannelController
    private var components = Components.default
    private var pages: ChannelPages
    private var window = PageWindow()
    private var count = 0

    init() {
        let channel = ChatChannel(
            id: "sailing",
            name: "Sailing weekend",
            members: [Self.ann, Self.bob],
            currentUserId: Self.ann.id
        )
        controller = ChatChannelController(channel: channel, messages: ChatMessages())
        pages = ChannelPages(with: components)
        receive("Wind from the west, 12 knots.")
        receive("Seven at the harbour?")
    }

    /// The page of the present instant.
    var page: ScreenPage { pages.page(of: controller, in: window) }

    private mutating func receive(
        _ text: RichText,
        by author: ChatUser = bob,
        _ change: (inout ChatMessage) -> Void = { _ in }
    ) {
        count += 1
        var message = ChatMessage(
            id: "\(count)",
            author: author,
            createdAt: Timestamp(seconds: 1_772_442_000 + Int64(count) * 50),
            text: text
        )
        message.isSentByCurrentUser = author == Self.ann
        change(&message)
        controller.receive(.newMessage(message))
    }

    private func edit(_ id: String, _ change: (inout ChatMessage) -> Void) {
        guard var message = controller.message(id: id) else { return }
        change(&message)
        controller.receive(.messageEdited(message))
    }

    /// Lets everything happen, and returns each step with its patch and the page drawn anew, as JSON.
    mutating func steps() throws -> [String] {
        var steps: [String] = []
        func note(_ title: String, _ old: ScreenPage, _ new: ScreenPage) throws {
            let patch = PagePatch(from: old, to: new)
            guard try old.applying(patch) == new else { throw LivePageError.differs(title) }
            let facts = [
                "\"title\": \(JSON(title))", "\"patch\": \(patch.json.inScript)",
                "\"html\": \(JSON(new.html))",
            ]
            steps.append("{\(facts.joined(separator: ", "))}")
        }
        for (title, happen) in Self.happenings {
            let old = page
            try happen(&self)
            try note(title, old, page)
        }
        return steps
    }

    private static let happenings: [(String, @Sendable (inout Room) throws -> Void)] = [
        ("a message", { $0.receive("I bring **coffee** & buns", by: ann) }),
        ("one more of the same author", { $0.receive("And a chart.", by: ann) }),
        ("an edit", { $0.edit("2") { $0.text = "Eight at the harbour?" } }),
        (
            "a longer edit",
            { $0.edit("2") { $0.text = "Eight at the harbour, by the crane & the <ramp>?" } }
        ),
        (
            "a reaction",
            { room in
                let like = ChatReaction(name: "like", emoji: "👍", userIDs: ["bob"])
                room.edit("3") { $0.reactions = [like] }
            }
        ),
        (
            "another one",
            { room in
                let like = ChatReaction(name: "like", emoji: "👍", userIDs: ["bob", "ann"])
                room.edit("3") { $0.reactions = [like] }
            }
        ),
        ("replies", { $0.edit("1") { $0.replyCount = 2 } }),
        ("a text that looks like markup", { $0.receive("</li></ol><script>alert(1)</script>") }),
        (
            "markup behind a character that joins what follows",
            { $0.edit("5") { $0.text = "\u{600}</script><img src=x onerror=alert(1)>" } }
        ),
        ("accents and directions", { $0.receive("\u{301}e\u{301} \u{202E}שלום 👩‍👩‍👧") }),
        ("a deletion", { $0.controller.receive(.messageDeleted(id: "4", isHard: false)) }),
        ("a removal", { $0.controller.receive(.messageDeleted(id: "5", isHard: true)) }),
        (
            "200 messages",
            { room in
                for each in 0..<200 { room.receive(RichText(plain: "Message \(each)")) }
            }
        ),
        ("one more", { $0.receive("Still there?", by: ann) }),
        ("older ones", { $0.window.newest = "60" }),
        ("the newest", { $0.window.newest = nil }),
        (
            "a plugin",
            { room in
                try room.components.install([SquaredBubblePlugin()])
                room.pages = ChannelPages(with: room.components)
            }
        ),
        (
            "from right to left",
            { room in
                room.components[.layoutDirection] = .rightToLeft
                room.pages = ChannelPages(with: room.components)
            }
        ),
        ("an edit of it", { $0.edit("\($0.count)") { $0.text = "Yes." } }),
    ]
}

/// A patch that does not lead to the page.
enum LivePageError: Error {
    case differs(String)
}
