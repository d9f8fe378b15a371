import Components
import DefaultComponents
import Synchronization
import Views

/// The newest texts that an app keeps for plugins, thirty at most.
final class SecondShelf: Sendable {
    private let words = Mutex<[String]>([])

    func add(_ word: String) {
        words.withLock { $0 = ($0 + [word]).suffix(30) }
    }

    func contains(_ word: String) -> Bool {
        words.withLock { $0.contains(word) }
    }
}

/// Unfinished texts, by their thread.
final class SecondDrafts: Sendable {
    private let texts = Mutex<[String: String]>([:])

    func keep(_ text: String, for thread: String) {
        texts.withLock { $0[thread] = text.isEmpty ? nil : text }
    }
}

/// An entry of a menu.
struct SecondItem: ChatMessageActionItem {
    let id: String
    let title: String
    var icon: Image?
    var isDestructive = false
}

/// Text above a message, on the background of the list.
final class SecondNoteView: ChatMessageDecorationView {
    private let label = Label()

    var words: String? {
        didSet { contentChanged() }
    }

    override func setUpLayout() {
        super.setUpLayout()
        directionalLayoutMargins = DirectionalEdgeInsets(all: 8)
        label.textAlignment = .center
        fillMargins(with: label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        label.font = appearance.fonts.footnote
        label.textColor = appearance.palette.subtitleText
    }

    override func updateContent() {
        super.updateContent()
        label.text = words
        accessibilityLabel = words
    }
}

/// A card with text over a list; a tap closes it, and without text it is absent.
final class SecondCard: Control {
    private let label = Label()

    var words: String? {
        didSet { contentChanged() }
    }

    func place(in view: View) {
        view.addSubview(self)
        Constraint.activate([
            centerXAnchor.constraint(equalTo: view.centerXAnchor),
            centerYAnchor.constraint(equalTo: view.centerYAnchor),
            leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 16),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    override func setUp() {
        super.setUp()
        isHidden = true
        overlapsSiblings = true
        accessibilityRole = .button
        addTarget("closeCard") { [weak self] in self?.words = nil }
    }

    override func setUpLayout() {
        super.setUpLayout()
        label.numberOfLines = 0
        directionalLayoutMargins = DirectionalEdgeInsets(all: 14)
        fillMargins(with: label)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        let appearance = components[.appearance]
        backgroundColor = appearance.palette.floating
        layer.cornerRadius = appearance.metrics.cardCornerRadius
        label.font = appearance.fonts.body
        label.textColor = appearance.palette.text
    }

    override func updateContent() {
        super.updateContent()
        label.text = words
        accessibilityLabel = words
        isHidden = words == nil
    }
}

extension ChatUser {
    static let secondRuth = ChatUser(id: "second-ruth", name: "Ruth Amsel")
    static let secondOmar = ChatUser(id: "second-omar", name: "Omar Haddad")
}

extension ChatMessage {
    /// Returns a message that a plugin needs for its effect.
    static func second(
        _ id: String,
        _ text: RichText,
        by author: ChatUser = .secondRuth,
        _ change: (inout ChatMessage) -> Void = { _ in }
    ) -> ChatMessage {
        var message = ChatMessage(
            id: "second-\(id)",
            author: author,
            createdAt: Timestamp(seconds: 1_780_000_000),
            text: text
        )
        change(&message)
        return message
    }
}

extension View {
    /// The view and its superviews, the innermost first.
    var secondAncestors: UnfoldFirstSequence<View> {
        sequence(first: self) { $0.superview }
    }
}

extension JudgedPlugin {
    /// The plugins of the second reviewer: correct ones, some that deserve a warning, and harmful ones.
    static let second: [JudgedPlugin] =
        secondWords + secondComposing + secondMessages + secondDetails + secondPlaces
        + secondPurposes + secondLook + secondState + secondTouch + secondMenus + secondSending
        + secondParts + secondBurdens
}
