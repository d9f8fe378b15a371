import Components
import DefaultComponents
import Views

/// Marks what is searched in the text of a message.
final class SearchMarks: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        let owner = StateOwner.channel(host.channel?.id ?? "")
        let words = state[Searched.isOpen, owner] ? state[Searched.text, owner].text : ""
        guard !words.isEmpty, let message = host.content, !message.isDeleted else { return }
        let color = host.components[.appearance].palette.text
        host.textView?.content = message.shownText.marking(words, in: color)
    }
}

extension RichText {
    /// Returns the text with a background behind each place of some words, in whatever case.
    fileprivate func marking(_ words: String, in color: Color) -> RichText {
        let hit = Color("hit", light: RGBA(0xFFDD80), dark: RGBA(0x6B4E00))
        let background = hit.readable(beside: color)
        var letters = runs.flatMap { run in run.text.map { TextRun("\($0)", style: run.style) } }
        let own = letters.map { $0.text.lowercased() }
        let wanted = words.lowercased().map(String.init)
        var end = 0
        for place in letters.indices {
            if place >= end, own[place...].starts(with: wanted) { end = place + wanted.count }
            guard place < end else { continue }
            letters[place].style.color = color
            letters[place].style.background = background
        }
        return RichText(letters)
    }
}
