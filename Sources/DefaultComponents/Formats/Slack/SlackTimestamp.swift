import Components

/// Slack's `ts`: seconds since 1970, a dot and microseconds, as in `1452988821.000002`.
enum SlackTimestamp {
    /// Returns the time of a timestamp; `nil` if it is malformed or out of range.
    static func instant(_ text: String) -> Timestamp? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard 1...2 ~= parts.count, let whole = parts.first, 1...12 ~= whole.utf8.count,
            whole.utf8.allSatisfy(\.isDigit),
            let seconds = Int64(whole)
        else { return nil }
        guard parts.count == 2 else { return Timestamp(seconds: seconds, microsecond: 0) }
        var fraction = DigitReader(parts[1].utf8)
        guard let microsecond = fraction.millionths(), fraction.isAtEnd else { return nil }
        return Timestamp(seconds: seconds, microsecond: Int64(microsecond))
    }

    /// Returns the time of a value; throws if it is no timestamp.
    static func instant(of value: JSONCursor) throws(ConversationError) -> Timestamp {
        guard let instant = instant(try value.string()) else {
            throw value.malformed("a time stamp such as '1452988821.000002'")
        }
        return instant
    }
}
