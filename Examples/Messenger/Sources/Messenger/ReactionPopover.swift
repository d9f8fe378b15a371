import Components
import DefaultComponents
import Views

/// The reactions that can be given to a message, and a button that leads to its menu.
final class ReactionPopover: ChatOverlayView {
    private let row = ContainerStackView(alignment: .center, spacing: 4)
    private lazy var more = TouchButton("moreActions") { [weak self] in
        guard let self, let message else { return }
        close()
        list?.showActions(for: message)
    }
    private var message: ChatMessage?

    override func setUpLayout() {
        super.setUpLayout()
        row.wraps = true
        addArrangedSubviews([row, more])
    }

    override func updateContent() {
        super.updateContent()
        let words = components.words
        message = state[.reactingTo].flatMap { chat.controller?.message(id: $0) }
        if message?.isDeleted == true { message = nil }
        more.title = words.text(.moreActions)
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
        let item = ReactionActionItem(name, isGiven: isGiven)
        return TouchButton("giveReaction", item.title) { [weak self] in
            guard let self, let message else { return }
            close()
            list?.perform(item, on: message)
        }
    }
}
