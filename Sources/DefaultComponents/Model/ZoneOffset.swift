import Components
import Foundation

/// An offset from UTC: fixed, or by the rules of a named zone.
enum ZoneOffset: Sendable, Hashable {
    case fixed(Int)
    case named(TimeZone)

    /// Creates an offset from `UTC`, `Z`, `+05:30` or an IANA name.
    init?(_ name: String) {
        if name == "UTC" || name == "Z" {
            self = .fixed(0)
        } else if let seconds = Self.seconds(name.utf8) {
            self = .fixed(seconds)
        } else if Self.isPlausible(name), let zone = TimeZone(identifier: name) {
            self = .named(zone)
        } else {
            return nil
        }
    }

    /// Returns the offset in seconds, at most a day either way.
    ///
    /// Named zones have offsets for the years 1 to 9999; other timestamps have that of the nearest year.
    func seconds(at instant: Timestamp) -> Int {
        switch self {
        case .fixed(let seconds):
            return seconds
        case .named(let zone):
            let seconds = min(max(instant.seconds, -62_135_596_800), 253_402_300_799)
            let date = Date(timeIntervalSince1970: Double(seconds))
            return min(max(zone.secondsFromGMT(for: date), -86_399), 86_399)
        }
    }

    /// Returns the seconds of an offset written `±hh:mm`; `nil` if it is malformed.
    static func seconds(_ offset: some BidirectionalCollection<UInt8>) -> Int? {
        var digits = DigitReader(offset)
        let isNegative = digits.skip("-")
        guard isNegative || digits.skip("+"), let hours = digits.number(2), hours < 24,
            digits.skip(":"), let minutes = digits.number(2), minutes < 60, digits.isAtEnd
        else { return nil }
        let seconds = hours * 3_600 + minutes * 60
        return isNegative ? -seconds : seconds
    }

    /// Returns whether a name is spelt like those of the IANA database, so that it cannot be a path.
    private static func isPlausible(_ name: String) -> Bool {
        name.utf8.count <= 64 && !name.contains("..") && !name.hasPrefix("/")
            && name.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    && (scalar.properties.isAlphabetic
                        || "0123456789_+-/".unicodeScalars.contains(scalar))
            }
    }
}
