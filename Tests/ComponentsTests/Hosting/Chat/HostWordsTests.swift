import Components
import DefaultComponents
import Drawing
import Foundation
import Testing
import Views

@testable import Hosting
@testable import Workbench

/// The chat in a terminal speaks the language of its components.
@Suite struct HostWordsTests {
    /// The texts that the sources of the chat look up, and the names of keys' effects.
    private static let texts: Set<String> = {
        let folder = Readme.root.appending(path: "Sources/Hosting/Chat")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let sources = files.filter { !$0.hasPrefix("HostWords+") }
            .map { (try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)) ?? "" }
            .joined()
        let looked = sources.matches(of: /[wW]ords\(\s*"((?:[^"\\])+)"/).map { String($0.1) }
        let hints = sources.matches(
            of: /"(?:Enter|Esc|Tab|Alt-Enter|Ctrl-.|[pic?q]|\\\(arrows\)) ([a-z ]+)"/
        )
        .map { String($0.1) }
        let parts = (MessagePart.named + [.message]).map(\.title)
        let rules: [ResolutionReason] = [
            .declaredDefault, .familyFallback, .onlyPlugin, .preferredPlugin, .app, .scope,
        ]
        let others =
            rules.map(\.reason) + [
                "Subviews", "Constraints", "Properties", "Slots read", "Origin", "made by hand",
                "reads", "added", "removed", "moved", "its class", "no hook",
                LiveChat.steeringNotice, "Copied, but there is nowhere to paste it.",
                "Copied: Ctrl-Y pastes it.", "Scroll", "double tap", "hold", "swipe", "drag",
                "hover",
                "A draft is not sent. {key} again leaves and discards it.",
            ]
        let keys = (LiveChat.keys + LiveChat.writingKeys).map(\.summary)
        return Set(looked + hints + parts + others + keys)
    }()

    @Test(arguments: [0, 1])
    func everyTextOfTheChatIsTranslated(place: Int) {
        let table = HostWords.tables[place]
        let english = WordTable(
            in: "en",
            Self.texts.map { (WordKey($0, of: "hosting"), Phrase($0)) }
        )

        #expect(Self.texts.count > 80)
        #expect(table.faults(against: english) == [])
    }

    @Test func aGermanChatHasGermanKeysSheetsAndNotices() throws {
        let chat = try ChatFixture.chat("list --locale de")

        #expect(chat.statusLine(columns: 200).contains("? Tasten  c schreiben  q verlassen"))
        #expect(chat.help.title == "Tasten")
        #expect(chat.help.lines.contains("Up, Down, wheel: Zeilenweise blättern."))
        chat.take(.character("p"))
        #expect(chat.stage.notice == "Keine Nachricht ist gewählt. Erst Tab drücken.")
        chat.take(.tab)
        chat.take(.enter)
        #expect(chat.stage.sheet?.title == "Was antippen?")
        #expect(chat.stage.sheet?.choices.last?.title == "Aktionen der Nachricht")
    }

    @Test func aGermanChatExplainsItsViewsInGerman() throws {
        let chat = try ChatFixture.chat("list --locale de")
        chat.take(.tab)
        chat.take(.character("i"))
        #expect(chat.stage.sheet?.title == "Ansichten der Nachricht")

        chat.take(.enter)

        let lines = chat.stage.sheet?.lines ?? []
        #expect(lines.contains { $0.hasPrefix("Rahmen ") })
        #expect(lines.contains("Eigenschaften"))
        #expect(lines.contains { $0.hasPrefix("Darin steht") || $0 == "von Hand gemacht" })
    }

    @Test func anArabicChatRunsFromRightToLeft() throws {
        let stage = try ChatFixture.stage("list --locale ar")

        #expect(stage.components[.layoutDirection] == .rightToLeft)
        #expect(stage.screen().text.contains("م"))
        #expect(stage.words("{count} more", ["count": .number(3)]) == "٣ آخرون")
    }

    @Test func otherComponentsChangeTheLanguage() throws {
        let chat = try ChatFixture.chat()
        let english = chat.statusLine(columns: 200)
        var german = chat.stage.components
        german.locale = "de"

        chat.stage.change(to: german)
        #expect(chat.statusLine(columns: 200).contains("wählen"))
        german.locale = "en"
        chat.stage.change(to: german)

        #expect(chat.statusLine(columns: 200) == english)
    }
}
