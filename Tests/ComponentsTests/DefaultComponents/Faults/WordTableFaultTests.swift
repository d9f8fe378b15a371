import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Tables of words that throw, are endless or hostile: other tables stand in, and that is reported.
@Suite(.diagnosticsOfIssues) struct WordTableFaultTests {
    private let good = TestPlugin("good") { registrar in
        registrar.set(.words("good.de"), to: WordTable(in: "de", [.edited: "Geändert"]))
    }

    private var edited: MessageCellContent {
        var message = FixtureChat.message("1")
        message.editedAt = message.createdAt
        return alone(message)
    }

    /// Returns the tree of an edited message in German, and what is reported.
    private func shown(_ plugins: TestPlugin...) throws -> (tree: String, told: [String]) {
        var components = try Components.with(plugins)
        components.locale = "de"
        let (cell, told) = composeCell(edited, with: components)
        return (TreeNode(of: cell).description, told.map(\.summary))
    }

    @Test func theTableBelowStandsInForOneThatThrows() throws {
        let bad = TestPlugin("bad") { registrar in
            registrar.transform(.words("good.de")) { _ in throw InjectedError() }
        }

        let (tree, told) = try shown(good, bad)

        #expect(tree == (try shown(good)).tree)
        #expect(tree.contains("Geändert"))
        #expect(told == ["bad transform words(good.de) -"])
    }

    @Test func otherTablesStandInForEndlessWords() throws {
        let endless = TestPlugin("endless") { registrar in
            let text = String(repeating: "x", count: 100_001)
            registrar.set(.words("endless.de"), to: WordTable(in: "de", [.edited: Phrase(text)]))
        }

        let (tree, told) = try shown(endless)

        #expect(tree == (try shown()).tree)
        #expect(tree.contains("Bearbeitet"))
        #expect(told == ["endless set words(endless.de) -"])
    }

    @Test(arguments: ["\u{202E}\u{1B}[31m<b>&\u{0}", "", "{name}", "{count}{", "\u{2069}\u{2068}"])
    func hostileWordsAreEscapedAsOtherTextsAre(text: String) throws {
        let hostile = TestPlugin("hostile") { registrar in
            registrar.set(.words("hostile.de"), to: WordTable(in: "de", [.edited: Phrase(text)]))
        }
        var components = try Components.with(hostile)
        components.locale = "de"

        let (cell, told) = composeCell(edited, with: components)
        cell.layout(width: 375)
        var page = HTMLPage(title: "")
        page.append(transcript: [HTMLEntry(id: "1", name: "", view: cell)])

        #expect(told == [])
        let written = page.text
        #expect(!written.contains("<b>&") && !written.contains("\u{1B}"))
        #expect(!TerminalPicture(of: cell).text.contains("\u{1B}"))
    }
}
