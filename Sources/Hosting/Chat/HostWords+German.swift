import DefaultComponents

extension HostWords {
    /// The German texts of a chat in a terminal, by the English ones.
    static let german: KeyValuePairs<String, Phrase> = [
        "Scroll by rows.": "Zeilenweise blättern.",
        "Scroll by windows.": "Fensterweise blättern.",
        "Go to the oldest loaded or the newest message.":
            "Zur ältesten geladenen oder zur neuesten Nachricht gehen.",
        "Select the next older or newer message.":
            "Die nächste ältere oder neuere Nachricht wählen.",
        "Tap a part of the selected message, or the clicked part.":
            "Einen Teil der gewählten Nachricht oder den angeklickten antippen.",
        "Give the focus to the first field or button; Tab, Shift-Tab: to the next ones.":
            "Den Fokus dem ersten Feld oder Knopf geben; Tab, Shift-Tab: den nächsten.",
        "Perform a gesture of the selected message, or of all in view.":
            "Eine Geste der gewählten Nachricht oder aller sichtbaren ausführen.",
        "Press a message long, for its actions.":
            "Eine Nachricht lange drücken, für ihre Aktionen.",
        "Switch plugins on and off.": "Plugins ein- und ausschalten.",
        "Explain a view of the selected message.":
            "Eine Ansicht der gewählten Nachricht erklären.",
        "Write, if no message is selected; '/' begins a command.":
            "Schreiben, wenn keine Nachricht gewählt ist; '/' beginnt einen Befehl.",
        "Close the sheet or thread in front.":
            "Das vordere Blatt oder den vorderen Thread schließen.",
        "Leave; twice, if there is an unsent draft.":
            "Verlassen; zweimal, wenn ein Entwurf nicht gesendet ist.",
        "Suspend; redraw.": "Anhalten; neu zeichnen.",
        "Send.": "Senden.",
        "Break the line; Shift-Enter too, if the terminal reports it.":
            "Zeile umbrechen; auch Shift-Enter, wenn das Terminal es meldet.",
        "Accept a suggestion, or choose another.":
            "Einen Vorschlag annehmen oder einen anderen wählen.",
        "Without suggestions: give the focus to the next button or field.":
            "Ohne Vorschläge: den Fokus dem nächsten Knopf oder Feld geben.",
        "In the first and last row: earlier sent texts, and back.":
            "In der ersten und letzten Zeile: früher gesendete Texte und zurück.",
        "Move; by words with Ctrl or Alt, selecting with Shift.":
            "Bewegen; mit Ctrl oder Alt wortweise, mit Shift auswählend.",
        "Move: to the line's ends, by characters, by rows.":
            "Bewegen: an die Enden der Zeile, zeichenweise, zeilenweise.",
        "Move by words; Alt-A selects all.": "Wortweise bewegen; Alt-A wählt alles aus.",
        "Cut: a word, to the start or end of the line, the next word.":
            "Ausschneiden: ein Wort, bis zum Anfang oder Ende der Zeile, das nächste Wort.",
        "Paste; copy the selection.": "Einfügen; die Auswahl kopieren.",
        "Swap two letters; undo; redo.": "Zwei Zeichen tauschen; rückgängig; wiederholen.",
        "Close suggestions, an edit or a reply; then stop editing.":
            "Vorschläge, eine Bearbeitung oder Antwort schließen; dann nicht mehr schreiben.",
        "Show the next lines of a long reason for not sending.":
            "Die nächsten Zeilen einer langen Begründung zeigen, warum nicht gesendet wurde.",
        "Scroll the list.": "In der Liste blättern.",
        "Leave; twice, if there is a draft. Ctrl-D too, in an empty line.":
            "Verlassen; zweimal bei einem Entwurf. In einer leeren Zeile auch Ctrl-D.",
        "While writing": "Beim Schreiben",
        "Keys": "Tasten",
        "Thread in {name}": "Thread in {name}",
        "close": "schließen",
        "scroll": "blättern",
        "choose": "wählen",
        "do": "ausführen",
        "send": "senden",
        "list": "Liste",
        "new line": "neue Zeile",
        "undo": "rückgängig",
        "leave": "verlassen",
        "tap": "antippen",
        "actions": "Aktionen",
        "inspect": "untersuchen",
        "older": "älter",
        "back": "zurück",
        "keys": "Tasten",
        "select": "wählen",
        "write": "schreiben",
        "submit": "absenden",
        "press": "drücken",
        "next": "weiter",
        "A draft is not sent. {key} again leaves and discards it.":
            "Ein Entwurf ist nicht gesendet. Noch einmal {key} verwirft ihn und verlässt den Chat.",
        "No message is selected. Press Tab first.":
            "Keine Nachricht ist gewählt. Erst Tab drücken.",
        "Nothing here can have the focus.": "Nichts hier kann den Fokus haben.",
        "What to tap": "Was antippen?",
        "No gestures here.": "Hier gibt es keine Gesten.",
        "Gestures": "Gesten",
        "Scroll": "Blättern",
        "double tap": "doppelt antippen",
        "hold": "halten",
        "swipe": "wischen",
        "drag": "ziehen",
        "Arrow keys drag, Enter ends, Esc gives up.":
            "Pfeiltasten ziehen, Enter beendet, Esc bricht ab.",
        "too small": "zu klein",
        "The event '{name}' was raised, and not handled.":
            "Das Ereignis '{name}' wurde ausgelöst und nicht behandelt.",
        "'{title}' was chosen, and is not handled here.":
            "'{title}' wurde gewählt und wird hier nicht behandelt.",
        "No member is the reader, so nothing can be written.":
            "Kein Mitglied liest mit, also kann nichts geschrieben werden.",
        "Copied, but there is nowhere to paste it.":
            "Kopiert, aber hier lässt es sich nirgends einfügen.",
        "Copied: Ctrl-Y pastes it.": "Kopiert: Ctrl-Y fügt es ein.",
        "Plugins": "Plugins",
        "Attachments of {name}": "Anhänge von {name}",
        "Link of {name}": "Link von {name}",
        "id: {id}": "Kennung: {id}",
        "a bot": "ein Bot",
        "picture: {address}": "Bild: {address}",
        "Message of {name}": "Nachricht von {name}",
        "Reactions": "Reaktionen",
        "{count} more": "{count} weitere",
        "Read by": "Gelesen von",
        "Nobody yet.": "Noch niemand.",
        "Delivered to {names}": "Zugestellt an {names}",
        "Author": "Autor",
        "Quoted message": "Zitierte Nachricht",
        "Attachment": "Anhang",
        "Replies": "Antworten",
        "Delivery status": "Zustellstatus",
        "Error badge": "Fehlerzeichen",
        "Message actions": "Aktionen der Nachricht",
    ]
}
