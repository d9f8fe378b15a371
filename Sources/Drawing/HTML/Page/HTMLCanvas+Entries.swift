import Components
import Views

extension HTMLCanvas {
    /// Writes an entry of a list.
    mutating func append(_ entry: HTMLEntry, carriesIdentifier: Bool) {
        out.markup("<li")
        if carriesIdentifier { out.identifier(entry.id) }
        out.markup(">")
        appendArticle(of: entry)
        out.markup("</li>\n")
    }

    /// Writes an article of the size of the entry's view.
    mutating func appendArticle(of entry: HTMLEntry) {
        out.markup("<article class=\"p\" style=\"")
        out.length("width:", max(0, entry.view.frame.size.width))
        out.length("height:", max(0, entry.view.frame.size.height))
        out.markup("\"")
        out.attribute(" aria-label=\"", entry.name, .name)
        out.markup(">")
        if let time = entry.time {
            out.markup("<time class=\"h\"")
            out.attribute(" datetime=\"", time)
            out.markup("></time>")
        }
        draw(entry.view)
        for spot in entry.outlined.compactMap({ $0.spot(in: entry.view) }) {
            isInspected = true
            out.markup("<span class=\"mark\"")
            out.spot(spot)
            out.markup("></span>")
        }
        out.markup("</article>")
    }
}
