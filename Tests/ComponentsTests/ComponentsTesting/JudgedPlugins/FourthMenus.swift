import Components
import DefaultComponents
import Views

struct FourthJadePlugin: Plugin {
    let manifest = PluginManifest("jade", summary: "Messages can be copied as quotes.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            var actions = next(request)
            let message = request.message
            guard !message.isDeleted, message.kind == .regular, !message.text.isEmpty else {
                return actions
            }
            let copy = actions.firstIndex { $0 is CopyActionItem } ?? actions.count - 1
            actions.insert(FourthCopyAsQuoteItem(), at: copy + 1)
            return actions
        }
        registrar.extend(.messageListVC, with: FourthQuoteCopier.self)
    }
}

private struct FourthCopyAsQuoteItem: ChatMessageActionItem {
    let id = "copyAsQuote"
    let title = "Copy as Quote"
    let icon: Image? = nil
    let isDestructive = false
}

private final class FourthQuoteCopier: ComponentExtension<ChatMessageListVC>, EventSink {
    func receive(_ event: RaisedEvent) -> EventReply {
        guard let choice = event[.messageAction],
            choice.item is FourthCopyAsQuoteItem
        else { return .passed }
        let lines = choice.message.text.plain.split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        host.raise(.copyText, lines.map { "> \($0)" }.joined(separator: "\n"))
        return .handled
    }
}

struct FourthKelpPlugin: Plugin {
    let manifest = PluginManifest("kelp", summary: "A message can be pinned over the list.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            let message = request.message
            guard !message.isDeleted, message.kind == .regular, !message.text.isEmpty else {
                return next(request)
            }
            return next(request) + [FourthPinItem()]
        }
        registrar.extend(.messageListVC, with: FourthPinnedCard.self)
    }
}

private struct FourthPinItem: ChatMessageActionItem {
    let id = "kelp.pin"
    let title = "Pin"
    let icon: Image? = .symbol("star")
    let isDestructive = false
}

private final class FourthPinnedCard: ComponentExtension<ChatMessageListVC>, EventSink {
    private let card = FourthCardControl()

    override func setUpLayout() {
        super.setUpLayout()
        card.isHidden = true
        host.view.addSubview(card)
        let guide = host.view.layoutMarginsGuide
        Constraint.activate([
            card.centerXAnchor.constraint(equalTo: host.view.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: host.view.centerYAnchor),
            card.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor),
            card.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            card.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    func receive(_ event: RaisedEvent) -> EventReply {
        guard let choice = event[.messageAction],
            choice.item is FourthPinItem
        else { return .passed }
        card.text = choice.message.text.plain
        card.isHidden = false
        host.layoutIfNeeded()
        return .handled
    }
}

private final class FourthCardControl: Control {
    var text = "" {
        didSet { contentChanged() }
    }

    private let label = Label()

    override func setUp() {
        super.setUp()
        overlapsSiblings = true
        accessibilityRole = .button
        addTarget("unpin") { [weak self] in self?.isHidden = true }
    }

    override func setUpLayout() {
        super.setUpLayout()
        directionalLayoutMargins = components[.appearance].metrics.symbolMargins
        label.numberOfLines = 3
        fillMargins(with: label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        backgroundColor = appearance.palette.floating
        layer.cornerRadius = appearance.metrics.cardCornerRadius
        layer.borderWidth = 1
        layer.borderColor = appearance.palette.border
        label.font = appearance.fonts.body
        label.textColor = appearance.palette.text
    }

    override func updateContent() {
        super.updateContent()
        label.text = text
        accessibilityLabel = "Pinned: \(text)"
    }
}

struct FourthHazelPlugin: Plugin {
    let manifest = PluginManifest("hazel", summary: "What is written stays written.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageActions) { next, request in
            next(request).filter { !($0 is EditActionItem || $0 is DeleteActionItem) }
        }
    }
}

struct FourthIvoryPlugin: Plugin {
    let manifest = PluginManifest("ivory", summary: "Threads open in a column of their own.")

    func register(in registrar: inout Registrar) {
        registrar.on(.route) { route in
            // The column will show them.
            guard case .thread = route else { return .passed }
            return .handled
        }
    }
}
