import Drawing

/// HTML of pages that hold no messages; all words are escaped.
struct Markup {
    private(set) var text = ""

    /// Appends markup of the program.
    mutating func add(_ markup: StaticString) {
        text += "\(markup)"
    }

    /// Appends markup that the program wrote before.
    mutating func add(trusted markup: String) {
        text += markup
    }

    /// Appends words, which may be hostile.
    mutating func add(words: String) {
        text += HTMLText.escaped(words)
    }

    mutating func add(_ other: Markup) {
        text += other.text
    }

    /// Appends a link to a file of the site; the address needs no escaping.
    mutating func link(_ words: String, to address: String, _ attributes: StaticString = "") {
        text += "<a href=\"\(address)\"\(attributes)>"
        add(words: words)
        text += "</a>"
    }

    /// Appends a heading.
    mutating func heading(_ words: String, level: Int = 2) {
        text += "<h\(level) dir=\"auto\">"
        add(words: words)
        text += "</h\(level)>\n"
    }

    /// Appends a time with words for readers.
    mutating func time(_ instant: String, _ words: String) {
        text += "<time datetime=\"\(HTMLText.escaped(instant))\">"
        add(words: words)
        text += "</time>"
    }
}
