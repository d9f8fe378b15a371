import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Views

/// The words of the share button.
@Suite(.diagnosticsOfIssues)
struct ShareWordsTests {
    @Test func theButtonSpeaksTheLocaleAtOnce() throws {
        var components = try Components.with(ShareAttachmentsPlugin())
        let message = FixtureChat.message("a") { $0.attachments = FixtureChat.attachments }
        let cell = composeCell(alone(message), with: components).cell
        let view = try #require(cell.messageView)
        let button = try #require(view.bubbleContentContainer.subviews.last as? Button)
        #expect(button.title == "Share")

        components.locale = "de"
        cell.updateComponents(components)
        #expect(button.title == "Teilen")
        components.locale = "ar-EG"
        cell.updateComponents(components)
        #expect(button.title == "مشاركة")
    }

    @Test(arguments: ["de", "ar"])
    func nothingIsMissing(language: String) throws {
        let components = try Components.with(ShareAttachmentsPlugin())

        let english = components[.words("share-attachments.en")]
        let translated = components[.words("share-attachments.\(language)")]

        #expect(english.phrases.count == 1)
        #expect(translated.faults(against: english).isEmpty)
    }
}
