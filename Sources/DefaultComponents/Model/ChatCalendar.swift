public import Components

/// The Gregorian calendar in one time zone.
///
/// Returns the local time and day of a timestamp:
///
/// ```swift
/// let calendar = try ChatCalendar(zone: "Europe/Berlin")
/// calendar.civil(message.createdAt).hour
/// calendar.day(message.createdAt) == calendar.day(older.createdAt)
/// ```
///
/// It has a result for all timestamps, which are limited to the years -290308 to 294247.
public struct ChatCalendar: Sendable, Hashable {
    private let zone: ZoneOffset

    /// The calendar at the zero meridian.
    public static let utc = ChatCalendar(secondsFromUTC: 0)

    /// Creates a calendar whose offset from UTC is a number of seconds, clamped to a day either way.
    public init(secondsFromUTC seconds: Int) {
        zone = .fixed(min(max(seconds, -86_399), 86_399))
    }

    /// Creates a calendar in a zone: `UTC`, an offset such as `+05:30`, or an IANA name.
    ///
    /// Throws ``ConversationError/unknownZone(name:)`` for a name that the system does not know.
    public init(zone name: String) throws(ConversationError) {
        guard let zone = ZoneOffset(name) else { throw .unknownZone(name: name) }
        self.zone = zone
    }

    /// Returns the offset from UTC at a time, in seconds.
    public func secondsFromUTC(at instant: Timestamp) -> Int {
        zone.seconds(at: instant)
    }

    /// Returns the local time of a timestamp.
    public func civil(_ instant: Timestamp) -> CivilTime {
        CivilTime(instant, secondsFromUTC: zone.seconds(at: instant))
    }

    /// Returns the local day of a timestamp, as days since 1970-01-01.
    public func day(_ instant: Timestamp) -> Int {
        CivilTime.day(instant.seconds + Int64(zone.seconds(at: instant)))
    }
}
