public import Components
public import DefaultComponents
import Views

/// Counts the letters of a message in a popover beside it, which its menu opens: WordOverlay.
public struct WordOverlayPlugin: Plugin {
    /// `word-overlay`.
    public let manifest = PluginManifest(
        "word-overlay",
        summary: "A popover counts the letters of a message: WordOverlay."
    )

    /// Creates the plugin.
    public init() {}

    /// Declares what is open, and adds the popover and an action that opens it.
    public func register(in registrar: inout Registrar) {
        registrar.declare(.wordOverlayMessage)
        registrar.replace(.overlay("wordOverlay"), with: WordOverlayView.self)
        registrar.transform(.messageActions) { next, request in
            guard !request.message.isDeleted, !request.isInThread else { return next(request) }
            return next(request) + [WordOverlayItem(channelID: request.channel.id)]
        }
        registrar.on(.messageAction) { choice in
            guard let item = choice.item as? WordOverlayItem else { return .passed }
            Components.state?[.wordOverlayMessage, .channel(item.channelID)] = choice.message.id
            return .handled
        }
    }
}

extension StateKey where Value == ChatMessage.ID? {
    /// The message beside which the popover of a channel is open; the screens may be made again meanwhile.
    public static let wordOverlayMessage = StateKey("wordOverlayMessage", default: nil)
}

/// The action that opens the popover.
struct WordOverlayItem: ChatMessageActionItem {
    let channelID: ChatChannel.ID
    let id = "word-overlay"
    let title = "WordOverlay"
    let icon: Image? = nil
    let isDestructive = false
}

/// The popover: the number of letters, and a button that closes it.
final class WordOverlayView: ChatOverlayView {
    private let label = Label()
    private let closeButton = Button()

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        closeButton.title = "Close"
        closeButton.addTarget("closeWordOverlay") { [weak self] in self?.close() }
        // With these, the target of taps is 44 points high.
        closeButton.contentInset = DirectionalEdgeInsets(horizontal: 12, vertical: 14)
        addArrangedSubviews([label, closeButton])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        label.font = appearance.fonts.bodyBold
        label.textColor = appearance.palette.text
        closeButton.tintColor = appearance.palette.accent
    }

    override func updateContent() {
        super.updateContent()
        // Reading the state here updates this view when it changes.
        let message = state[.wordOverlayMessage].flatMap { chat.controller?.message(id: $0) }
        let count = message?.text.plain.count { $0.isLetter } ?? 0
        label.text = count == 1 ? "1 letter" : "\(count) letters"
        overlay =
            isInThread
            ? nil : message.map { Overlay(.popover(.message($0.id)), label: "WordOverlay") }
    }

    /// Called with Escape and a tap outside, too.
    override func close() {
        state[.wordOverlayMessage] = nil
    }
}
