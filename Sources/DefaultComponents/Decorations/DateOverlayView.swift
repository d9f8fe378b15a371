public import Components
public import Views

/// Shows the day of the messages on screen while the list scrolls.
public protocol DateOverlayView: View, Component {
    /// The day, as text; none while there is nothing to show.
    var content: String? { get set }
}

extension Slot where Value == any DateOverlayView.Type, Part == any DateOverlayView {
    /// The day over the list while it scrolls.
    public static let dateOverlay = Slot(
        "dateOverlay",
        default: ChatDateOverlayView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A date separator over the list; taps go through it.
///
/// It is made from the slot of date separators, so that who restyles these restyles the overlay.
open class ChatDateOverlayView: View, DateOverlayView {
    /// The day, as text; nothing is shown while there is none.
    public var content: String? {
        didSet { contentChanged() }
    }

    /// The separator; none before the layout is set up.
    public private(set) final var separatorView: (any DateSeparatorView)?

    /// Called once, first, to let taps through; call `super` first.
    open override func setUp() {
        super.setUp()
        isUserInteractionEnabled = false
        overlapsSiblings = true
    }

    /// Called once, after `setUp`, to put the separator in the middle; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let separator = make(.dateSeparator)
        separatorView = separator
        addSubview(separator)
        // Where nothing says how wide it is, it is as wide as the separator.
        let hug = widthAnchor.constraint(equalTo: separator.widthAnchor)
        hug.priority = 200
        Constraint.activate([
            hug,
            separator.centerXAnchor.constraint(equalTo: centerXAnchor),
            separator.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
            separator.topAnchor.constraint(equalTo: topAnchor),
            separator.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    /// Called after `setUpAppearance`, to hand the day on; call `super` first.
    open override func updateContent() {
        super.updateContent()
        separatorView?.content = content
        separatorView?.isHidden = content == nil
    }
}
