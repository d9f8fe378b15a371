import Components
import Views

extension HTMLCanvas {
    /// Writes an entry of a list.
    mutating func append(_ entry: HTMLEntry, carriesIdentifier: Bool) {
        out.markup("<li")
        if carriesIdentifier { out.identifier(entry.id) }
        out.markup(">")
        appendArticle(of: entry)
        if !entry.links.isEmpty { append(entry.links) }
        out.markup("</li>\n")
    }

    private mutating func append(_ links: [HTMLReference]) {
        out.markup("<ul class=\"refs\">")
        for link in links {
            out.markup("<li><a dir=\"auto\"")
            out.attribute(" href=\"", link.address)
            if link.isOutside { out.markup(" rel=\"noopener noreferrer nofollow\"") }
            out.markup(">")
            out.text(link.title)
            out.markup("</a></li>")
        }
        out.markup("</ul>")
    }

    /// Writes an article of the size of the entry's view, or a group.
    mutating func appendArticle(of entry: HTMLEntry) {
        let size = entry.view.frame.size
        out.markup(entry.isGroup ? "<div role=\"group\" class=\"p" : "<article class=\"p")
        if flows {
            var rule = FlowRule()
            rule.add(text: "max-width:", max(0, size.width))
            flowClass(rule)
        } else {
            out.markup("\" style=\"")
            out.length("width:", max(0, size.width))
            out.length("height:", max(0, size.height))
        }
        out.markup("\"")
        out.attribute(" aria-label=\"", entry.name, .name)
        out.markup(">")
        if let time = entry.time {
            out.markup("<time class=\"h\"")
            out.attribute(" datetime=\"", time)
            out.markup("></time>")
        }
        isFixed = isFixed || !entry.outlined.isEmpty
        draw(entry.view)
        isFixed = false
        for spot in entry.outlined.compactMap({ $0.spot(in: entry.view) }) {
            isInspected = true
            out.markup("<span class=\"mark\"")
            out.spot(spot)
            out.markup("></span>")
        }
        out.markup(entry.isGroup ? "</div>" : "</article>")
    }
}
