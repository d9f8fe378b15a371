import Components
import DefaultComponents
import Testing

@Suite struct InstantTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"),
        (-1, "1969-12-31T23:59:59.999999Z"),
        (1_772_444_460_000_000, "2026-03-02T09:41:00Z"),
        (951_782_400_500_000, "2000-02-29T00:00:00.5Z"),
        (-62_167_219_200_000_000, "0000-01-01T00:00:00Z"),
        (-62_167_219_200_000_001, "-000001-12-31T23:59:59.999999Z"),
        (253_402_300_800_000_000, "+010000-01-01T00:00:00Z"),
        (Int64.max, "+294247-01-10T04:00:54.775807Z"),
        (Int64.min, "-290308-12-21T19:59:05.224192Z"),
    ])
    func knownInstantsAreWrittenAndRead(microseconds: Int64, text: String) {
        #expect(Timestamp(microseconds: microseconds).iso8601 == text)
        #expect(Timestamp(iso8601: text) == Timestamp(microseconds: microseconds))
    }

    @Test func everyInstantIsReadBackFromItsText() {
        var generator = SeededGenerator(seed: 2)

        for _ in 0..<2_000 {
            let shift = Int64.random(in: 0..<40, using: &generator)
            let instant = Timestamp(
                microseconds: Int64.random(in: .min ... .max, using: &generator) >> shift
            )
            #expect(Timestamp(iso8601: instant.iso8601) == instant, "seed 2")
        }
    }

    @Test(arguments: [
        ("2026-03-02T09:41:00+05:30", "2026-03-02T04:11:00Z"),
        ("2026-03-01T23:00:00-08:00", "2026-03-02T07:00:00Z"),
        ("2026-03-02T09:41:00.120Z", "2026-03-02T09:41:00.12Z"),
        ("2024-02-29T00:00:00+00:00", "2024-02-29T00:00:00Z"),
    ])
    func offsetsAndFractionsAreRead(text: String, canonical: String) {
        #expect(Timestamp(iso8601: text)?.iso8601 == canonical)
    }

    @Test(arguments: [
        "", "2026-03-02", "2026-03-02T09:41Z", "2026-03-02 09:41:00Z", "2026-03-02T09:41:00",
        "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-13-01T00:00:00Z",
        "2026-00-01T00:00:00Z", "2026-04-31T00:00:00Z", "2026-03-00T00:00:00Z",
        "2026-03-02T24:00:00Z", "2026-03-02T09:60:00Z", "2026-03-02T09:41:60Z",
        "2026-03-02T09:41:00.Z", "2026-03-02T09:41:00.1234567Z", "2026-03-02T09:41:00z",
        "2026-03-02T09:41:00Z ", "2026-03-02T09:41:00+0530", "2026-03-02T09:41:00+24:00",
        "2026-03-02T09:41:00+05:60", "26-03-02T09:41:00Z", "+294247-01-10T04:00:54.775808Z",
        "-290308-12-21T19:59:05.224191Z", "-999999-01-01T00:00:00Z", "٢٠٢٦-03-02T09:41:00Z",
    ])
    func otherTextsAreRefused(text: String) {
        #expect(Timestamp(iso8601: text) == nil)
    }
}
