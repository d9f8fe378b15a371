public import Components
public import Views

/// The view of one suggestion.
public protocol ComposerSuggestionItem: Control, Component {
    /// The suggestion.
    var content: ComposerSuggestion? { get set }

    /// Whether it is selected, so that a key picks it.
    var isSelected: Bool { get set }
}

extension Slot where Value == any ComposerSuggestionItem.Type, Part == any ComposerSuggestionItem {
    /// One suggestion of a composer.
    public static let composerSuggestionItem = Slot(
        "composerSuggestionItem",
        default: ChatComposerSuggestionItem.self
    ) { $0.init($1) }
}

/// A row with the avatar of a user, a title and a detail; a tap picks it.
///
/// The selected one has a background.
open class ChatComposerSuggestionItem: Control, ComposerSuggestionItem {
    /// The suggestions.
    public var content: ComposerSuggestion? {
        didSet { contentChanged() }
    }

    /// Whether it is selected, so that a key picks it.
    public var isSelected = false {
        didSet { contentChanged() }
    }

    /// The row.
    public let rowStack = ContainerStackView(alignment: .center, spacing: 8)

    /// The avatar; hidden for suggestions without a user.
    public private(set) final lazy var avatarView = make(.avatar)

    /// The suggestions.
    public let titleLabel = Label()

    /// The detail.
    public let detailLabel = Label()

    /// Called once, first, to raise the event of a tap; call `super` first.
    open override func setUp() {
        super.setUp()
        addTarget("pick") { [weak self] in
            guard let self, let content else { return }
            raise(.pickSuggestion, content)
        }
    }

    /// Called once, after `setUp`, to build the row; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let metrics = components[.appearance].metrics
        rowStack.isLayoutMarginsRelativeArrangement = true
        rowStack.spacing = metrics.suggestionSpacing
        rowStack.directionalLayoutMargins = metrics.suggestionMargins
        avatarView.diameter = metrics.smallAvatarSize
        detailLabel.setContentHuggingPriority(249, for: .horizontal)
        detailLabel.setContentCompressionResistancePriority(740, for: .horizontal)
        rowStack.addArrangedSubviews([avatarView, titleLabel, detailLabel])
        fill(with: rowStack)
    }

    /// Called after `setUpLayout`, to choose fonts and colours; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let components = components
        titleLabel.font = components[.appearance].fonts.body
        titleLabel.textColor = components[.appearance].palette.text
        detailLabel.font = components[.appearance].fonts.footnote
        detailLabel.textColor = components[.appearance].palette.subtitleText
        layer.cornerRadius = components[.appearance].metrics.cardCornerRadius
        accessibilityRole = .option
        // Up to the middle of the gaps between them.
        let gap = max(0, components[.appearance].metrics.suggestionsSpacing)
        hitInsets = DirectionalEdgeInsets(top: -gap / 2, bottom: -gap / 2)
    }

    /// Called after `setUpAppearance`, to show the suggestion; call `super` first.
    open override func updateContent() {
        super.updateContent()
        avatarView.content = content?.user
        avatarView.isHidden = content?.user == nil
        titleLabel.text = content?.title
        detailLabel.text = content?.detail
        backgroundColor = isSelected ? components[.appearance].palette.background2 : nil
        accessibilityLabel = content?.title
        accessibilityState.isSelected = isSelected
    }
}
