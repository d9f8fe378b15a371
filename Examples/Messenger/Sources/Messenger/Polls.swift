public import Components
public import DefaultComponents
import Views

/// Shows polls, in which the reader votes by a tap.
public struct PollsPlugin: Plugin {
    /// `messenger-polls`.
    public let manifest = PluginManifest("messenger-polls", summary: "Readers vote in polls.")

    /// Creates the plugin.
    public init() {}

    /// Declares its names, adds a kind of attachment, and takes votes back that the server refused.
    public func register(in registrar: inout Registrar) {
        registrar.set(.polls, of: "messenger-polls")
        registrar.declare(.votes)
        registrar.declare(.sentVotes)
        registrar.replace(.attachment(.poll), with: PollView.self)
        registrar.on(.requestChanged) { change in
            guard let votes = try change.payload.value(of: .votes), let state = Components.state,
                let owner = change.payload.messageID.map(StateOwner.message)
            else { return .passed }
            if change.state == nil { state[.sentVotes, owner] = votes }
            if change.state == nil || change.state == .sendingFailed {
                state[.votes, owner] = state[.sentVotes, owner]
            }
            return .passed
        }
    }
}

extension StateKey where Value == [String: String] {
    /// The options that the reader chose in a message, by question; kept by the app, if it keeps state.
    public static let votes = StateKey(persisted: "votes", default: [:])
    /// Those of them that the server has.
    public static let sentVotes = StateKey(persisted: "sentVotes", default: [:])
}

extension PayloadKind where Payload == [String: String] {
    /// The request with which the reader votes: the options that were chosen in a message, by question.
    public static let votes = PayloadKind("messenger-polls.votes")
}

private final class PollView: ChatAttachmentView {
    private let questionLabel = Label()
    private var rows: [PollRow] = []

    override func setUpLayout() {
        super.setUpLayout()
        (alignment, spacing) = (.fill, 8)
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
        let poll = try? content?.payload(as: Poll.self)
        let question = poll?.title ?? ""
        let (options, choice) = (poll?.options.prefix(10) ?? [], state[.votes][question])
        questionLabel.text = question
        while rows.count > options.count { rows.removeLast().removeFromSuperview() }
        while rows.count < options.count {
            rows.append(PollRow())
            addArrangedSubviews(rows.suffix(1))
        }
        let votes = options.map { option in
            min(max(0, option.votes ?? 0), 1_000_000) + (option.text == choice ? 1 : 0)
        }
        let total = votes.reduce(0, +)
        for ((row, option), votes) in zip(zip(rows, options), votes) {
            let isMine = option.text == choice
            row.show((isMine ? "✓ " : "") + option.text, votes, of: total) { [weak self] in
                guard let self else { return }
                state[.votes][question] = isMine ? nil : option.text
                _ = try? chat.controller?.send(.votes, state[.votes], about: chat.message?.id)
            }
        }
    }
}

private final class PollRow: Control {
    private let label = Label()
    private let votesLabel = Label()
    private let bar = BarView()
    private var vote: () -> Void = {}

    override func setUpLayout() {
        super.setUpLayout()
        accessibilityRole = .button
        addTarget("vote") { [weak self] in self?.vote() }
        let column = ContainerStackView(axis: .vertical, alignment: .leading, spacing: 2)
        for label in [label, votesLabel] { label.numberOfLines = 0 }
        column.addArrangedSubviews([label, bar, votesLabel])
        hitInsets = DirectionalEdgeInsets(top: -4, bottom: -4)
        fill(with: column)
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        label.font = components[.appearance].fonts.card
        votesLabel.font = components[.appearance].fonts.footnote
    }

    func show(_ text: String, _ votes: Int, of total: Int, vote: @escaping () -> Void) {
        self.vote = vote
        label.text = text
        votesLabel.text = components.words.text(.votes, ["count": .number(votes)])
        bar.value = total > 0 ? Double(votes) / Double(total) : 0
        accessibilityLabel = [label, votesLabel].compactMap(\.text).joined(separator: ", ")
    }
}
