import ChatStore
import Components
import DefaultComponents
import Foundation
import Messenger

/// The votes in the polls of a message.
struct PollVotes {
    /// The chosen options of each member, by question.
    private let choices: [(userID: String, options: [String: String])]

    /// Reads the votes among answers; others are left out.
    init(_ responses: [ResponseRecord]) {
        choices = responses.compactMap { response in
            guard response.kind == PayloadKind<[String: String]>.votes.name else { return nil }
            let json = Data(response.json.utf8)
            let options = try? JSONDecoder().decode([String: String].self, from: json)
            return options.map { (response.userID, $0) }
        }
    }

    /// Returns the options that a member chose, by question.
    func votes(of userID: String) -> [String: String] {
        choices.first { $0.userID == userID }?.options ?? [:]
    }

    /// Returns an attachment as a person sees it: a poll has the votes of all others, whatever its author wrote there.
    func counted(_ attachment: ChatAttachment, for viewerID: String) -> ChatAttachment {
        guard attachment.kind == .poll, var poll = try? attachment.payload(as: Poll.self) else {
            return attachment
        }
        let others = choices.filter { $0.userID != viewerID }
        let chosen = others.compactMap { $0.options[poll.title] }
        for index in poll.options.indices {
            poll.options[index].votes = chosen.count { $0 == poll.options[index].text }
        }
        var counted = try? ChatAttachment(kind: .poll, payload: poll)
        counted?.id = attachment.id
        return counted ?? attachment
    }
}
