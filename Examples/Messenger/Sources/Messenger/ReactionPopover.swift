import Components
import DefaultComponents
import Views

/// The reactions that can be given to a message, and a button that leads to its menu.
final class ReactionPopover: ChatOverlayView {
    private let row = ContainerStackView(alignment: .center, spacing: 4)
    private let more = Button()
    private var message: ChatMessage?

    override func setUpLayout() {
        super.setUpLayout()
        row.wraps = true
        addArrangedSubviews([row, more])
        more.contentInset = DirectionalEdgeInsets(horizontal: 12, vertical: 14)
        more.addTarget("moreActions") { [weak self] in
            guard let self, let message else { return }
            close()
            list?.showActions(for: message)
        }
    }

    override func updateContent() {
        super.updateContent()
        let words = components.words
        message = state[.reactingTo].flatMap { chat.controller?.message(id: $0) }
        if message?.isDeleted == true { message = nil }
        more.title = words.text(.moreActions)
        more.tintColor = components[.appearance].palette.accent
        row.removeAllArrangedSubviews()
        overlay = message.map { Overlay(.popover(.message($0.id)), label: words.text(.react)) }
        guard let message else { return }
        for name in components[.availableReactions] {
            let reader = chat.controller?.currentUserId ?? ""
            row.addArrangedSubview(button(name, isGiven: message.hasReaction(name, by: reader)))
        }
    }

    override func close() { state[.reactingTo] = nil }

    private func button(_ name: String, isGiven: Bool) -> Button {
        let (button, item) = (Button(), ReactionActionItem(name, isGiven: isGiven))
        button.title = item.title
        button.contentInset = DirectionalEdgeInsets(horizontal: 16, vertical: 12)
        button.addTarget("giveReaction") { [weak self] in
            guard let self, let message else { return }
            close()
            list?.perform(item, on: message)
        }
        return button
    }
}
