/// The known fields of Slack exports.
enum SlackFields {
    /// The fields of a user; the profile is read for names and a picture only.
    static let user = fields(of: "user")
    /// The fields of a channel, a group or a direct message.
    static let channel = fields(of: "channel")
    /// The fields of a message; blocks repeat its text, and the root's counts are counted again.
    static let message = fields(of: "message")
    /// The fields of an attachment.
    static let attachment = fields(of: "attachment")
    /// The fields of a field in an attachment.
    static let attachmentField = fields(of: "attachmentField")
    /// The fields of a file.
    static let file = fields(of: "file")
    /// The fields of a comment on a file.
    static let comment = fields(of: "comment")
    /// The fields of a reaction.
    static let reaction = fields(of: "reaction")
    /// The fields of an edit.
    static let edited = fields(of: "edited")

    /// Returns the fields of a part: those that are read, those that are not, and beginnings of others that are not.
    private static func fields(of part: String) -> FieldNames {
        let lines = SlackTable.lines(of: part).map { $0.split(separator: " ").map(String.init) }
        let lists = lines + [[], [], []]
        return FieldNames(used: lists[0], excluded: lists[1], excludedPrefixes: lists[2])
    }
}

/// The names and sentences of Slack exports, in the file `Slack.txt`, as parts with an empty line between them.
enum SlackTable {
    /// Returns the lines of a part below its name.
    static func lines(of part: String) -> ArraySlice<Substring> {
        parts.first { $0.first?.elementsEqual(part) == true }?.dropFirst() ?? []
    }

    private static let parts = String(decoding: PackageResources.Slack_txt, as: UTF8.self)
        .split(separator: "\n\n").map { $0.split(separator: "\n") }
}

extension JSONCursor {
    /// Returns the first of these members that is a text and not empty.
    func text(_ keys: String...) throws(ConversationError) -> String? {
        for key in keys {
            if let text = try member(key)?.string(), !text.isEmpty {
                return text
            }
        }
        return nil
    }
}
