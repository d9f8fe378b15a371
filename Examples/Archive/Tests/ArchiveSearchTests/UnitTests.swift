import Testing

@testable import ArchiveSearch

@Suite struct UnitTests {
    @Test(arguments: [
        ("Hello, World-42", ["hello", "world", "42"]),
        ("Crème BRÛLÉE Straße", ["creme", "brulee", "strasse"]),
        ("ﬁn Ⅳ x² ΣΑΣ İx", ["fin", "iv", "x2", "σασ", "ix"]),
        ("漢字学", ["漢", "漢字", "字", "字学", "学"]),
        ("あい う", ["あい", "う"]),
        ("한국어", ["한국", "국어"]),
        ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", ["한국"]),
        ("ｶﾞｷ", ["カ\u{3099}キ"]),
        ("กิน", ["กิน"]),
        ("abc漢d", ["abc", "漢", "d"]),
        ("ok👍🏽👍", ["ok", "👍", "👍"]),
        ("\u{301}\u{302} \u{0}", []),
        ("مُحَمَّد", ["محمد"]),
    ])
    func textHasTerms(_ text: String, _ terms: [String]) {
        var splitter = SearchUnits()
        var found: [String] = []
        SearchTerms.forEach(of: splitter.split(text)) {
            found.append(String(decoding: $0, as: UTF8.self))
        }

        #expect(found.map { Array($0.unicodeScalars) } == terms.map { Array($0.unicodeScalars) })
    }

    @Test func longWordIsCut() {
        var splitter = SearchUnits()

        let units = splitter.split(String(repeating: "x", count: 1_000) + " y")

        #expect(units.map(\.text.count) == [SearchLimits.wordLength, 1])
    }

    @Test func countOfDocumentsHasSegments() {
        let segments = Segment.all(of: 1_000_000)

        #expect(segments.map(\.level) == [3, 2, 0])
        #expect(segments.map(\.documents) == [0..<917_504, 917_504..<999_424, 999_424..<1_000_000])
        #expect(Segment.all(of: 0).isEmpty)
    }

    @Test func pageHasOneScriptAndItsHash() {
        #expect(SearchPage.scriptHash.wholeMatch(of: /'sha256-[A-Za-z0-9+\/]{43}='/) != nil)
        #expect(!SearchPage.script.contains("</script"))
        #expect(!SearchPage.script.contains("innerHTML"))
    }
}
