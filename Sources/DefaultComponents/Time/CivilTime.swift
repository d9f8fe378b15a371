/// A day and a time of day, as a clock on the wall shows them.
public struct CivilTime: Sendable, Hashable {
    /// The day.
    public let date: CivilDate

    /// The hour, from 0 to 23.
    public let hour: Int

    /// The minute, from 0 to 59.
    public let minute: Int

    /// The second, from 0 to 59.
    public let second: Int

    /// The microsecond, from 0 to 999,999.
    public let microsecond: Int

    /// Creates the time that a clock shows so many seconds ahead of UTC, at most a day.
    init(_ instant: Timestamp, secondsFromUTC: Int) {
        let seconds = instant.seconds + Int64(secondsFromUTC)
        let day = Self.day(seconds)
        let secondOfDay = Int(seconds - Int64(day) * 86_400)
        date = CivilDate(daysSince1970: day)
        hour = secondOfDay / 3_600
        minute = secondOfDay / 60 % 60
        second = secondOfDay % 60
        microsecond = Int(instant.microseconds % 1_000_000 + 1_000_000) % 1_000_000
    }

    /// The year; 0 is the year before 1.
    public var year: Int { date.year }

    /// The month, from 1 to 12.
    public var month: Int { date.month }

    /// The day of the month, from 1.
    public var day: Int { date.day }

    /// The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601).
    public var weekday: Int { date.weekday }

    /// The whole days in seconds since 1970, rounded down.
    static func day(_ seconds: Int64) -> Int {
        let (quotient, remainder) = seconds.quotientAndRemainder(dividingBy: 86_400)
        return Int(remainder < 0 ? quotient - 1 : quotient)
    }
}
