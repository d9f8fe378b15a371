import Components
import DefaultComponents

/// The decision whether the day or the month stands first in the dates of a text, by all of them.
///
/// A number above 12 is a day. Without one, the order in which the dates do not go back is the right one.
struct WhatsAppDates {
    private var daysFirst = 0
    private var monthsFirst = 0
    private var stepsBack = (day: 0, month: 0)
    private var last: (day: Int, month: Int)?
    private var first: (line: Int, date: String)?

    /// Takes a date into account.
    mutating func add(_ header: WhatsAppHeader, line: Int) {
        guard !header.isYearFirst else { return }
        let (one, two, year) = header.date
        daysFirst += one > 12 ? 1 : 0
        monthsFirst += two > 12 ? 1 : 0
        let next = (day: (year * 100 + two) * 100 + one, month: (year * 100 + one) * 100 + two)
        if let last {
            stepsBack.day += next.day < last.day ? 1 : 0
            stepsBack.month += next.month < last.month ? 1 : 0
        }
        last = next
        if first == nil, one != two { first = (line, header.dateText) }
    }

    /// Returns the order, and a fault if it cannot be decided.
    func decision(file: String) -> (order: ArchiveOptions.DateOrder, fault: ArchiveError?) {
        if daysFirst != monthsFirst {
            return (daysFirst > monthsFirst ? .day : .month, nil)
        }
        if stepsBack.day != stepsBack.month {
            return (stepsBack.day < stepsBack.month ? .day : .month, nil)
        }
        return (.day, first.map { .undecidedDates(file: file, line: $0.line, date: $0.date) })
    }
}

extension WhatsAppHeader {
    /// Returns the time, read as UTC; `nil` if the date does not exist.
    func time(_ order: ArchiveOptions.DateOrder) -> Timestamp? {
        let (one, two, three) = date
        let day = isYearFirst ? three : order == .day ? one : two
        let month = isYearFirst ? two : order == .day ? two : one
        let written = isYearFirst ? one : three
        let year = written < 100 ? 2_000 + written : written > 2_400 ? written - 543 : written
        guard let civil = CivilDate(year: year, month: month, day: day) else { return nil }
        return Timestamp(seconds: Int64(civil.daysSince1970) * 86_400 + Int64(secondOfDay))
    }
}
