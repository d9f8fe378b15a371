import Components
import Views

extension ComposerVC {
    /// Selects the suggestion a number of steps further down; wraps around at the ends.
    public final func selectSuggestion(by steps: Int) {
        let count = suggestions.items.count
        guard count > 0 else { return }
        let place = (suggestions.selectedIndex + steps % count + count) % count
        suggestions.selectedIndex = place
        contentChanged()
    }

    /// Replaces the text before the cursor with a suggestion, and returns whether that was possible.
    ///
    /// The default is the selected suggestion.
    @discardableResult
    public final func pickSuggestion(_ suggestion: ComposerSuggestion? = nil) -> Bool {
        guard let suggestion = suggestion ?? suggestions.selected,
            textBeforeCursor.hasSuffix(suggestion.typed)
        else { return false }
        let cursor = content.editedText.cursor
        var content = content
        suggestion.user.map { content.mention($0) }
        let typed = textBeforeCursor.suffix(suggestion.typed.count)
        let range = cursor - typed.utf8.count..<cursor
        content.editedText.replace(range, with: suggestion.replacement)
        self.content = content
        return true
    }

    /// Hides the suggestions until the text changes.
    public final func dismissSuggestions() {
        undisturbedText = content.text
        contentChanged()
    }

    /// Updates the suggestions.
    final func updateSuggestions() {
        var items: [ComposerSuggestion] = []
        let text = content.editedText
        if !text.text.isEmpty, text.selection.isEmpty, text.text != undisturbedText {
            let components = components
            let request = SuggestionRequest(
                text: textBeforeCursor,
                channel: channelController?.channel,
                commands: content.editedMessage == nil ? components[.composerCommands] : []
            )
            items = calling { components[.composerSuggestionRule](request) }
        }
        if items != suggestions.items { suggestions = ComposerSuggestions(items) }
    }

    private var textBeforeCursor: String {
        let text = content.editedText
        let end = text.text.utf8.index(text.text.startIndex, offsetBy: text.cursor)
        return String(text.text[..<end])
    }
}
