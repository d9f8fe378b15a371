/// The beginning of a message: its date and time.
struct WhatsAppHeader {
    /// The numbers of the date, in the order of the text.
    let date: (Int, Int, Int)
    /// The date as it was written.
    let dateText: String
    /// Whether the year is the first number.
    let isYearFirst: Bool
    /// The seconds of the day.
    let secondOfDay: Int
    /// Whether the time has seconds.
    let hasSeconds: Bool
    /// What follows: the name and the text.
    let rest: String

    /// Creates the header of a line; `nil` if it does not begin a message.
    init?(_ line: String) {
        var scan = HeaderScan(line)
        scan.skipMarks()
        let isBracketed = scan.skip("[")
        scan.skipMarks()
        let dateStart = scan.index
        guard let first = scan.number(upTo: 4), scan.skipDateSign(),
            let second = scan.number(upTo: 2), scan.skipDateSign(),
            let third = scan.number(upTo: 4)
        else { return nil }
        dateText = scan.text(dateStart..<scan.index)
        guard let before = scan.wordsBeforeTime(), let hour = scan.number(upTo: 2), hour < 25,
            scan.skip(":") || scan.skip("."), let minute = scan.number(exactly: 2), minute < 60
        else { return nil }
        let secondsStart = scan.index
        var seconds: Int?
        if scan.skip(":") || scan.skip(".") {
            seconds = scan.number(exactly: 2)
            if seconds == nil { scan.index = secondsStart }
        }
        guard seconds ?? 0 < 60, let after = scan.wordsAfterTime(isBracketed: isBracketed) else {
            return nil
        }
        let half = DayHalf(before) ?? DayHalf(after)
        guard half != nil || !DayHalf.hasLetters(after), let clock = DayHalf.hour(hour, half) else {
            return nil
        }
        date = (first, second, third)
        isYearFirst = scan.digits(dateStart) == 4 || first > 31
        secondOfDay = clock * 3_600 + minute * 60 + (seconds ?? 0)
        hasSeconds = seconds != nil
        rest = scan.text(scan.index..<scan.letters.count)
    }
}

/// The half of a day that is written beside an hour, in the languages that write one.
enum DayHalf {
    case morning
    case afternoon

    init?(_ words: String) {
        let word = words.lowercased().filter { !$0.isWhitespace && !".,،".contains($0) }
        if Self.mornings.contains(word) {
            self = .morning
        } else if Self.afternoons.contains(word) {
            self = .afternoon
        } else {
            return nil
        }
    }

    static func hasLetters(_ words: String) -> Bool {
        words.contains { $0.isLetter || $0.isNumber }
    }

    /// Returns the hour from 0 to 23; `nil` for 24 and more.
    static func hour(_ hour: Int, _ half: DayHalf?) -> Int? {
        switch half {
        case nil: hour < 24 ? hour : nil
        case .morning: hour == 12 ? 0 : hour < 24 ? hour : nil
        case .afternoon: hour < 12 ? hour + 12 : hour < 24 ? hour : nil
        }
    }

    private static let mornings: Set<String> = [
        "am", "πμ", "ص", "上午", "午前", "오전", "पूर्वाह्न", "öö", "sa", "凌晨", "清晨", "早上", "fm",
        "dop", "vorm", "de", "ap", "dl", "pg",
    ]

    private static let afternoons: Set<String> = [
        "pm", "μμ", "م", "下午", "午後", "오후", "अपराह्न", "ös", "ch", "中午", "晚上", "em", "odp",
        "nachm", "du", "ip", "nm", "ptg",
    ]
}

/// A scan over the letters of a line.
private struct HeaderScan {
    let letters: [Unicode.Scalar]
    var index = 0

    init(_ line: String) {
        letters = line.unicodeScalars.map { $0 == "\u{202F}" || $0 == "\u{A0}" ? " " : $0 }
    }

    func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(letters[range]))
    }

    /// Returns the number of digits from a place on.
    func digits(_ start: Int) -> Int {
        letters[start...].prefix { Self.digit($0) != nil }.count
    }

    mutating func skip(_ letter: Unicode.Scalar) -> Bool {
        guard index < letters.count, letters[index] == letter else { return false }
        index += 1
        return true
    }

    /// Skips marks of direction.
    mutating func skipMarks() {
        while index < letters.count, Self.isMark(letters[index]) { index += 1 }
    }

    /// Skips the sign after a number of a date, with spaces and marks around it.
    mutating func skipDateSign() -> Bool {
        skipMarks()
        guard index < letters.count, "./-年月년월".unicodeScalars.contains(letters[index]) else {
            return false
        }
        index += 1
        while index < letters.count, letters[index] == " " || Self.isMark(letters[index]) {
            index += 1
        }
        return true
    }

    mutating func number(upTo most: Int) -> Int? {
        let count = digits(min(index, letters.count))
        return count > 0 && count <= most ? number(exactly: count) : nil
    }

    mutating func number(exactly count: Int) -> Int? {
        guard index + count <= letters.count else { return nil }
        var value = 0
        for letter in letters[index..<(index + count)] {
            guard let digit = Self.digit(letter) else { return nil }
            value = value * 10 + digit
        }
        index += count
        return value
    }

    /// Returns what stands between date and time: at least a space, a comma or the sign of a day.
    mutating func wordsBeforeTime() -> String? {
        let start = index
        while index < letters.count, index - start < 16, Self.digit(letters[index]) == nil {
            guard letters[index] != "[", letters[index] != ":" else { return nil }
            index += 1
        }
        guard index > start, index < letters.count, Self.digit(letters[index]) != nil else {
            return nil
        }
        let words = letters[start..<index].filter {
            !"日일".unicodeScalars.contains($0) && !Self.isMark($0)
        }
        return String(String.UnicodeScalarView(words))
    }

    /// Returns what stands between the time and the end of the header, and passes that.
    mutating func wordsAfterTime(isBracketed: Bool) -> String? {
        let start = index
        while index < letters.count, index - start < 20 {
            if isBracketed, letters[index] == "]" {
                let words = text(start..<index)
                index += 1
                _ = skip(" ")
                return words
            }
            if !isBracketed, letters[index] == "-" || letters[index] == "–", index > start,
                letters[index - 1] == " ", index + 1 < letters.count, letters[index + 1] == " "
            {
                let words = text(start..<index)
                index += 2
                return words
            }
            index += 1
        }
        return nil
    }

    static func digit(_ letter: Unicode.Scalar) -> Int? {
        if letter.isASCII {
            return "0"..."9" ~= letter ? Int(letter.value) - 48 : nil
        }
        guard letter.properties.numericType == .decimal,
            let value = letter.properties.numericValue, 0...9 ~= value
        else { return nil }
        return Int(value)
    }

    static func isMark(_ letter: Unicode.Scalar) -> Bool {
        switch letter.value {
        case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0x61C: true
        default: false
        }
    }
}
