import DefaultComponents
import Drawing

extension LiveChat {
    /// The keys, as the help sheet and the command's help tell them.
    static let keys: [(key: String, summary: String)] = [
        ("Up, Down, wheel", "Scroll by rows."),
        ("Page Up, Page Down", "Scroll by windows."),
        ("Home, End", "Go to the oldest loaded or the newest message."),
        ("Tab, Shift-Tab", "Select the next older or newer message."),
        ("Enter, click", "Tap: a part of the selected message, or what is clicked."),
        ("p, right click", "Press a message long, for its actions."),
        ("Esc", "Close what lies in front."),
        ("q, Ctrl-C, Ctrl-D", "Leave."),
        ("Ctrl-Z, Ctrl-L", "Stop for a while; draw everything anew."),
    ]

    /// The sheet that tells the keys.
    static var help: Sheet {
        Sheet(title: "Keys", lines: keys.flatMap { ["\($0.key): \($0.summary)"] })
    }

    /// What the last row says: what is shown, and the keys, as far as there is room.
    func statusLine(columns: Int) -> String {
        let isASCII = stage.options.style == .ascii
        let arrows = isASCII ? "Up/Down" : "↑↓"
        let name = stage.room.transcript.channel.name
        let place = stage.viewport.isThread ? "Thread in \(name)" : name
        var hints: [String]
        if let sheet = stage.sheet {
            hints = ["Esc close"]
            hints +=
                sheet.choices.isEmpty ? ["\(arrows) scroll"] : ["\(arrows) choose", "Enter do"]
        } else if stage.selected != nil {
            hints = ["Enter tap", "p actions", "Tab older", "Esc back", "? keys", "q leave"]
        } else {
            hints = ["? keys", "q leave", "\(arrows) scroll", "Tab select"]
            if stage.viewport.isThread { hints.insert("Esc back", at: 0) }
        }
        var line = hints.removeFirst()
        let start = "\(place) \(isASCII ? "|" : "│") \(line)"
        if start.count <= columns { line = start }
        for hint in hints where line.count + hint.count + 2 <= columns { line += "  \(hint)" }
        return line
    }
}
