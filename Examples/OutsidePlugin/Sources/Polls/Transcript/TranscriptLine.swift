import Components
import DefaultComponents
import Views

/// A parsed line of a transcript.
struct TranscriptLine {
    private let createdAt: Timestamp
    private let author: String
    private let isPoll: Bool
    private let text: Substring

    /// Parses a line; nil for one that is not in the format.
    init?(_ line: Substring) {
        guard
            let space = line.firstIndex(of: " "),
            let createdAt = Timestamp(iso8601: String(line[..<space])),
            let mark = line[space...].firstIndex(where: { $0 == ":" || $0 == "?" })
        else { return nil }
        self.createdAt = createdAt
        author = String(line[space..<mark].dropFirst())
        isPoll = line[mark] == "?"
        text = line[mark...].dropFirst().drop { $0 == " " }
        guard !author.isEmpty, !text.isEmpty else { return nil }
    }

    /// Returns the message of the line.
    func message(id: String) -> ChatMessage {
        var message = ChatMessage(id: id, author: ChatUser(id: author), createdAt: createdAt)
        if isPoll {
            message.attachments = [poll.attachment]
        } else {
            message.text = RichText(plain: String(text))
        }
        return message
    }

    private var poll: Poll {
        let parts = text.split(separator: " | ")
        return Poll(
            question: parts.first.map(String.init) ?? "",
            options: parts.dropFirst().map(Self.option)
        )
    }

    /// Returns an answer; a number after the last space is its votes.
    private static func option(_ text: Substring) -> PollOption {
        guard let space = text.lastIndex(of: " "), let votes = Int(text[space...].dropFirst())
        else { return PollOption(String(text)) }
        return PollOption(String(text[..<space]), votes: votes)
    }
}
