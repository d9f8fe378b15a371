/// The ids of a channel's messages, known before any of them is read.
///
/// With them a quote or a thread that points at nothing is reported in its turn.
struct ConversationMessageIDs {
    private var areReplies: [String: Bool] = [:]

    /// Collects the ids; broken messages are told when they are read.
    init(_ messages: JSONElements) {
        for message in messages {
            guard let id = try? message.member("id")?.string() else { continue }
            let thread = try? message.member("thread")
            areReplies[id] = areReplies[id] ?? (thread.flatMap(\.self) != nil)
        }
    }

    /// Returns whether a message has the id.
    func contains(_ id: String) -> Bool {
        areReplies[id] != nil
    }

    /// Returns whether a message that is no reply has the id.
    func containsRoot(_ id: String) -> Bool {
        areReplies[id] == false
    }
}
