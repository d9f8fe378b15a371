import Components
import ComponentsTesting
import Testing

@testable import DefaultComponents

/// Arguments never break a sentence, whatever they contain.
@Suite struct ParsedPhraseLawTests {
    private static let pieces = [
        "Anna", "أحمد", "{count}", "{name}", "{", "}", "\u{202E}", "\u{2066}", "\u{2068}",
        "\u{2069}", "\u{202C}", "12", "🙂", "e\u{301}", "\n", "שלום", "", "%s", "\\(name)",
    ]

    private static let languages = (["en", "de", "ar", "ar-AE"] as [LanguageTag]).map {
        (Words(in: $0, [.english, .german, .arabic]), LocaleFormats(of: $0))
    }

    @Test(arguments: Cases(4, of: 2_000))
    func argumentsStandInTheirPlacesAndTurnNothing(seed: Case) {
        var random = SeededGenerator(seed: seed)
        for (words, language) in Self.languages {
            let locale = words.locale
            for (key, phrase) in WordTable.all(in: locale).phrases {
                let text = (0..<3).compactMap { _ in Self.pieces.randomElement(using: &random) }
                    .joined()
                let number = Int.random(in: 0...120, using: &random)
                let form = language.rules.category(of: PluralNumber(number))
                let template =
                    (phrase.counted == nil ? nil : phrase.forms[form])
                    ?? phrase.forms[.other] ?? ""
                let shown = language.isolated(text)
                // Letters for private use stand for the places, so that arguments are not searched.
                let expected = ["count", "size"].reduce(
                    ["name", "kind"].reduce(template) {
                        $0.replacing("{\($1)}", with: "\u{E000}")
                    }
                ) { $0.replacing("{\($1)}", with: "\u{E001}") }
                .map {
                    $0 == "\u{E000}" ? shown : $0 == "\u{E001}" ? words.number(number) : "\($0)"
                }
                .joined()

                let said = words.text(
                    key,
                    [
                        "name": .text(text), "kind": .text(text), "count": .number(number),
                        "size": .number(number),
                    ]
                )

                #expect(said == expected, "\(key) in \(locale), \(seed)")
                #expect(shown == text || said.isBalanced, "\(key) in \(locale), \(seed)")
            }
        }
    }

    @Test func onlyTextsOfAnotherDirectionAreIsolated() {
        let english = Words(in: "en", [.english])
        let arabic = Words(in: "ar", [.english, .arabic])
        let names = ["Anna", "أحمد", "A\u{2069}\u{202E}B", "12"]

        let texts = [english, arabic].map { words in
            names.map { words.text(.composerQuoting, ["name": .text($0)]) }
        }

        #expect(
            texts[0] == [
                "Reply to Anna", "Reply to \u{2068}أحمد\u{2069}",
                "Reply to A\u{2069}\u{202E}B", "Reply to 12",
            ]
        )
        #expect(
            texts[1] == [
                "رد على \u{2068}Anna\u{2069}", "رد على \u{2068}أحمد\u{2069}",
                "رد على \u{2068}AB\u{2069}", "رد على \u{2068}12\u{2069}",
            ]
        )
    }

    @Test func anEnglishSentenceInAnArabicChatStaysEnglish() {
        let words = Words(in: "ar", [.english])

        #expect(words.text(.replies, ["count": .number(3)]) == "3 replies")
        #expect(words.number(3) == "٣")
        #expect(words.missing.count == WordTable.english.phrases.count)
    }

    @Test func aPlaceWithoutArgumentKeepsItsName() {
        let words = Words(in: "en", [.english])

        #expect(
            words.text(.typingTogether, ["name": .text("Anna")])
                == "Anna and {count} more are typing"
        )
    }
}

extension WordTable {
    /// Returns the table of a language.
    fileprivate static func all(in locale: LanguageTag) -> WordTable {
        switch locale.language {
        case "de": .german
        case "ar": .arabic
        default: .english
        }
    }
}

extension String {
    /// Whether each isolation ends, and none ends that did not begin.
    fileprivate var isBalanced: Bool {
        var depth = 0
        guard contains("\u{2068}") else { return true }
        for scalar in unicodeScalars where [0x2068, 0x2069].contains(scalar.value) {
            depth += scalar.value == 0x2068 ? 1 : -1
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
