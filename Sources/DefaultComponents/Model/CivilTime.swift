import Components

/// A local day and time of day.
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

    /// Creates the local time of a timestamp at an offset from UTC of at most a day.
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

/// A day of the proleptic Gregorian calendar.
public struct CivilDate: Sendable, Hashable {
    /// The year; 0 is the year before 1.
    public let year: Int

    /// The month, from 1 to 12.
    public let month: Int

    /// The day of the month, from 1.
    public let day: Int

    /// Creates a day; `nil` if the calendar has no such day or the year has over six digits.
    public init?(year: Int, month: Int, day: Int) {
        guard -999_999...999_999 ~= year, 1...12 ~= month,
            1...Self.days(inMonth: month, of: year) ~= day
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Creates the day that is a number of days after 1970-01-01.
    ///
    /// Counts in eras of 400 years that start on March 1st, so that a leap day ends its year. Days more than a
    /// million years away are clamped.
    public init(daysSince1970: Int) {
        let shifted = min(max(daysSince1970, -365_000_000), 365_000_000) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The days since 1970-01-01; negative before.
    public var daysSince1970: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601).
    public var weekday: Int {
        let remainder = (daysSince1970 + 3) % 7
        return (remainder < 0 ? remainder + 7 : remainder) + 1
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
}
