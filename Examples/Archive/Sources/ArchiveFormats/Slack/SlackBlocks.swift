import DefaultComponents
import Views

/// The words of blocks, for messages that have no text beside them.
enum SlackBlocks {
    /// The blocks that may lie in one another.
    static let depthLimit = 12

    /// Returns the words of blocks, a line for each section.
    static func text(of blocks: [JSONCursor], names: SlackNames) -> String {
        blocks.map { line(of: $0, names: names, depth: 0) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    private static func line(of block: JSONCursor, names: SlackNames, depth: Int) -> String {
        guard depth < depthLimit else { return "" }
        if let id = block.words("user_id") {
            return "@" + (names.people[id]?.name ?? id)
        }
        if let id = block.words("channel_id") {
            return "#" + (names.channels[id] ?? id)
        }
        if let range = block.words("range") {
            return "@" + range
        }
        if block.words("type") == "emoji", let name = block.words("name") {
            return ":\(name):"
        }
        if let words = block.words("text") ?? block.words("url") {
            return words
        }
        if let inner = try? block.member("text"), let words = inner.words("text") {
            return SlackText(names: names).richText(words).plain
        }
        let isList = block.words("type") == "rich_text" || block.words("type") == "rich_text_list"
        return block.list("elements").map { line(of: $0, names: names, depth: depth + 1) }
            .joined(separator: isList ? "\n" : "")
    }
}
