import Components
import Foundation
import Testing

@testable import DefaultComponents

/// The tables of the default components, and what is wrong with others.
@Suite struct WordTableTests {
    @Test(arguments: [WordTable.german, .arabic])
    func everyWordIsTranslatedWithItsArgumentsAndForms(table: WordTable) {
        #expect(table.faults(against: .english) == [])
        #expect(table.phrases.count == WordTable.english.phrases.count)
    }

    @Test func everyKeyOfTheDefaultComponentsHasAnEnglishWord() throws {
        let path = "Sources/DefaultComponents/Words/WordKey+Chat.swift"
        let source = try String(contentsOf: Readme.root.appending(path: path), encoding: .utf8)
        let names = source.matches(of: /static let (\w+) = chat\("(\w+)"\)/)
        let known = Set(WordTable.english.phrases.keys.map(\.name))

        #expect(names.count == 44)
        #expect(names.filter { $0.1 != $0.2 || !known.contains(String($0.2)) }.isEmpty)
        #expect(known.count == names.count + WordKey.titledActions.count + 4)
    }

    @Test func faultsNameTheWordTheFormAndTheArgument() {
        let votes = WordKey("votes", of: "poll")
        let english = WordTable(
            in: "en",
            [
                votes: .plural("count", one: "{count} vote of {name}", other: "{count} of {name}"),
                WordKey("end", of: "poll"): "End",
            ]
        )
        let arabic = WordTable(
            in: "ar",
            [
                votes: .plural("count", one: "{name}", few: "{count} {nam}", other: "{name}"),
                WordKey("start", of: "poll"): "ابدأ",
            ]
        )

        #expect(
            arabic.faults(against: english).map(\.description) == [
                "poll.end is missing.", "poll.start is no word of the other table.",
                "poll.votes does not use 'count' in its form 'other'.",
                "poll.votes does not use 'name' in its form 'few'.",
                "poll.votes has no argument 'nam', which its form 'few' uses.",
                "poll.votes has no form 'many'.", "poll.votes has no form 'two'.",
                "poll.votes has no form 'zero'.",
            ]
        )
    }

    @Test(
        arguments: [
            ("count", []), ("cuont", ["has no argument 'cuont', which its form 'other' uses."]),
        ] as [(String, [String])]
    )
    func theArgumentThatChoosesTheFormIsOneOfTheWord(counted: String, faults: [String]) {
        let votes = WordKey("votes", of: "poll")
        let english: Phrase = .plural("count", one: "{count} vote", other: "{count} votes")
        let german: Phrase = .plural(counted, one: "{count} Stimme", other: "{count} Stimmen")

        let found = WordTable(in: "de", [votes: german])
            .faults(against: WordTable(in: "en", [votes: english]))

        #expect(found.map(\.description) == faults.map { "poll.votes \($0)" })
    }

    @Test func bracesAroundOtherThanNamesAreText() {
        let forms = ["{", "}", "{}", "{ count}", "{count", "{a b}", "{{count}}", "a{b}c{d}"]

        let texts = forms.map {
            ParsedPhrase(Phrase($0), LocaleFormats(of: "en")).text(["count": .number(1)])
        }

        #expect(texts == ["{", "}", "{}", "{ count}", "{count", "{a b}", "{1}", "a{b}c{d}"])
    }
}
