import Components
import DefaultComponents
import Views

struct FirstFactsOnTop: Plugin {
    let manifest = PluginManifest("facts-on-top", summary: "Names and times stand above bubbles.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstFactsFirst.self)
    }
}

final class FirstFactsFirst: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        // Reactions lie over the top of the bubble, where the facts would be.
        guard host.reactionsBubbleView == nil else { return }
        let column = host.bubbleThreadMetaContainer
        let views = column.subviews
        let facts = views.filter { $0 === host.metadataContainer }
        column.removeAllArrangedSubviews()
        column.addArrangedSubviews(facts + views.filter { $0 !== host.metadataContainer })
    }
}

struct FirstTurnedFacts: Plugin {
    let manifest = PluginManifest("turned-facts", summary: "The time stands before the name.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstTurnedOrder.self)
    }
}

final class FirstTurnedOrder: ComponentExtension<ChatMessageContentView> {
    private var known: [View] = []

    override func setUpLayout() {
        super.setUpLayout()
        known = host.metadataContainer.subviews
    }

    override func updateContent() {
        super.updateContent()
        let row = host.metadataContainer
        let views = row.subviews
        let others = views.filter { view in !known.contains { $0 === view } }
        let turned = known.reversed().filter { view in views.contains { $0 === view } }
        row.removeAllArrangedSubviews()
        row.addArrangedSubviews(turned + others)
    }
}

struct FirstCaptionsFirst: Plugin {
    let manifest = PluginManifest("captions-first", summary: "Words stand above their pictures.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstCaptionOnTop.self)
    }
}

final class FirstCaptionOnTop: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard let text = host.textView, let picture = host.attachmentViews.first else { return }
        let stack = host.bubbleContentContainer
        var views = stack.subviews.filter { $0 !== text }
        guard let place = views.firstIndex(where: { $0 === picture }) else { return }
        views.insert(text, at: place)
        stack.removeAllArrangedSubviews()
        stack.addArrangedSubviews(views)
    }
}

struct FirstPopularFirst: Plugin {
    let manifest = PluginManifest("popular-first", summary: "The most given reaction comes first.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.reactions, with: FirstPopularity.self)
    }
}

final class FirstPopularity: ComponentExtension<ChatMessageReactionsView> {
    override func updateContent() {
        super.updateContent()
        let views = host.subviews
        let counts = views.map { ($0 as? any MessageReactionItemView)?.content?.count ?? 0 }
        let order = views.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
        host.removeAllArrangedSubviews()
        host.addArrangedSubviews(order.map { views[$0] })
    }
}

struct FirstMetadataAbove: Plugin {
    let manifest = PluginManifest("metadata-above", summary: "As in the article on overriding.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstReversedColumn.self)
    }
}

final class FirstReversedColumn: ComponentExtension<ChatMessageContentView> {
    override func setUpLayout() {
        super.setUpLayout()
        let column = host.bubbleThreadMetaContainer
        let subviews = column.subviews
        let isUsual = subviews.last === host.metadataContainer
        guard isUsual, host.reactionsBubbleView == nil else { return }
        column.removeAllArrangedSubviews()
        column.addArrangedSubviews(subviews.reversed())
    }
}

struct FirstTurnedColumn: Plugin {
    let manifest = PluginManifest("turned-column", summary: "Facts above, bubbles below.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstTurning.self)
    }
}

final class FirstTurning: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        guard host.reactionsBubbleView == nil else { return }
        let column = host.bubbleThreadMetaContainer
        let subviews = column.subviews
        column.removeAllArrangedSubviews()
        column.addArrangedSubviews(subviews.reversed())
    }
}

struct FirstLeanFacts: Plugin {
    let manifest = PluginManifest("lean-facts", summary: "Only the time stands below bubbles.")

    func register(in registrar: inout Registrar) {
        registrar.extend(.messageContentView, with: FirstTimeAlone.self)
    }
}

final class FirstTimeAlone: ComponentExtension<ChatMessageContentView> {
    override func updateContent() {
        super.updateContent()
        for view in host.metadataContainer.subviews where view !== host.timestampLabel {
            view.removeFromSuperview()
        }
    }
}

struct FirstCornerBadge: Plugin {
    let manifest = PluginManifest("corner-badge", summary: "A dot at the corner of each bubble.")

    func register(in registrar: inout Registrar) {
        registrar.transform(.messageContentViewType) { next, request in
            let type = next(request)
            return type == ChatMessageContentView.self ? FirstDottedMessage.self : type
        }
    }
}

final class FirstDottedMessage: ChatMessageContentView {
    private let dot = Label()

    override func layout(options: ChatMessageLayoutOptions) {
        super.layout(options: options)
        dot.text = "New"
        dot.overlapsSiblings = true
        dot.isHidden = options.contains(.flipped) || !options.contains(.bubble)
        addSubview(dot)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        dot.font = components[.appearance].fonts.footnoteBold
        dot.textColor = components[.appearance].palette.subtitleText
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let bubble = bubbleView else { return }
        let column = mainContainer.frame.x + bubbleThreadMetaContainer.frame.x
        let end = column + bubble.frame.x + bubble.frame.size.width
        dot.frame = Rect(x: end + 2, y: 4, width: 32, height: 18)
    }
}

extension JudgedPlugin {
    static let firstOrder: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstFactsOnTop(),
            verdict: .clean,
            reason: "Takes the column apart in each update and puts all back, the facts first."
        ),
        JudgedPlugin(
            plugin: FirstTurnedFacts(),
            verdict: .clean,
            reason: "Turns the facts that it knows round in each update and keeps strangers behind."
        ),
        JudgedPlugin(
            plugin: FirstCaptionsFirst(),
            verdict: .clean,
            reason: "Puts the text before the first picture in each update, and all else back."
        ),
        JudgedPlugin(
            plugin: FirstPopularFirst(),
            verdict: .clean,
            reason: "Sorts the reactions in each update by how often each was given."
        ),
        JudgedPlugin(
            plugin: FirstMetadataAbove(),
            verdict: .clean,
            reason: "Reverses the column once, in the hook that builds it."
        ),
        JudgedPlugin(
            plugin: FirstTurnedColumn(),
            verdict: .failed,
            reason: "Reverses the column in each update, so every second one puts it back."
        ),
        JudgedPlugin(
            plugin: FirstLeanFacts(),
            verdict: .failed,
            reason: "Takes the status and what other plugins put among the facts out."
        ),
        JudgedPlugin(
            plugin: FirstCornerBadge(),
            verdict: .failed,
            reason: "Places its word by physical frames, so from right to left it lies elsewhere."
        ),
    ]
}
