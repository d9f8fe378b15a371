/// The Gregorian calendar in one time zone.
///
/// Tells what a clock on the wall shows at an instant, and which day it is there:
///
/// ```swift
/// let calendar = try ChatCalendar(zone: "Europe/Berlin")
/// calendar.civil(message.createdAt).hour
/// calendar.day(message.createdAt) == calendar.day(older.createdAt)
/// ```
///
/// Every instant has an answer, ``Timestamp`` being bounded to the years -290308 to 294247.
public struct ChatCalendar: Sendable, Hashable {
    private let zone: ZoneOffset

    /// The calendar at the zero meridian.
    public static let utc = ChatCalendar(zone: .fixed(0))

    private init(zone: ZoneOffset) {
        self.zone = zone
    }

    /// Creates a calendar whose clocks are ahead of UTC by seconds, clamped to a day either way.
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

    /// Returns how many seconds clocks are ahead of UTC at an instant.
    public func secondsFromUTC(at instant: Timestamp) -> Int {
        zone.seconds(at: instant)
    }

    /// Returns what a clock shows at an instant.
    public func civil(_ instant: Timestamp) -> CivilTime {
        CivilTime(instant, secondsFromUTC: zone.seconds(at: instant))
    }

    /// Returns the day on which an instant falls, as days since 1970-01-01.
    public func day(_ instant: Timestamp) -> Int {
        CivilTime.day(instant.seconds + Int64(zone.seconds(at: instant)))
    }
}
