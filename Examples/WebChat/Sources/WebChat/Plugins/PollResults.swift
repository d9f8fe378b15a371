import ChatStore
import Components
import DefaultComponents
import Foundation
import Messenger

/// The votes of others in the polls of a message.
struct PollResults {
    private let votes: [[String: String]]

    /// Reads the votes of all but one person.
    init(_ responses: [ResponseRecord], without viewerID: String) {
        votes = responses.compactMap { response in
            guard response.kind == PayloadKind<[String: String]>.votes.name,
                response.userID != viewerID
            else { return nil }
            return try? JSONDecoder().decode([String: String].self, from: Data(response.json.utf8))
        }
    }

    /// Returns an attachment with the votes in it if it is a poll, whatever its author wrote there.
    func counted(_ attachment: ChatAttachment) -> ChatAttachment {
        guard attachment.kind == .poll, var poll = try? attachment.payload(as: Poll.self) else {
            return attachment
        }
        let chosen = votes.compactMap { $0[poll.title] }
        for index in poll.options.indices {
            poll.options[index].votes = chosen.count { $0 == poll.options[index].text }
        }
        var counted = try? ChatAttachment(kind: .poll, payload: poll)
        counted?.id = attachment.id
        return counted ?? attachment
    }
}
