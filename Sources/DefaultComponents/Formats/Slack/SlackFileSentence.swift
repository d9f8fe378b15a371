/// Slack's own sentence about a file: `<@U1> uploaded a file: <https://…|title>`.
enum SlackFileSentence {
    /// Returns what is left of a text without the sentence: the comment, or nothing.
    ///
    /// A text that is not such a sentence is returned as it is.
    static func removed(from text: String) -> String {
        guard text.hasPrefix("<@"), let mention = text.firstIndex(of: ">") else { return text }
        let action = text[text.index(after: mention)...]
        let verbs = [" uploaded ", " shared ", " mentioned ", " created "]
        guard verbs.contains(where: action.hasPrefix), let colon = action.firstIndex(of: ":"),
            action[..<colon].allSatisfy({ $0 == " " || $0.isLetter })
        else { return text }
        let link = action[action.index(after: colon)...]
        guard link.hasPrefix(" <"), let end = link.firstIndex(of: ">") else { return text }
        let rest = link[link.index(after: end)...]
        if rest.allSatisfy(\.isWhitespace) {
            return ""
        }
        let comment = " and commented: "
        return rest.hasPrefix(comment) ? String(rest.dropFirst(comment.count)) : text
    }
}
