import Components
import DefaultComponents
import Views

/// The bar: a field, the number of hits, and buttons that lead to the next ones.
final class SearchBar: ChatOverlayView {
    private let (field, countLabel) = (PlainField(), Label())
    private lazy var buttons: [(button: Button, label: WordKey)] = [
        (TouchButton("newerHit", "↓") { [weak self] in self?.go(by: -1) }, .newerHit),
        (TouchButton("olderHit", "↑") { [weak self] in self?.go(by: 1) }, .olderHit),
        (TouchButton("endSearch", "✕") { [weak self] in self?.close() }, .endSearch),
    ]
    private var isClosed = false

    override func setUpLayout() {
        super.setUpLayout()
        (axis, alignment) = (.horizontal, .center)
        addArrangedSubviews([field, countLabel] + buttons.map { $0.button })
        field.setContentHuggingPriority(249, for: .horizontal)
        field.hitInsets = DirectionalEdgeInsets(top: -6, bottom: -6)
        addHandler(to: field) { bar, change in
            if change.phase == .edited { bar.go(by: 0) }
            if change.phase == .submitted { bar.go(by: 1) }
        }
    }

    override func updateContent() {
        super.updateContent()
        bind(field, to: Searched.text)
        let (words, hits) = (components.words, hits)
        field.placeholder = words.text(.search)
        for (button, label) in buttons { button.accessibilityLabel = words.text(label) }
        let place = hits.firstIndex { $0 == state[Searched.hit] } ?? 0
        countLabel.text = words.text(
            hits.isEmpty ? .noHits : .hit,
            ["place": .number(place + 1), "count": .number(hits.count)]
        )
        countLabel.isHidden = field.text.isEmpty
        let isOpen = !isInThread && state[Searched.isOpen]
        overlay = isOpen ? Overlay(.topBar, label: words.text(.search), isClosable: true) : nil
        if !isOpen { isClosed = true }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A bar that opens takes the focus, and one that is made again does not.
        if overlay != nil, isClosed, field.takeFocus() { isClosed = false }
    }

    override func close() {
        state[Searched.isOpen] = false
        state[Searched.text] = EditedText()
        state[Searched.hit] = nil
    }

    /// The messages that have what is in the field, the newest first.
    private var hits: [ChatMessage.ID] {
        let wanted = field.text.lowercased()
        guard !wanted.isEmpty, let messages = chat.controller?.messages else { return [] }
        return messages.filter { !$0.isDeleted && $0.text.plain.lowercased().contains(wanted) }
            .map(\.id)
    }

    private func go(by steps: Int) {
        guard case let hits = hits, !hits.isEmpty else { return }
        let place = hits.firstIndex { $0 == state[Searched.hit] } ?? -steps
        let next = hits[(place + steps + hits.count) % hits.count]
        state[Searched.hit] = next
        list?.scrollToMessage(id: next)
    }
}
