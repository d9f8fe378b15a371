import Components
import DefaultComponents
import Synchronization
import Views

/// The newest texts that an app keeps for plugins, twenty at most.
final class FirstShelf: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) {
        lines.withLock { $0 = ($0 + [line]).suffix(20) }
    }

    var all: [String] {
        lines.withLock { $0 }
    }
}

/// A card with text over a list; a tap closes it, and without text it is absent.
final class FirstCard: Control {
    private let label = Label()

    var words: String? {
        didSet { contentChanged() }
    }

    override func setUp() {
        super.setUp()
        overlapsSiblings = true
        isHidden = true
        accessibilityRole = .button
        addTarget("closeCard") { [weak self] in self?.words = nil }
    }

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        directionalLayoutMargins = DirectionalEdgeInsets(all: 12)
        fillMargins(with: label)
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        backgroundColor = appearance.palette.floating
        layer.cornerRadius = appearance.metrics.cardCornerRadius
        layer.borderColor = appearance.palette.border
        layer.borderWidth = appearance.metrics.borderWidth
        label.font = appearance.fonts.body
        label.textColor = appearance.palette.text
    }

    override func updateContent() {
        super.updateContent()
        label.text = words
        accessibilityLabel = words
        isHidden = words == nil
    }

    /// Centres the card in a view, as wide as its text if there is room.
    func place(in view: View) {
        view.addSubview(self)
        let guide = view.layoutMarginsGuide
        Constraint.activate([
            centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor),
            trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
        ])
    }
}

/// An entry of a menu that a plugin adds.
struct FirstItem: ChatMessageActionItem {
    let id: String
    let title: String
    let icon: Image? = nil
    let isDestructive = false
}

extension ChatMessage {
    /// A message of the zoo, by a person who is in no channel.
    static func first(_ id: String, _ text: RichText, by name: String = "Zoe") -> ChatMessage {
        ChatMessage(
            id: "first-\(id)",
            author: ChatUser(id: name.lowercased(), name: name),
            createdAt: Timestamp(seconds: 1_772_444_000),
            text: text
        )
    }
}
