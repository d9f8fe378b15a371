import DefaultComponents
import Testing

@Suite struct LanguageTagTests {
    @Test(
        arguments: [
            ("de", "de"), ("AR_eg", "ar-EG"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"),
            ("ar-EG-u-nu-latn", "ar-EG"), ("de-1996", "de-1996"), ("", "und"), ("d", "und"),
            ("de--DE", "und"), ("de DE", "und"), ("12", "und"), ("\u{202E}de", "und"),
            ("de-\u{0}", "und"), (String(repeating: "a", count: 100_000), "und"),
        ]
    )
    func tagsAreInTheirCaseAndOthersUndetermined(text: String, identifier: String) {
        #expect(LanguageTag(text).identifier == identifier)
    }

    @Test func fallbacksBecomeMoreGeneral() {
        #expect(LanguageTag("zh-Hant-TW").fallbacks == ["zh-Hant-TW", "zh-Hant", "zh"])
        #expect(LanguageTag("ar-EG").language == "ar")
    }

    @Test func scriptsDecideTheDirectionBeforeLanguages() {
        let directions = ["ar", "ar-Latn", "he-IL", "az", "az-Arab", "ur", "de", "und"].map {
            LanguageTag($0).isRightToLeft
        }

        #expect(directions == [true, false, true, false, true, true, false, false])
    }
}
