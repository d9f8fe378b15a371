import Components
import ComponentsTesting
import DefaultComponents
import ExamplePlugins
import Testing
import Views

@testable import Workbench

/// No text is cut in German or Arabic that is not cut in English.
@Suite struct TranslatedWidthTests {
    /// The languages with and without plugins; in a normal run one of each.
    private static let looks: [(LanguageTag, Bool)] =
        LongTests.areOn
        ? (["de", "ar", "ar-AE"] as [LanguageTag]).flatMap { [($0, false), ($0, true)] }
        : [("de", true), ("ar", false)]

    @Test(arguments: looks)
    func noTextIsCutThatIsWholeInEnglish(locale: LanguageTag, hasPlugins: Bool) throws {
        let conversation = try ConversationLoader().load(SailingWeekend.source)
        for width in LongTests.areOn ? [240.0, 300, 375] : [300] {
            let english = try faults("en", hasPlugins, width, conversation)
            let others = try faults(locale, hasPlugins, width, conversation)

            #expect(others.cells == english.cells)
            #expect(others.kinds.subtracting(english.kinds) == [])
        }
    }

    /// Returns the number of messages, and the faults of each, without the words that differ.
    private func faults(
        _ locale: LanguageTag,
        _ hasPlugins: Bool,
        _ width: Double,
        _ conversation: Conversation
    ) throws -> (cells: Int, kinds: Set<String>) {
        var components = try Components.with(hasPlugins ? ExampleCatalogue.plugins : [])
        components.locale = locale
        var (count, kinds): (Int, Set<String>) = (0, [])
        for transcript in conversation.channels {
            for cell in ComposedChat.cells(transcript, with: components) {
                cell.layout(width: width)
                count += 1
                let id = cell.content?.message()?.id ?? ""
                for fault in LayoutFaults(in: cell).all { kinds.insert("\(id): \(fault.kind)") }
            }
        }
        return (count, kinds)
    }

    @Test func thePageOfLanguagesHasEachInItsDirection() throws {
        let page = try WrittenGallery.first.get().text("languages.html")

        #expect(page.contains("Bearbeitet") || page.contains("Antworten"))
        #expect(page.contains("ردود"))
        #expect(page.contains("dir=\"rtl\""))
        #expect(try WrittenGallery.first.get().text("index.html").contains("languages.html"))
    }
}
