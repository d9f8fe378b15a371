public import Components
public import DefaultComponents
import Views

/// Shows polls, in which the reader votes by a tap: WordPoll.
public struct WordPollPlugin: Plugin {
    /// `word-poll`.
    public let manifest = PluginManifest(
        "word-poll",
        summary: "Readers vote by a tap: WordPoll."
    )

    /// Creates the plugin.
    public init() {}

    /// Declares the votes, and adds a kind of attachment.
    public func register(in registrar: inout Registrar) {
        registrar.declare(.wordPollVotes)
        registrar.replace(.attachment(.wordPollQuestion), with: WordPollView.self)
    }
}

extension AttachmentKind {
    /// A question, its title, with `options`, each with a `text` and the `votes` of others.
    public static let wordPollQuestion: Self = "word-poll"
}

extension StateKey where Value == [String: String] {
    /// The options that the reader chose in a message, by question; kept by the app, if it keeps state.
    public static let wordPollVotes = StateKey(persisted: "wordPollVotes", default: [:])
}

/// A question with a row for each option.
final class WordPollView: ChatAttachmentView {
    private let questionLabel = Label()
    private var rows: [WordPollRow] = []

    override func setUpLayout() {
        super.setUpLayout()
        alignment = .fill
        questionLabel.numberOfLines = 0
        addArrangedSubview(questionLabel)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        questionLabel.font = components[.appearance].fonts.cardBold
        questionLabel.textColor = components[.appearance].palette.text
    }

    override func updateContent() {
        super.updateContent()
        var (question, options) = ("", [JSONValue]())
        if case .other(let title?, let json)? = content?.payload {
            (question, options) = (title, Array((json["options"]?.elements ?? []).prefix(10)))
        }
        questionLabel.text = question
        while rows.count > options.count { rows.removeLast().removeFromSuperview() }
        while rows.count < options.count {
            rows.append(WordPollRow())
            addArrangedSubviews(rows.suffix(1))
        }
        // Reading the state here updates this view when it changes.
        let choice = state[.wordPollVotes][question]
        for (row, option) in zip(rows, options) {
            let text = option["text"]?.string ?? ""
            let isMine = text == choice
            let others = min(max(0, option["votes"]?.int ?? 0), 1_000_000)
            row.show(text, votes: others + (isMine ? 1 : 0), isMine: isMine) { [weak self] in
                self?.state[.wordPollVotes][question] = isMine ? nil : text
            }
        }
    }
}

/// An option with its votes, which a tap chooses.
final class WordPollRow: Control {
    private let label = Label()
    private var vote: () -> Void = {}

    override func setUpLayout() {
        super.setUpLayout()
        accessibilityRole = .button
        addTarget("wordPollVote") { [weak self] in self?.vote() }
        label.numberOfLines = 0
        let row = ContainerStackView(axis: .horizontal)
        // With these, the target of taps is 44 points high.
        row.directionalLayoutMargins = DirectionalEdgeInsets(top: 14, bottom: 14)
        row.isLayoutMarginsRelativeArrangement = true
        row.addArrangedSubview(label)
        fill(with: row)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        label.font = components[.appearance].fonts.card
        label.textColor = components[.appearance].palette.text
    }

    func show(_ text: String, votes: Int, isMine: Bool, vote: @escaping () -> Void) {
        self.vote = vote
        label.text = "\(isMine ? "✓ " : "")\(text) (\(votes))"
        accessibilityLabel = "\(text) (\(votes))"
        accessibilityState.isSelected = isMine
    }
}
