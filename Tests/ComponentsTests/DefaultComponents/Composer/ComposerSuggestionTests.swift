import Components
import DefaultComponents
import Testing
import Views

@Suite struct ComposerSuggestionTests {
    static let members = [
        FixtureChat.ann, ChatUser(id: "n2", name: "Nat"), ChatUser(id: "n1", name: "Nat"),
        ChatUser(id: "r", name: "Renate Nash"), ChatUser(id: "nab", name: "Zoe"),
        ChatUser(id: "z", name: "Nadia"), FixtureChat.bo,
    ]

    @Test func membersAreOfferedByNameInAnOrderOfTheirOwn() {
        for members in [Self.members, Self.members.reversed()] {
            #expect(suggestions("Hi @na", members) == ["z", "n1", "n2", "r", "nab"])
        }
    }

    @Test(arguments: [
        ("@", ["bo", "z", "n1", "n2", "r", "nab"]), ("@NAD", ["z"]), ("@Renate N", ["r"]),
        ("@ann", []), ("mail@na", []), ("@na\n", []), ("@q", []), ("@Nat ", []), ("(@bo", ["bo"]),
    ])
    func onlyWhatANameGoesOnAsIsOffered(_ text: String, _ ids: [String]) {
        #expect(suggestions(text, Self.members) == ids)
    }

    @Test func pickingWritesTheMention() {
        let channel = ComposedChannel()
        channel.composer.apply(.insert("Hi @cy !"))
        for _ in 0..<2 { channel.composer.apply(.move(.characterBack)) }
        #expect(channel.composer.suggestions.items.map(\.title) == ["Cy Young"])

        channel.composer.pickSuggestion()
        #expect(channel.composer.content.text == "Hi @Cy Young  !")
        #expect(channel.composer.suggestionsView.isHidden)

        channel.composer.sendMessage()
        let run = TextRun("@Cy Young", style: TextStyle(target: .user("cy")))
        #expect(channel.newest?.text == RichText([TextRun("Hi "), run, TextRun("  !")]))
    }

    @Test func keysGoRoundWhatIsOffered() {
        let channel = ComposedChannel()
        channel.composer.apply(.insert("@"))
        let count = channel.composer.suggestions.items.count
        #expect(count == FixtureChat.others.count)

        channel.composer.selectSuggestion(by: -1)
        #expect(channel.composer.suggestions.selectedIndex == count - 1)
        channel.composer.selectSuggestion(by: 2)
        #expect(channel.composer.suggestions.selectedIndex == 1)
        #expect(channel.composer.suggestionsView.content == channel.composer.suggestions)
    }

    @Test func nothingIsOfferedAfterItWasDismissedUntilTheTextIsAnother() {
        let channel = ComposedChannel()
        channel.composer.apply(.insert("@"))

        channel.composer.dismissSuggestions()
        #expect(channel.composer.suggestions.items == [])

        channel.composer.apply(.insert("b"))
        #expect(channel.composer.suggestions.items.map(\.title) == ["Bo"])
    }

    @Test func commandsAreOfferedByName() {
        var components = Components()
        components.composerCommands = [
            ComposerCommandInfo("shrug", summary: "Shrugs"), ComposerCommandInfo("giphy"),
        ]
        let channel = ComposedChannel([], components)

        channel.composer.apply(.insert("/"))
        #expect(channel.composer.suggestions.items.map(\.title) == ["/giphy", "/shrug"])

        channel.composer.apply(.insert("s"))
        channel.composer.pickSuggestion()
        #expect(channel.composer.content.text == "/shrug ")
    }

    @Test func pluginsOfferMore() {
        var components = Components()
        components.transform(.composerSuggestionRule) { next, request in
            guard request.text.hasSuffix(":he") else { return next(request) }
            return [ComposerSuggestion("❤️", typed: ":he", replacement: "❤️")] + next(request)
        }
        let channel = ComposedChannel([], components)

        channel.composer.apply(.insert("I :he"))
        channel.composer.pickSuggestion()

        #expect(channel.composer.content.text == "I ❤️")
    }

    @Test func whatIsTypedInOtherScalarsIsReplacedWhole() {
        let channel = ComposedChannel([])

        channel.composer.content.text = "hi @e\u{301}"
        channel.composer.pickSuggestion(
            ComposerSuggestion("x", typed: "@\u{E9}", replacement: "X")
        )

        #expect(channel.composer.content.text == "hi X")
    }

    private func suggestions(_ text: String, _ members: [ChatUser]) -> [String] {
        var channel = FixtureChat.group
        channel.members = members
        let request = SuggestionRequest(text: text, channel: channel)
        return Components()[.composerSuggestionRule](request).compactMap { $0.user?.id }
    }
}
