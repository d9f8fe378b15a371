/// The actions of a row, which the script shows beside it.
struct RowActions {
    /// Whether a row can lead to its thread.
    let hasThreads: Bool

    private static let reactions = ["👍", "❤️", "😂", "🎉"]

    var markup: Markup {
        var out = Markup("<div class=\"tools\" id=\"tools\" role=\"toolbar\" ")
        out.add("aria-label=\"Actions of the message\" hidden>")
        for reaction in Self.reactions {
            add("r", reaction, "React with \(reaction)", to: &out)
        }
        add("q", "↩", "Quote", to: &out)
        if hasThreads { add("t", "Thread", "Open the thread", to: &out) }
        add("g", "Edit", "Edit", isOwn: true, to: &out)
        add("d", "Delete", "Delete", isOwn: true, to: &out)
        add("m", "…", "More", to: &out)
        out.add("</div>")
        return out
    }

    /// Adds a button, whose value is the letter of its action in the script.
    private func add(
        _ value: StaticString,
        _ sign: String,
        _ name: String,
        isOwn: Bool = false,
        to out: inout Markup
    ) {
        out.add("<button type=\"button\" tabindex=\"-1\"")
        if isOwn { out.add(" class=\"own\"") }
        out.add(" value=\"")
        out.add(value)
        out.add("\" aria-label=\"")
        out.add(words: name)
        out.add("\" title=\"")
        out.add(words: name)
        out.add("\">")
        out.add(words: sign)
        out.add("</button>")
    }
}
