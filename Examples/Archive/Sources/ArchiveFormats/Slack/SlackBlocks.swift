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
            let lines = [SlackText(names: names).richText(words).plain]
            return (lines + self.lines(of: block.list("fields"), names, depth)).joined(
                separator: "\n"
            )
        }
        let type = block.words("type")
        if type == "table" {
            return block.list("rows").map { row in
                lines(of: (try? row.elements()) ?? [], names, depth).joined(separator: " | ")
            }.joined(separator: "\n")
        }
        let isList = type == "rich_text" || type == "rich_text_list" || type == "section"
        return lines(of: block.list("elements") + block.list("fields"), names, depth)
            .joined(separator: isList ? "\n" : "")
    }

    private static func lines(
        of blocks: [JSONCursor],
        _ names: SlackNames,
        _ depth: Int
    ) -> [String] {
        blocks.map { line(of: $0, names: names, depth: depth + 1) }
    }
}
