import Drawing

/// HTML that is written in pieces, where words are always escaped.
struct Markup {
    private(set) var text = ""

    init() {}

    /// Creates markup from literals of this package.
    init(_ markup: StaticString) {
        add(markup)
    }

    /// Adds markup of this package.
    mutating func add(_ markup: StaticString) {
        text += markup.description
    }

    /// Adds words of people, or values of attributes in quotes.
    mutating func add(words: String) {
        text += HTMLText.escaped(words)
    }

    /// Adds markup that was escaped elsewhere, such as rows.
    mutating func add(trusted: String) {
        text += trusted
    }

    /// Adds other markup.
    mutating func add(_ other: Markup) {
        text += other.text
    }

    /// Adds a link.
    mutating func link(_ words: String, to address: String, _ attributes: StaticString = "") {
        add("<a href=\"")
        add(words: address)
        add("\"")
        add(attributes)
        add(">")
        add(words: words)
        add("</a>")
    }

    /// Adds a field that is not shown.
    mutating func hidden(_ name: StaticString, _ value: String) {
        add("<input type=\"hidden\" name=\"")
        add(name)
        add("\" value=\"")
        add(words: value)
        add("\">")
    }

    /// Adds the beginning of a form, which is sent with the token of a visit.
    mutating func form(to address: String, _ visit: Visit, _ attributes: StaticString = "") {
        add("<form method=\"post\" action=\"")
        add(words: address)
        add("\"")
        add(attributes)
        add(">")
        hidden("csrf", visit.token)
    }
}
