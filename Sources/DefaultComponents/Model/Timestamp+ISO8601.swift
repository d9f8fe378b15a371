public import Components

extension Timestamp {
    /// Creates a timestamp from ISO 8601, such as `2026-03-02T09:41:00Z`; `nil` if it is malformed.
    ///
    /// The date must be real. A fraction has one to six digits; the zone is `Z` or `±hh:mm`. Years
    /// outside 0000 to 9999 are written with a sign and six digits. Leap seconds are malformed.
    public init?(iso8601 text: String) {
        var digits = DigitReader(text.utf8)
        guard let year = Self.year(&digits), digits.skip("-"), let month = digits.number(2),
            digits.skip("-"), let day = digits.number(2), digits.skip("T"),
            let date = CivilDate(year: year, month: month, day: day),
            let hour = digits.number(2), hour < 24, digits.skip(":"),
            let minute = digits.number(2), minute < 60, digits.skip(":"),
            let second = digits.number(2), second < 60
        else { return nil }
        var microsecond = 0
        if digits.skip(".") {
            guard let fraction = digits.millionths() else { return nil }
            microsecond = fraction
        }
        let isUTC = digits.rest.elementsEqual("Z".utf8)
        guard let offset = isUTC ? 0 : ZoneOffset.seconds(digits.rest) else { return nil }
        let secondOfDay = hour * 3_600 + minute * 60 + second - offset
        let seconds = Int64(date.daysSince1970) * 86_400 + Int64(secondOfDay)
        self.init(seconds: seconds, microsecond: Int64(microsecond))
    }

    /// The timestamp in ISO 8601 at UTC; the fraction is written if there is one.
    public var iso8601: String {
        let civil = CivilTime(self, secondsFromUTC: 0)
        var text = Array(Self.yearText(civil.year).utf8)
        text.reserveCapacity(32)
        func add(_ separator: Unicode.Scalar, _ number: Int) {
            text.append(UInt8(ascii: separator))
            text.append(UInt8(ascii: "0") + UInt8(number / 10))
            text.append(UInt8(ascii: "0") + UInt8(number % 10))
        }
        add("-", civil.month)
        add("-", civil.day)
        add("T", civil.hour)
        add(":", civil.minute)
        add(":", civil.second)
        if civil.microsecond > 0 {
            text += ".".utf8
            text += Self.padded(civil.microsecond, to: 6).trimmedZeros.utf8
        }
        text.append(UInt8(ascii: "Z"))
        return String(decoding: text, as: UTF8.self)
    }

    /// Creates a timestamp from whole seconds and the microseconds after them; `nil` out of range.
    ///
    /// Before 1970 it counts back from the next second, which the earliest timestamp needs.
    init?(seconds: Int64, microsecond: Int64) {
        let isNegative = seconds < 0
        let base = isNegative ? seconds + 1 : seconds
        let rest = isNegative ? microsecond - 1_000_000 : microsecond
        let (whole, isTooLarge) = base.multipliedReportingOverflow(by: 1_000_000)
        let (sum, isTooFar) = whole.addingReportingOverflow(rest)
        guard !isTooLarge, !isTooFar else { return nil }
        self.init(microseconds: sum)
    }

    /// Returns the year in four digits, or in a sign and six.
    private static func year(_ digits: inout DigitReader) -> Int? {
        let isNegative = digits.skip("-")
        guard isNegative || digits.skip("+") else { return digits.number(4) }
        guard let year = digits.number(6) else { return nil }
        return isNegative ? -year : year
    }

    private static func yearText(_ year: Int) -> String {
        guard !(0...9_999 ~= year) else { return padded(year, to: 4) }
        return (year < 0 ? "-" : "+") + padded(abs(year), to: 6)
    }

    private static func padded(_ number: Int, to length: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, length - digits.utf8.count)) + digits
    }
}

extension Timestamp: CustomStringConvertible {
    /// The timestamp in ISO 8601 at UTC.
    public var description: String { iso8601 }
}

extension String {
    /// The text without the zeros at its end.
    fileprivate var trimmedZeros: String {
        String(self[..<(lastIndex { $0 != "0" }.map(index(after:)) ?? startIndex)])
    }
}

/// A reader of digits and signs in a fixed format.
struct DigitReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    /// Whether all was read.
    var isAtEnd: Bool { index == bytes.count }

    /// The bytes that were not read.
    var rest: ArraySlice<UInt8> { bytes[index...] }

    /// Skips the next byte if it is the given one, and returns whether it was.
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard index < bytes.count, Unicode.Scalar(bytes[index]) == scalar else { return false }
        index += 1
        return true
    }

    /// Returns the number of a count of digits, at most 9; `nil` if there are fewer.
    mutating func number(_ count: Int) -> Int? {
        guard bytes.count - index >= count else { return nil }
        var value = 0
        for _ in 0..<count {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// Returns up to six digits as millionths; `nil` if there are none or more.
    mutating func millionths() -> Int? {
        var value = 0
        var count = 0
        while let digit = digit() {
            guard count < 6 else { return nil }
            value = value * 10 + digit
            count += 1
        }
        guard count > 0 else { return nil }
        return (count..<6).reduce(value) { value, _ in value * 10 }
    }

    private mutating func digit() -> Int? {
        guard index < bytes.count, bytes[index].isDigit else { return nil }
        defer { index += 1 }
        return Int(bytes[index] - UInt8(ascii: "0"))
    }
}
