import Components
import DefaultComponents
import Testing

/// Dates, times, numbers and lists of locales, as CLDR 41 has them.
@Suite struct LocaleFormatsTests {
    private let evening = Timestamp(seconds: 1_772_485_260)

    @Test(
        arguments: [
            ("en", "March 2, 2026", "9:01 PM"), ("en-GB", "2 March 2026", "21:01"),
            ("de", "2. März 2026", "21:01"), ("de-AT", "2. März 2026", "21:01"),
            ("ar", "٢ مارس ٢٠٢٦", "٩:٠١ م"), ("ar-AE", "2 مارس 2026", "9:01 م"),
            ("ar-IQ", "٢ آذار ٢٠٢٦", "٩:٠١ م"), ("fr", "March 2, 2026", "9:01 PM"),
        ] as [(LanguageTag, String, String)]
    )
    func daysAndTimesAreThoseOfTheLocale(locale: LanguageTag, day: String, time: String) {
        let words = Words(in: locale, [])

        #expect(words.day(evening, .utc) == day)
        #expect(words.timeOfDay(evening, .utc) == time)
    }

    @Test(
        arguments: [
            ("en", "-1,234,567", "0.05", "42%"), ("de", "-1.234.567", "0,05", "42\u{A0}%"),
            ("de-CH", "-1’234’567", "0.05", "42%"),
            ("ar", "\u{61C}-١٬٢٣٤٬٥٦٧", "٠٫٠٥", "٤٢٪\u{61C}"),
            ("ar-MA", "\u{200E}-1.234.567", "0,05", "42\u{200E}%\u{200E}"),
        ] as [(LanguageTag, String, String, String)]
    )
    func numbersAreThoseOfTheLocale(
        locale: LanguageTag,
        grouped: String,
        decimal: String,
        percent: String
    ) {
        let words = Words(in: locale, [])

        #expect(words.number(-1_234_567, isGrouped: true) == grouped)
        #expect(words.decimal(5, fractionDigits: 2) == decimal)
        #expect(words.percent(42) == percent)
    }

    @Test func theSmallestNumberAndManyDigitsAreWritten() {
        let words = Words(in: "en", [])

        #expect(words.number(.min) == "-9223372036854775808")
        #expect(words.number(123) == "123")
        #expect(words.decimal(7, fractionDigits: 1_000) == "0.000000000000000007")
        #expect(words.decimal(7, fractionDigits: -1) == "7")
        #expect(Words(in: "ar", []).digits("1:05 a") == "١:٠٥ a")
    }

    @Test(
        arguments: [
            ("en", "A, B, and C", "A and B", "A, B, C"),
            ("en-GB", "A, B and C", "A and B", "A, B, C"),
            ("de", "A, B und C", "A und B", "A, B und C"),
        ] as [(LanguageTag, String, String, String)]
    )
    func listsAreThoseOfTheLocale(locale: LanguageTag, three: String, two: String, units: String) {
        let words = Words(in: locale, [])

        #expect(words.list(["A", "B", "C"]) == three)
        #expect(words.list(["A", "B"]) == two)
        #expect(words.list(["{1}"]) == "{1}")
        #expect(words.list([]) == "")
        #expect(words.enumeration(["A", "B", "C"]) == units)
    }

    @Test func longListsAreWrittenOnce() {
        let words = Words(in: "en-GB", [])
        let items = (0..<30_000).map { "\($0)" + String(repeating: "x", count: 100) }
        var text = ""

        let time = ContinuousClock().measure { text = words.list(items) }

        #expect(words.list(["A", "B", "C", "D"]) == "A, B, C and D")
        #expect(text == items.dropLast().joined(separator: ", ") + " and \(items[29_999])")
        // Copying the rest of the list for each item moves 45 gigabytes, some of them twice.
        #expect(time < .seconds(5))
    }

    @Test func itemsOfArabicListsAreIsolated() {
        let words = Words(in: "ar", [])

        #expect(words.list(["A", "ب"]) == "\u{2068}A\u{2069} و\u{2068}ب\u{2069}")
        #expect(
            words.list(["A", "B", "C"])
                == "\u{2068}A\u{2069} و\u{2068}B\u{2069} و\u{2068}C\u{2069}"
        )
    }
}
