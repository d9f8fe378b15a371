import DefaultComponents
import Drawing
import Views

extension LiveChat {
    /// The keys, as the help sheet and the command's help list them.
    package static let keys: [(key: String, summary: String)] = [
        ("Up, Down, wheel", "Scroll by rows."),
        ("Page Up, Page Down", "Scroll by windows."),
        ("Home, End", "Go to the oldest loaded or the newest message."),
        ("Tab, Shift-Tab", "Select the next older or newer message."),
        ("Enter, click", "Tap a part of the selected message, or the clicked part."),
        ("f", "Give the focus to the first field or button; Tab, Shift-Tab: to the next ones."),
        ("g, drag", "Perform a gesture of the selected message, or of all in view."),
        ("p, right click", "Press a message long, for its actions."),
        (keyOfPlugins, "Switch plugins on and off."),
        ("i", "Explain a view of the selected message."),
        (keyOfWriting, "Write, if no message is selected; '/' begins a command."),
        ("Esc", "Close the sheet or thread in front."),
        ("q, Ctrl-C, Ctrl-D", "Leave; twice, if there is an unsent draft."),
        (keyOfTerminals, "Suspend; redraw."),
    ]

    /// The keys while the composer is edited.
    package static let writingKeys: [(key: String, summary: String)] = [
        ("Enter", "Send."),
        ("Alt-Enter, Ctrl-J", "Break the line; Shift-Enter too, if the terminal reports it."),
        ("Tab, Up, Down", "Accept a suggestion, or choose another."),
        ("Tab, Shift-Tab", "Without suggestions: give the focus to the next button or field."),
        ("Up, Down", "In the first and last row: earlier sent texts, and back."),
        ("Left, Right, Home, End", "Move; by words with Ctrl or Alt, selecting with Shift."),
        ("Ctrl-A, E, B, F, P, N", "Move: to the line's ends, by characters, by rows."),
        ("Alt-B, Alt-F", "Move by words; Alt-A selects all."),
        ("Ctrl-W, U, K, Alt-D", "Cut: a word, to the start or end of the line, the next word."),
        ("Ctrl-Y, Alt-W", "Paste; copy the selection."),
        ("Ctrl-T, Ctrl-_, Alt-_", "Swap two letters; undo; redo."),
        ("Esc", "Close suggestions, an edit or a reply; then stop editing."),
        ("Alt-R, click", "Show the next lines of a long reason for not sending."),
        ("Page Up, wheel", "Scroll the list."),
        ("Ctrl-C", "Leave; twice, if there is a draft. Ctrl-D too, in an empty line."),
    ]

    /// The sheet of the keys that have an effect here.
    var help: Sheet {
        let (words, canWrite) = (stage.words, stage.viewport.composer != nil)
        var idle: Set<String> = canWrite ? [] : [Self.keyOfWriting]
        if stage.plugins == nil { idle.insert(Self.keyOfPlugins) }
        if !isInTerminal { idle.insert(Self.keyOfTerminals) }
        var lines = Self.keys.filter { !idle.contains($0.key) }
            .map { "\($0.key): \(words($0.summary))" }
        if canWrite {
            lines += ["", words("While writing")]
            lines += Self.writingKeys.map { "\($0.key): \(words($0.summary))" }
        }
        return Sheet(title: words("Keys"), lines: lines)
    }

    private static let keyOfWriting = "c, Enter, click"
    private static let keyOfPlugins = "P"
    private static let keyOfTerminals = "Ctrl-Z, Ctrl-L"

    /// The last row: the name of the list, and as many keys as there is room for.
    func statusLine(columns: Int) -> String {
        let isASCII = stage.options.style == .ascii
        let arrows = isASCII ? "Up/Down" : "↑↓"
        let name = stage.room.transcript.channel.name
        let place =
            stage.viewport.isThread ? stage.words("Thread in {name}", ["name": .text(name)]) : name
        var hints: [String]
        if let sheet = stage.sheet {
            hints = ["Esc close"]
            hints +=
                sheet.choices.isEmpty ? ["\(arrows) scroll"] : ["\(arrows) choose", "Enter do"]
        } else if stage.isWriting {
            hints = ["Enter send", "Esc list", "Alt-Enter new line", "Ctrl-_ undo", "Ctrl-C leave"]
        } else if let view = stage.viewport.focusedView {
            hints = [view is TextField ? "Enter submit" : "Enter press", "Tab next", "Esc leave"]
        } else if stage.selected != nil {
            hints = [
                "Enter tap", "p actions", "i inspect", "Tab older", "Esc back", "? keys", "q leave",
            ]
        } else {
            hints = ["? keys", "q leave", "\(arrows) scroll", "Tab select"]
            if stage.viewport.composer != nil { hints.insert("c write", at: 1) }
            if stage.viewport.isThread { hints.insert("Esc back", at: 0) }
        }
        // The name of a key, and what it does.
        hints = hints.map { hint in
            let parts = hint.split(separator: " ", maxSplits: 1).map(String.init)
            return parts.count < 2 ? hint : "\(parts[0]) \(stage.words(parts[1]))"
        }
        var line = hints.removeFirst()
        let start = "\(place) \(isASCII ? "|" : "│") \(line)"
        if start.count <= columns { line = start }
        for hint in hints where line.count + hint.count + 2 <= columns { line += "  \(hint)" }
        return line
    }
}
