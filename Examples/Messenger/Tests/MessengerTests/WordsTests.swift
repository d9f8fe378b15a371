import Components
import DefaultComponents
import Messenger
import Testing

@Suite struct WordsTests {
    @Test(
        arguments: MessengerChat.plugins.map(\.id.rawValue),
        ["de", "ar"]
    )
    func nothingIsMissing(plugin: String, language: String) throws {
        var components = Components()
        try components.install(MessengerChat.plugins)

        let english = components[.words("\(plugin).en")]
        let translated = components[.words("\(plugin).\(language)")]

        #expect(!english.phrases.isEmpty)
        #expect(translated.faults(against: english).isEmpty)
    }
}
