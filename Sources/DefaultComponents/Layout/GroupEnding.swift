/// Whether a newer message continues another one's group, and why.
enum GroupEnding {
    /// It is by somebody else.
    case otherAuthor(newer: String)
    /// It is of a kind that stands alone.
    case kind(newer: String)
    /// It is of another day.
    case otherDay(newer: String)
    /// It follows too late, in seconds.
    case tooLate(newer: String, seconds: Int64, limit: Double)
    /// It continues the group.
    case continues(newer: String, seconds: Int64, limit: Double)

    init(of message: ChatMessage, newer: ChatMessage, _ request: MessageLayoutRequest) {
        if newer.author.id != message.author.id {
            self = .otherAuthor(newer: newer.id)
            return
        }
        if [.system, .error, .ephemeral].contains(newer.kind) {
            self = .kind(newer: newer.id)
            return
        }
        let (calendar, limit) = request.grouping
        if calendar.day(newer.createdAt) != calendar.day(message.createdAt) {
            self = .otherDay(newer: newer.id)
            return
        }
        let (distance, overflow) = newer.createdAt.microseconds.subtractingReportingOverflow(
            message.createdAt.microseconds
        )
        let seconds = distance / 1_000_000
        self =
            !overflow && Double(distance) <= limit * 1_000_000
            ? .continues(newer: newer.id, seconds: seconds, limit: limit)
            : .tooLate(newer: newer.id, seconds: seconds, limit: limit)
    }
}
