extension SuggestionRequest {
    /// Members of the channel whose name begins with the text after the last `@`, or commands.
    var defaultSuggestions: [ComposerSuggestion] {
        commandSuggestions + mentionSuggestions
    }

    /// The commands, by name, that begin with the text.
    private var commandSuggestions: [ComposerSuggestion] {
        guard text.first == "/", !text.contains(where: \.isWhitespace) else { return [] }
        let beginning = text.dropFirst().lowercased()
        return
            commands
            .filter { $0.name.lowercased().hasPrefix(beginning) }
            .sorted { $0.name < $1.name }
            .map { command in
                ComposerSuggestion(
                    "/\(command.name)",
                    detail: command.summary,
                    typed: text,
                    replacement: "/\(command.name) "
                )
            }
    }

    /// The other members of the channel: first those whose name begins with the text, then those of whom another
    /// word of the name or the id does; each by name, then by id.
    private var mentionSuggestions: [ComposerSuggestion] {
        guard let typed = beginningOfMention, let channel else { return [] }
        let beginning = typed.dropFirst().lowercased()
        return
            channel.members
            .filter { $0.id != channel.currentUserId }
            .compactMap { user in user.rank(for: beginning).map { (user, $0) } }
            .sorted { first, second in
                (first.1, first.0.name.lowercased(), first.0.id)
                    < (second.1, second.0.name.lowercased(), second.0.id)
            }
            .map { user, _ in
                ComposerSuggestion(
                    user.name,
                    typed: typed,
                    replacement: "@\(user.name) ",
                    user: user
                )
            }
    }

    /// The number of characters that are searched for an `@`.
    private static let longestMention = 200

    /// The end of the text from the last `@` that begins a word, unless a line ends after it.
    private var beginningOfMention: String? {
        // Texts may be long, and this is read with every key.
        guard let place = text.suffix(Self.longestMention).lastIndex(of: "@") else { return nil }
        let end = text[place...]
        guard !end.contains(where: \.isNewline) else { return nil }
        if place > text.startIndex {
            let before = text[text.index(before: place)]
            guard !before.isLetter, !before.isNumber else { return nil }
        }
        return String(end)
    }
}

extension ChatUser {
    /// Returns the rank of a lowercase prefix: 0 for the name, 1 for a word of it or the id, `nil` if it does not
    /// match.
    fileprivate func rank(for beginning: String) -> Int? {
        let name = name.lowercased()
        if name.hasPrefix(beginning) { return 0 }
        let words = name.split(whereSeparator: \.isWhitespace)
        let isFound = words.contains { $0.hasPrefix(beginning) }
        return isFound || id.lowercased().hasPrefix(beginning) ? 1 : nil
    }
}
