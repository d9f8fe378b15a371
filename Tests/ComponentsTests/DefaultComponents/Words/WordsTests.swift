import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// The words of a locale, in the tables of several plugins.
@Suite(.diagnosticsOfIssues) struct WordsTests {
    private static let votes = WordKey("votes", of: "poll")

    private static func table(_ locale: LanguageTag, _ text: String) -> WordTable {
        WordTable(
            in: locale,
            [votes: .plural("count", one: "1 \(text)", other: "{count} \(text)s")]
        )
    }

    private let poll = TestPlugin("poll") { registrar in
        registrar.set(.words("poll.en"), to: table("en", "vote"))
        registrar.set(.words("poll.ar"), to: table("ar", "arabic"))
    }

    private func said(_ components: Components, _ count: Int = 2) -> String {
        components.words.text(Self.votes, ["count": .number(count)])
    }

    @Test func englishIsTheDefaultAndTheLastFallback() throws {
        var components = try Components.with(poll)
        #expect(components.locale == "en")
        #expect(said(components, 1) == "1 vote")

        components.locale = "ar-EG"
        #expect(said(components) == "٢ arabics")
        components.locale = "ar-AE"
        #expect(said(components) == "2 arabics")
        components.locale = "de"
        #expect(said(components) == "2 votes")
        #expect(components.words.text(WordKey("absent", of: "poll")) == "absent")
    }

    @Test func regionsWinOverLanguagesAndLaterPluginsOverEarlierOnes() throws {
        let others = TestPlugin("swiss") { registrar in
            registrar.set(.words("swiss.de-CH"), to: Self.table("de-CH", "Stimmli"))
            registrar.set(.words("swiss.de"), to: Self.table("de", "Stimme"))
            registrar.set(.words("swiss.ar"), to: Self.table("ar", "other"))
        }
        var components = try Components.with([poll, others])

        let texts = ["de-CH", "de-AT", "ar", "en"].map { (locale: LanguageTag) in
            components.locale = locale
            return said(components)
        }

        #expect(texts == ["2 Stimmlis", "2 Stimmes", "٢ others", "2 votes"])
        try components.uninstall("swiss")
        components.locale = "ar"
        #expect(said(components) == "٢ arabics")
    }

    @Test func aTableOfTheAppWins() throws {
        var components = try Components.with(poll)
        components[.words("app.en")] = WordTable(in: "en", [.edited: "Changed"])

        #expect(components[.appearance].formatters.edited() == "Changed")
        #expect(said(components) == "2 votes")
    }

    @Test func formattersFollowTheLocaleUnlessTheyAreSet() throws {
        var components = Components()
        components.appearance.formatters.edited = { "*" }
        components.appearance.palette.text = .black
        components.locale = "de"

        let formatters = components[.appearance].formatters
        #expect(formatters.edited() == "*")
        #expect(formatters.replies(1) == "1 Antwort")
        #expect(components[.appearance].palette.text == .black)
        components.locale = "ar"
        #expect(components.appearance.formatters.replies(2) == "ردّان")
        #expect(components.appearance.formatters.fileSize(4_200) == "٤٫٢ كيلوبايت")
    }

    @Test func transformsKeepTheirFormattersAndFollowWithTheOthers() throws {
        let theme = TestPlugin("theme") { registrar in
            registrar.transform(.appearance) { _ in
                var appearance = Appearance()
                appearance.formatters.unreadMessages = { "New" }
                return appearance
            }
        }
        var components = try Components.with(theme)
        components.locale = "de"

        let formatters = components[.appearance].formatters
        #expect(formatters.unreadMessages() == "New")
        #expect(formatters.composerPlaceholder() == "Nachricht schreiben")
    }

    @Test func theDirectionFollowsTheLocaleUnlessItIsSet() throws {
        var components = Components()
        components.locale = "ar"
        #expect(components.layoutDirection == .rightToLeft)

        components.layoutDirection = .leftToRight
        #expect(components.layoutDirection == .leftToRight)
        components.locale = "de"
        components[.layoutDirection] = .rightToLeft
        #expect(components.layoutDirection == .rightToLeft)
    }

    @Test func whoIsUninstalledLeavesNoLocale() throws {
        let german = TestPlugin("german") { $0.set(.locale, to: "de") }
        var components = try Components.with(german)
        #expect(components[.appearance].formatters.edited() == "Bearbeitet")

        try components.uninstall("german")

        #expect(components.locale == "en")
        #expect(components[.appearance].formatters.edited() == "Edited")
        #expect(components.layoutDirection == .leftToRight)
    }

    @Test func aScopeMaySpeakAnotherLanguage() throws {
        let plugin = TestPlugin("mixed") { registrar in
            registrar.set(.locale, to: "de", in: .inside(.threadInfo))
        }
        var message = FixtureChat.message("1")
        message.replyCount = 2
        message.editedAt = message.createdAt

        let (cell, _) = composeCell(alone(message), with: try Components.with(plugin))

        let tree = TreeNode(of: cell).description
        #expect(tree.contains("2 Antworten"))
        #expect(tree.contains("Edited"))
    }

    @Test(.enabled(if: DebugBuild.isOn, "Debug builds report missing words."))
    func missingWordsAreReportedWithPluginLocaleAndKeys() throws {
        var components = try Components.with(poll)
        components.locale = "de"
        #expect(
            components.diagnostics.map(\.description).filter { $0.hasPrefix("Words") } == [
                "Words of 'poll' are missing in the locale 'de', so they are English: votes. To fix, set a slot "
                    + "words(_:) to a table that has them in this language."
            ]
        )

        components.locale = "ar-EG"
        #expect(components.diagnostics.filter { $0.description.hasPrefix("Words") } == [])
        components.locale = "fr"
        #expect(components.diagnostics.filter { $0.description.hasPrefix("Words") }.count == 2)
    }

    @Test func aMountedTreeChangesItsLanguage() throws {
        var components = Components()
        var message = FixtureChat.message("1")
        message.isDeleted = true
        let (cell, _) = composeCell(alone(message), with: components)
        let english = TreeNode(of: cell).description

        components.locale = "ar"
        cell.updateComponents(components)

        #expect(TreeNode(of: cell).description.contains("حُذفت الرسالة"))
        cell.updateComponents(Components())
        #expect(TreeNode(of: cell).description == english)
    }
}
