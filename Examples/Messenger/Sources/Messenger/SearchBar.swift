import Components
import DefaultComponents
import Views

/// The bar: a field, the number of hits, and buttons that lead to the next ones.
final class SearchBar: ChatOverlayView {
    private let (field, countLabel) = (TextField(), Label())
    private let (newer, older, end) = (Button(), Button(), Button())
    private var isClosed = false

    override func setUpLayout() {
        super.setUpLayout()
        let row = ContainerStackView(alignment: .center, spacing: 8)
        row.addArrangedSubviews([field, countLabel, newer, older, end])
        addArrangedSubview(row)
        field.setContentHuggingPriority(249, for: .horizontal)
        field.hitInsets = DirectionalEdgeInsets(top: -6, bottom: -6)
        (newer.title, older.title, end.title) = ("↓", "↑", "✕")
        for button in [newer, older, end] {
            button.contentInset = DirectionalEdgeInsets(horizontal: 14, vertical: 8)
            button.hitInsets = DirectionalEdgeInsets(horizontal: -4, vertical: -6)
        }
        newer.addTarget("newerHit") { [weak self] in self?.go(by: -1) }
        older.addTarget("olderHit") { [weak self] in self?.go(by: 1) }
        end.addTarget("endSearch") { [weak self] in self?.close() }
        addHandler(to: field) { bar, change in
            if change.phase == .edited { bar.go(by: 0) }
            if change.phase == .submitted { bar.go(by: 1) }
        }
    }

    override func updateContent() {
        super.updateContent()
        let (words, appearance) = (components.words, components[.appearance])
        bind(field, to: .searchedText)
        field.placeholder = words.text(.search)
        (field.textColor, countLabel.textColor) = (appearance.palette.text, appearance.palette.text)
        for (button, key) in [(newer, .newerHit), (older, .olderHit), (end, WordKey.endSearch)] {
            button.accessibilityLabel = words.text(key)
            button.tintColor = appearance.palette.accent
        }
        let hits = hits
        let place = state[.searchHit].flatMap { hits.firstIndex(of: $0) } ?? 0
        countLabel.text =
            hits.isEmpty
            ? words.text(.noHits)
            : words.text(.hit, ["place": .number(place + 1), "count": .number(hits.count)])
        countLabel.isHidden = field.text.isEmpty
        let isOpen = !isInThread && state[.isSearching]
        overlay = isOpen ? Overlay(.topBar, label: words.text(.search), isClosable: true) : nil
        if !isOpen { isClosed = true }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A bar that opens takes the focus, and one that is made again does not.
        if overlay != nil, isClosed, field.takeFocus() { isClosed = false }
    }

    override func close() {
        state[.isSearching] = false
        state[.searchedText] = EditedText()
        state[.searchHit] = nil
    }

    /// The messages that have what is in the field, the newest first.
    private var hits: [ChatMessage.ID] {
        let wanted = field.text.lowercased()
        guard !wanted.isEmpty, let messages = chat.controller?.messages else { return [] }
        return messages.filter { !$0.isDeleted && $0.text.plain.lowercased().contains(wanted) }
            .map(\.id)
    }

    private func go(by steps: Int) {
        let hits = hits
        guard !hits.isEmpty else { return }
        let place = state[.searchHit].flatMap { hits.firstIndex(of: $0) }
        let hit = hits[((place ?? -steps) + steps + hits.count) % hits.count]
        state[.searchHit] = hit
        list?.scrollToMessage(id: hit)
    }
}
