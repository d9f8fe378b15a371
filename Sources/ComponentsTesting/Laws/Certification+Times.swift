import Components
import DefaultComponents
import Views

extension Certification {
    /// Times that are not those of the calendar, or that look the same at other times.
    func timeFindings() -> [CertificateFinding] {
        formatFindings() + rows.compactMap(zoneFinding)
    }

    /// Half a day to the west, where most messages are of the day before.
    private static let west = ChatCalendar(secondsFromUTC: -34_200)

    /// The finding of a message that does not look in another time zone as it does in this one when it is as late there.
    private func zoneFinding(of row: SampleRow) -> CertificateFinding? {
        var (elsewhere, appearance) = (alone, base[.appearance])
        appearance.calendar = Self.west
        elsewhere[.appearance] = appearance
        let calendars = [elsewhere, alone].map { $0[.appearance].calendar }
        guard calendars == [Self.west, .utc] else { return nil }
        let cells = (
            row.cell(in: ComponentContext(elsewhere)),
            row.later(by: -34_200).cell(in: ComponentContext(alone))
        )
        let (texts, expected) = (cells.0.shownTexts, cells.1.shownTexts)
        // The right time may be among others.
        let time = Self.west.civil(row.message.createdAt)
        let minute = "\(time.minute < 10 ? "0" : "")\(time.minute)"
        let right = ["\(time.hour):\(minute)", "\((time.hour + 11) % 12 + 1):\(minute)"]
        guard texts.count == expected.count,
            let (text, wanted) = zip(texts, expected).first(where: { text, wanted in
                text != wanted && !right.contains(where: text.contains)
            })
        else { return nil }
        return broken(
            .words,
            of: row.id,
            "In another time zone it shows \(text.quoted) and not \(wanted.quoted).",
            fix: "To fix, take times and days from the appearance's calendar."
        )
    }

    private func formatFindings() -> [CertificateFinding] {
        let formatters = alone[.appearance].formatters
        let day = CertificateChat.hello.createdAt.seconds / 86_400 * 86_400
        let times = (0..<1_440 as Range<Int64>).map {
            formatters.messageTimestamp(Timestamp(seconds: day + $0 * 60), .utc)
        }
        // Some show hours alone, or nothing.
        let isExact = times[600] != times[601] && times[600] != times[659]
        var known: Set<String> = []
        let same = times.first { !known.insert($0).inserted }
        let words = times.map { $0.filter { !$0.isNumber } }
        // Half past eleven, twelve and one, with the words of the hour before.
        let late = [(690, 750, 810), (1_410, 30, 90)].first { before, at, after in
            let isOne = times[after].numbers.first.flatMap { Int($0) } == 1
            return isOne && words[at] == words[before] && words[at] != words[after]
        }
        let days = (0..<48 as Range<Int64>).map { hour -> (String, String) in
            let instants = [0, -34_200].map { Timestamp(seconds: day + hour * 3_600 + $0) }
            let format = formatters.messageDateSeparator
            return (format(instants[0], Self.west), format(instants[1], .utc))
        }
        let wrong = days.first { $0.0 != $0.1 }
        let counts = (1...9).map { ($0, [formatters.replies($0), formatters.unreadCount($0)]) }
        let miscounted = counts.lazy.compactMap { count, texts in
            // Some say that there are more.
            texts.first { text in
                let numbers = text.numbers
                return !text.contains("+") && !numbers.isEmpty && !numbers.contains("\(count)")
            }.map { "\(count) is shown as \($0.quoted)." }
        }.first
        let size = formatters.fileSize(4_200)
        let isLarge = size.contains("kB") && size.numbers.joined() == "4200"
        let typists = formatters.typing([CertificateChat.cy])
        let short = times[545].numbers
        let facts: [String?] = [
            isExact ? same.map { "Two times of a day are shown as \($0.quoted)." } : nil,
            late.map { "\($0.1 / 60):30 is shown as \(times[$0.1].quoted)." },
            short.count > 1 && short[1] == "5" ? "9:05 is shown as \(times[545].quoted)." : nil,
            wrong.map { "In another time zone a day is \($0.0.quoted) and not \($0.1.quoted)." },
            miscounted,
            isLarge ? "4,200 bytes are shown as \(size.quoted)." : nil,
            typists.isEmpty ? "Nothing is shown while somebody is typing." : nil,
        ]
        return facts.compactMap { $0 }.map { broken(.words, $0) }
    }
}

extension String {
    /// The numbers in the text.
    fileprivate var numbers: [Substring] { split { !$0.isASCII || !$0.isNumber } }
}
