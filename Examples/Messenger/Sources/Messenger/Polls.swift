public import Components
public import DefaultComponents
import Views

/// Shows polls, in which the reader votes by a tap.
public struct PollsPlugin: Plugin {
    /// `messenger-polls`.
    public let manifest = PluginManifest("messenger-polls", summary: "Readers vote in polls.")

    /// Creates the plugin.
    public init() {}

    /// Declares its names, and adds a kind of attachment.
    public func register(in registrar: inout Registrar) {
        registrar.declare(.pollWords)
        registrar.declare(.votes)
        registrar.replace(.attachment(.poll), with: PollView.self)
    }
}

extension AttachmentKind {
    /// A question, its title, with `options`, each with a `text` and the `votes` of others.
    public static let poll: Self = "poll"
}

extension StateKey where Value == [String: String] {
    /// The options that the reader chose in a message, by question; kept by the app, if it keeps state.
    public static let votes = StateKey(persisted: "votes", default: [:])
}

/// An option as a row shows it.
private struct PollOption {
    let text: String
    let votes: Int
    let isMine: Bool

    init(_ json: JSONValue, choice: String?) {
        text = json["text"]?.string ?? ""
        isMine = text == choice
        votes = min(max(0, json["votes"]?.int ?? 0), 1_000_000) + (isMine ? 1 : 0)
    }
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
        var (question, options) = ("", [PollOption]())
        if case .other(let title?, let json)? = content?.payload {
            question = title
            let choice = state[.votes][title]
            options = (json["options"]?.elements ?? []).prefix(10).map {
                PollOption($0, choice: choice)
            }
        }
        questionLabel.text = question
        while rows.count > options.count { rows.removeLast().removeFromSuperview() }
        while rows.count < options.count {
            rows.append(PollRow())
            addArrangedSubviews(rows.suffix(1))
        }
        let total = options.map(\.votes).reduce(0, +)
        for (row, option) in zip(rows, options) {
            row.show(option, of: total) { [weak self] in
                self?.state[.votes][question] = option.isMine ? nil : option.text
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

    func show(_ option: PollOption, of total: Int, vote: @escaping () -> Void) {
        self.vote = vote
        label.text = (option.isMine ? "✓ " : "") + option.text
        votesLabel.text = components[.pollWords].votes(option.votes)
        bar.share = total > 0 ? Double(option.votes) / Double(total) : 0
        accessibilityLabel = [label, votesLabel].compactMap(\.text).joined(separator: ", ")
    }
}
