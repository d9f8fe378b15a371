import Components
import ComponentsTesting
import DefaultComponents
import Messenger
import Testing
import Views

/// A plugin that is uninstalled while something of it is animating, being fetched, or open.
@Suite struct EndingTests {
    /// What is under way, and how one sees that.
    struct Doing: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let plugin: PluginID
        let begin: @Sendable (MessengerChat) async throws -> Void
        let isUnderWay: @Sendable (MessengerChat) -> Bool

        init(
            _ plugin: PluginID,
            _ name: String,
            _ begin: @escaping @Sendable (MessengerChat) async throws -> Void = { _ in },
            while isUnderWay: @escaping @Sendable (MessengerChat) -> Bool
        ) {
            (testDescription, self.plugin) = ("\(plugin): \(name)", plugin)
            (self.begin, self.isUnderWay) = (begin, isUnderWay)
        }
    }

    private static let doings = [
        Doing("voice-messages", "a sound plays") {
            try await $0.take(.tap(name: "play", place: 0))
            try await $0.take(.wait(seconds: 2, milliseconds: 0))
        } while: {
            $0.text.contains("2 of 12 s") && $0.tree.nextDue != nil
        },
        Doing("messenger-polls", "a vote is given") {
            try await $0.take(.tap(name: "vote", place: 0))
        } while: {
            $0.text.contains("4 votes")
        },
        Doing("pinned-messages", "the banner is open") {
            try await $0.take(.choose(action: "pin", place: 3))
        } while: {
            $0.reads.contains("Pinned: Bon vent")
        },
        Doing("translation", "a translation is fetched") {
            try await $0.take(.tap(name: "translate", place: 0))
        } while: {
            $0.text.contains("Translating") && !$0.tasks.names.isEmpty
        },
        Doing("disappearing-messages", "the time runs") {
            try await $0.take(.wait(seconds: 3, milliseconds: 0))
        } while: {
            $0.text.contains("Disappears in 17 s") && $0.tree.nextDue != nil
        },
        Doing("messenger-search", "the bar is open") {
            try await $0.take(.choose(action: "search", place: 3))
            try await $0.take(.enter("o", place: 0))
        } while: {
            $0.reads.contains("- region \"Search\"")
        },
        Doing("messenger-code", "the button says that code is copied") {
            try await $0.take(.tap(name: "copyCode", place: 0))
        } while: {
            $0.text.contains("Copied") && $0.tree.nextDue != nil
        },
        Doing(
            "link-cards",
            "a page is fetched",
            while: {
                $0.text.contains("Loading preview") && !$0.tasks.names.isEmpty
            }
        ),
        Doing("link-cards", "a card is open") {
            while !$0.tasks.names.isEmpty { try await $0.take(.answer) }
        } while: {
            $0.text.contains("Tides")
        },
        Doing("swipe-reply", "a message is swiped") {
            $0.swipe(3, ends: false)
        } while: {
            $0.pointer.isTracking
        },
        Doing("swipe-reply", "an answered message fades in") {
            $0.swipe(3)
        } while: {
            $0.tree.nextDue != nil
        },
        Doing("swipe-reply", "the reactions are open") {
            $0.hold(3)
        } while: {
            $0.reads.contains("- dialog \"React\"")
        },
        Doing("composer-kit", "the form is open and filled") {
            try await $0.take(.write("/poll Sail?"))
            try await $0.take(.send)
            try await $0.take(.enter("Yes", place: 1))
        } while: {
            $0.reads.contains("- dialog \"New poll\"")
        },
        Doing("composer-kit", "emoji are suggested") {
            try await $0.take(.write("Ahoy :th"))
        } while: {
            $0.screen.messageComposerVC.suggestions.items.count == 2
        },
        Doing(
            "composer-kit",
            "a file is uploaded",
            while: {
                $0.reads.contains("- progressbar \"Uploading 1 file\"")
            }
        ),
    ]

    @Test(arguments: doings)
    func nothingOfItIsLeft(doing: Doing) async throws {
        let plugin = try #require(MessengerChat.plugins.first { $0.id == doing.plugin })
        let chat = try MessengerChat([plugin])

        try await doing.begin(chat)
        #expect(doing.isUnderWay(chat))
        try chat.uninstall(plugin.id)

        #expect(firstDifference(chat.text, chat.textFromValues(with: Components())) == nil)
        #expect(chat.tree.store.count == (0, 0, 0))
        #expect(chat.tree.nextDue == nil)
        #expect(chat.tasks.names.isEmpty)
        #expect(chat.tree.diagnostics.isEmpty)
    }

    @Test(arguments: doings)
    func theOtherNineGoOn(doing: Doing) async throws {
        let chat = try MessengerChat(MessengerChat.plugins)
        var others = Components()
        try others.install(MessengerChat.plugins.filter { $0.id != doing.plugin })

        try await doing.begin(chat)
        #expect(doing.isUnderWay(chat))
        try chat.uninstall(doing.plugin)
        chat.pointer.cancel()

        #expect(firstDifference(chat.text, chat.textFromValues(with: others)) == nil)
        try await chat.take(.wait(seconds: 1, milliseconds: 0))
        #expect(firstDifference(chat.text, chat.textFromValues(with: others)) == nil)
    }

    @Test func everyPluginIsAmongThem() {
        #expect(Set(Self.doings.map(\.plugin)) == Set(MessengerChat.plugins.map(\.id)))
    }
}
