import Testing

@testable import DefaultComponents

/// The plural rules of all languages of CLDR.
@Suite struct PluralRulesTests {
    @Test func everySampleOfEachLanguageIsOfItsCategory() {
        var (count, wrong): (Int, [String]) = (0, [])
        for line in PluralSamples.all.split(separator: "\n").map({ $0.split(separator: " | ") }) {
            for language in line[0].split(separator: " ") {
                let rules = PluralRules(of: LanguageTag(String(language)))
                for number in line[2].split(separator: " ").flatMap(PluralNumber.samples) {
                    count += 1
                    guard rules.category(of: number).rawValue != line[1] else { continue }
                    wrong.append("\(language): \(number) is \(rules.category(of: number))")
                }
            }
        }

        #expect(count > 11_000)
        #expect(wrong == [])
    }

    @Test(
        arguments: [
            (0, .zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many), (99, .many),
            (100, .other), (103, .few), (111, .many), (-1, .one), (Int.min, .few),
        ] as [(Int, PluralCategory)]
    )
    func arabicHasSixCategories(number: Int, category: PluralCategory) {
        #expect(PluralRules(of: "ar-EG").category(of: PluralNumber(number)) == category)
    }

    @Test(arguments: [(10, 1), (100, 2), (15, 1)])
    func decimalsAreManyInEnglish(units: Int, digits: Int) {
        let number = PluralNumber(units, fractionDigits: digits)

        #expect(PluralRules(of: "en").category(of: number) == .other)
    }

    @Test func aLanguageWithoutRulesHasOneCategory() {
        #expect(PluralRules(of: "tlh").categories == [.other])
        #expect(PluralRules(of: "pt-PT").categories == PluralRules(of: "it").categories)
    }
}

extension PluralNumber {
    /// Returns the numbers of a sample: `3`, `1.50`, `2~5`, `0.1~0.9` or `1.1c6`.
    fileprivate static func samples(_ text: Substring) -> [PluralNumber] {
        let ends = text.split(separator: "~").map { end in
            let parts = end.split(separator: "c")
            let number = parts[0].split(separator: ".")
            let digits = number.count > 1 ? number[1].count : 0
            return (Int(number.joined()) ?? 0, digits, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
        }
        guard let first = ends.first, let last = ends.last else { return [] }
        return (first.0...last.0).map { units in
            let (digits, exponent) = (first.1, first.2)
            let zeros = max(0, exponent - digits)
            let scaled = (0..<zeros).reduce(units) { units, _ in units * 10 }
            var number = PluralNumber(scaled, fractionDigits: max(0, digits - exponent))
            number.exponent = exponent
            return number
        }
    }
}
