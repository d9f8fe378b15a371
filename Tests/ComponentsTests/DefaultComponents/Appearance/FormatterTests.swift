import Components
import DefaultComponents
import Testing

@Suite struct FormatterTests {
    private let formatters = Appearance.Formatters()

    @Test(
        arguments: [
            (0, "12:00 AM"), (59, "12:00 AM"), (60, "12:01 AM"), (33_660, "9:21 AM"),
            (43_200, "12:00 PM"), (46_800, "1:00 PM"), (86_399, "11:59 PM"), (-1, "11:59 PM"),
        ] as [(Int64, String)]
    )
    func timesAreOnATwelveHourClock(seconds: Int64, text: String) {
        #expect(formatters.messageTimestamp(Timestamp(seconds: seconds), .utc) == text)
    }

    @Test(
        arguments: [
            (0, "January 1, 1970"), (-1, "December 31, 1969"), (1_772_442_000, "March 2, 2026"),
        ] as [(Int64, String)]
    )
    func daysAreInWords(seconds: Int64, text: String) {
        #expect(formatters.messageDateSeparator(Timestamp(seconds: seconds), .utc) == text)
    }

    @Test func timesAndDaysAreThoseOfTheCalendarsZone() {
        let tokyo = ChatCalendar(secondsFromUTC: 9 * 3600)
        let evening = Timestamp(seconds: 16 * 3600)

        #expect(formatters.messageTimestamp(evening, tokyo) == "1:00 AM")
        #expect(formatters.messageDateSeparator(evening, tokyo) == "January 2, 1970")
    }

    @Test(arguments: [(1, "1 reply"), (2, "2 replies"), (0, "0 replies")])
    func repliesAreCounted(count: Int, text: String) {
        #expect(formatters.replies(count) == text)
    }

    @Test(
        arguments: [
            (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1 kB"), (4200, "4.2 kB"),
            (999_999, "1 MB"), (1_500_000, "1.5 MB"), (2_000_000_000, "2 GB"),
            (Int.max, "9223372 TB"),
        ]
    )
    func sizesAreInTheLargestUnit(bytes: Int, text: String) {
        #expect(formatters.fileSize(bytes) == text)
    }
}
