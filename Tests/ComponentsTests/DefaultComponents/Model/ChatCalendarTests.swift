import Components
import DefaultComponents
import Testing

@Suite struct ChatCalendarTests {
    @Test func fieldsAreThoseOfTheZone() throws {
        let instant = try #require(Timestamp(iso8601: "2026-03-02T23:41:07Z"))

        let civil = try ChatCalendar(zone: "+05:30").civil(instant)

        #expect([civil.year, civil.month, civil.day, civil.weekday] == [2026, 3, 3, 2])
        #expect([civil.hour, civil.minute, civil.second] == [5, 11, 7])
    }

    @Test(arguments: [
        ("2026-03-29T00:59:59Z", 1), ("2026-03-29T01:00:00Z", 3), ("2026-10-25T00:30:00Z", 2),
        ("2026-10-25T01:30:00Z", 2),
    ])
    func namedZonesFollowTheirRules(text: String, hour: Int) throws {
        let instant = try #require(Timestamp(iso8601: text))

        #expect(try ChatCalendar(zone: "Europe/Berlin").civil(instant).hour == hour)
    }

    @Test func daysChangeAtMidnightOfTheZone() throws {
        let before = try #require(Timestamp(iso8601: "2026-03-02T22:59:59.999999Z"))
        let after = try #require(Timestamp(iso8601: "2026-03-02T23:00:00Z"))
        let berlin = try ChatCalendar(zone: "Europe/Berlin")

        #expect(berlin.day(after) - berlin.day(before) == 1)
        #expect(ChatCalendar.utc.day(after) == ChatCalendar.utc.day(before))
        #expect(ChatCalendar.utc.day(Timestamp(microseconds: -1)) == -1)
    }

    @Test(arguments: ["UTC", "Europe/Berlin", "Pacific/Kiritimati", "+23:59", "-23:59"])
    func everyInstantHasAnAnswer(zone: String) throws {
        let calendar = try ChatCalendar(zone: zone)

        for microseconds in [Int64.min, .min + 1, -1, 0, 1, .max - 1, .max] {
            let instant = Timestamp(microseconds: microseconds)
            let date = calendar.civil(instant).date
            #expect(date.daysSince1970 == calendar.day(instant))
        }
    }

    @Test(arguments: [
        "", "Europe/Atlantis", "../../etc/passwd", "/etc/passwd", "+25:00", "+5", "Europe/Bérlin",
        "Europe\0/Berlin",
    ])
    func unknownZonesAreRefused(name: String) {
        #expect(throws: ConversationError.unknownZone(name: name)) {
            try ChatCalendar(zone: name)
        }
    }

    @Test func offsetsAreClampedToADay() {
        #expect(ChatCalendar(secondsFromUTC: .max) == ChatCalendar(secondsFromUTC: 86_399))
        #expect(ChatCalendar(secondsFromUTC: .min) == ChatCalendar(secondsFromUTC: -86_399))
    }

    @Test func datesAndDayNumbersAgree() throws {
        var generator = SeededGenerator(seed: 3)

        for _ in 0..<2_000 {
            let day = Int.random(in: -106_000_000...106_000_000, using: &generator)
            let date = CivilDate(daysSince1970: day)
            #expect(date.daysSince1970 == day, "seed 3")
            #expect(CivilDate(year: date.year, month: date.month, day: date.day) == date, "seed 3")
        }
    }

    @Test func farDayNumbersAreClamped() {
        #expect(CivilDate(daysSince1970: .max) == CivilDate(daysSince1970: 365_000_000))
        #expect(CivilDate(daysSince1970: .min) == CivilDate(daysSince1970: -365_000_000))
    }
}
