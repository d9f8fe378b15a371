import Components
import DefaultComponents
import Views

/// Marks what is searched in the text of a message.
final class SearchMarks: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        let owner = StateOwner.channel(host.channel?.id ?? "")
        let words = state[.isSearching, owner] ? state[.searchedText, owner].text : ""
        guard !words.isEmpty, let message = host.content, !message.isDeleted else { return }
        let text = host.components[.appearance].palette.text
        host.textView?.content = message.shownText.marking(words, in: text)
    }
}

extension RichText {
    /// Returns the text with a background behind each place of some words, in whatever case.
    fileprivate func marking(_ words: String, in color: Color) -> RichText {
        let background = Color("hit", light: RGBA(0xFFDD80), dark: RGBA(0x6B4E00))
        let letters = runs.flatMap { run in run.text.map { (text: String($0), style: run.style) } }
        let (own, wanted) = (
            letters.map { $0.text.lowercased() }, words.lowercased().map(String.init)
        )
        var (marked, end) = (RichText(), 0)
        for (place, letter) in letters.enumerated() {
            if place >= end, own[place...].starts(with: wanted) { end = place + wanted.count }
            var style = letter.style
            if place < end { (style.color, style.background) = (color, background) }
            marked.append(TextRun(letter.text, style: style))
        }
        return marked
    }
}
