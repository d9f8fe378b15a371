import Components

/// The plural rules, dates, times, numbers and lists of a locale, as CLDR has them.
///
/// Languages of which the table has no formats get those of English.
final class LocaleFormats: Sendable {
    /// A field of a pattern of dates or times, as CLDR writes it.
    private enum DateField: String, Sendable {
        case day = "d", paddedDay = "dd", month = "MMMM", year = "y", hour12 = "h", hour24 = "H"
        case paddedHour = "HH", minute = "mm", period = "a"
    }

    /// The parts of the patterns, each with its field unless it is text.
    private let date, time: [(text: String, field: DateField?)]
    private let months: [String]
    private let periods: [String]
    /// The patterns of lists of two, and of the start, middle and end of longer ones.
    private let lists: [String: [String]]
    /// The digits 0 to 9.
    private let digits: [Unicode.Scalar]
    /// The numbers 0 to 59, plain and of two digits.
    private let plain: [String]
    private let padded: [String]
    private let decimal: String
    private let group: String
    private let minus: String
    private let percent: String
    /// Whether sentences run from right to left.
    let isRightToLeft: Bool
    let rules: PluralRules

    init(of locale: LanguageTag) {
        var found: [Substring: Substring] = [:]
        for tag in ["en"] + locale.fallbacks.reversed() {
            let line = LocaleTable.formatLines.line(of: tag.identifier)
            for field in (line ?? []).dropFirst() {
                guard let sign = field.firstIndex(of: "=") else { continue }
                found[field[..<sign]] = field[field.index(after: sign)...]
            }
        }
        func text(_ name: Substring) -> String { String(found[name] ?? "") }
        func list(_ name: Substring, _ separator: Character) -> [String] {
            (found[name] ?? "").split(separator: separator).map(String.init)
        }
        date = Self.parts(of: text("date"))
        time = Self.parts(of: text("time"))
        months = list("months", ",")
        periods = list("periods", ",")
        lists = ["and": list("and", "/"), "unit": list("unit", "/")]
        let zero = found["zero"]?.unicodeScalars.first?.value ?? 0x30
        let digits = (zero..<zero + 10).compactMap(Unicode.Scalar.init)
        self.digits = digits
        plain = (0..<60).map { Self.localized("\($0)", digits) }
        padded = (0..<60).map { Self.localized($0 < 10 ? "0\($0)" : "\($0)", digits) }
        (decimal, group, minus) = (text("decimal"), text("group"), text("minus"))
        percent = text("percent")
        isRightToLeft = locale.isRightToLeft
        rules = PluralRules(of: locale)
    }

    // MARK: Numbers

    /// Returns a text with other digits in place of the ASCII ones.
    private static func localized(_ text: String, _ digits: [Unicode.Scalar]) -> String {
        guard digits.count == 10, digits[0] != "0" else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let place = Int(scalar.value) - 0x30
            result.append(digits.indices.contains(place) ? digits[place] : scalar)
        }
        return String(result)
    }

    /// Returns a text with the digits of the locale in place of the ASCII ones.
    func digits(_ text: String) -> String { Self.localized(text, digits) }

    /// Returns a number of so many units of its last digit; 15 with one fraction digit is 1.5.
    func number(_ units: Int, fractionDigits: Int = 0, isGrouped: Bool = false) -> String {
        let count = max(0, min(fractionDigits, 18))
        if count == 0, !isGrouped, 0..<60 ~= units { return plain[units] }
        let text = "\(units.magnitude)"
        let long = String(repeating: "0", count: max(0, count + 1 - text.count)) + text
        let (whole, fraction) = (long.dropLast(count), long.suffix(count))
        var shown = ""
        for (place, digit) in whole.enumerated() {
            if isGrouped, place > 0, (whole.count - place) % 3 == 0 { shown += group }
            shown.append(digit)
        }
        shown += count > 0 ? decimal + fraction : ""
        return (units < 0 ? minus : "") + digits(shown)
    }

    /// Returns a number of hundredths: `42%`.
    func percent(_ hundredths: Int) -> String {
        Self.filled(percent, number(hundredths))
    }

    /// Returns a pattern with texts in place of `{0}` and `{1}`.
    private static func filled(_ pattern: String, _ first: String, _ second: String = "") -> String
    {
        var text = ""
        var rest = pattern[...]
        while let open = rest.firstIndex(of: "{") {
            text += rest[..<open]
            rest = rest[open...].dropFirst()
            text += rest.first == "0" ? first : second
            rest = rest.dropFirst(2)
        }
        return text + rest
    }

    // MARK: Lists

    /// Returns items as a list: `A, B and C`.
    func list(_ items: [String], _ style: String) -> String {
        guard let patterns = lists[style], patterns.count == 4, let last = items.last else {
            return ""
        }
        guard items.count > 2 else {
            return items.count == 1 ? last : Self.filled(patterns[0], items[0], last)
        }
        // The texts on both sides of the rest of the list, which would be copied for each item.
        var (before, after) = ("", [String]())
        for (place, item) in items.dropLast().enumerated() {
            let pattern = patterns[place == items.count - 2 ? 3 : place == 0 ? 1 : 2]
            let rest = pattern.firstRange(of: "{1}") ?? pattern.endIndex..<pattern.endIndex
            before += Self.filled(String(pattern[..<rest.lowerBound]), item)
            after.append(Self.filled(String(pattern[rest.upperBound...]), item))
        }
        return before + last + after.reversed().joined()
    }

    // MARK: Dates

    /// Returns the parts of a pattern of CLDR.
    private static func parts(of pattern: String) -> [(text: String, field: DateField?)] {
        var parts: [(text: String, field: DateField?)] = []
        var rest = pattern[...]
        while let first = rest.first {
            let text = String(rest.prefix { $0 == first })
            rest = rest.dropFirst(text.count)
            parts.append((text, DateField(rawValue: text)))
        }
        return parts
    }

    /// Returns the day in words: `March 2, 2026`.
    func day(_ instant: Timestamp, _ calendar: ChatCalendar) -> String {
        text(of: date, calendar.civil(instant))
    }

    /// Returns the time of day: `9:41 AM`.
    func timeOfDay(_ instant: Timestamp, _ calendar: ChatCalendar) -> String {
        text(of: time, calendar.civil(instant))
    }

    private func text(
        of parts: [(text: String, field: DateField?)],
        _ time: CivilTime
    ) -> String {
        var text = ""
        for part in parts {
            switch part.field {
            case nil: text += part.text
            case .day: text += plain[time.day]
            case .paddedDay: text += padded[time.day]
            case .month: text += months.count == 12 ? months[time.month - 1] : plain[time.month]
            case .year: text += number(time.year)
            case .hour12: text += plain[time.hour % 12 == 0 ? 12 : time.hour % 12]
            case .hour24: text += plain[time.hour]
            case .paddedHour: text += padded[time.hour]
            case .minute: text += padded[time.minute]
            case .period: text += periods.count == 2 ? periods[time.hour < 12 ? 0 : 1] : ""
            }
        }
        return text
    }

    // MARK: Directions

    /// Returns a text for a place in a sentence, which neither turns the sentence nor is turned by it.
    ///
    /// In languages that are written from right to left every text is isolated (U+2068 and U+2069); in others those that
    /// have a letter that runs from right to left. Controls of direction within the text are left out then, as one
    /// of them could end the isolation.
    func isolated(_ text: String) -> String {
        guard isRightToLeft || text.unicodeScalars.contains(where: \.runsRightToLeft) else {
            return text
        }
        var scalars = String.UnicodeScalarView()
        scalars.append("\u{2068}")
        scalars += text.unicodeScalars.filter {
            !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value)
        }
        scalars.append("\u{2069}")
        return String(scalars)
    }
}

extension Unicode.Scalar {
    /// Whether it is in a block of letters that run from right to left (UAX #9, R and AL).
    fileprivate var runsRightToLeft: Bool {
        switch value {
        case ..<0x590: false
        case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: properties.isAlphabetic
        case 0x10800...0x10FFF, 0x1E800...0x1EFFF: properties.isAlphabetic
        default: false
        }
    }
}
