/// The list of the keys that the script takes.
struct KeyHelp {
    private static let keys = [
        ("F6, Shift-F6", "Next region: rooms, messages, composer"),
        ("Alt-↓, Alt-↑", "Next room with unread messages"),
        ("↑, ↓, Page, Home, End", "From message to message"),
        ("Enter", "Actions of the message"),
        ("R", "Quote and answer it"),
        ("E", "Change it, if it is yours"),
        ("+", "React to it"),
        ("Escape", "Back to the composer"),
        ("?", "This list"),
    ]

    var markup: Markup {
        var out = Markup("<section class=\"keys\" id=\"keys\" tabindex=\"-1\" aria-label=\"Keys\">")
        out.add("<h2>Keys</h2><dl>")
        for (key, words) in Self.keys {
            out.add("<div><dt>")
            out.add(words: key)
            out.add("</dt><dd>")
            out.add(words: words)
            out.add("</dd></div>")
        }
        out.add("</dl></section>")
        return out
    }
}
