public import Components
public import Views

/// The date of the messages in view, shown while the list scrolls.
public protocol DateOverlayView: View, Component {
    /// The day, as text; `nil` while there is none.
    var content: String? { get set }
}

extension Slot where Value == any DateOverlayView.Type, Part == any DateOverlayView {
    /// The date over the list while it scrolls.
    public static let dateOverlay = Slot(
        "dateOverlay",
        default: ChatDateOverlayView.self,
        contract: .stable
    ) { $0.init($1) }
}

/// A date separator over the list, which ignores taps.
///
/// It is made from the slot of date separators, so that changes of these apply to the overlay, too.
open class ChatDateOverlayView: View, DateOverlayView {
    /// The day, as text; hidden while it is `nil`.
    public var content: String? {
        didSet { contentChanged() }
    }

    /// The separator; `nil` before the layout is set up.
    public private(set) final var separatorView: (any DateSeparatorView)?

    /// Called once, first, to ignore taps; call `super` first.
    open override func setUp() {
        super.setUp()
        isUserInteractionEnabled = false
        overlapsSiblings = true
    }

    /// Called once, after `setUp`, to center the separator; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        let separator = make(.dateSeparator)
        separatorView = separator
        addSubview(separator)
        // Without other constraints, it is as wide as the separator.
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

    /// Called after `setUpAppearance`, to pass the day to the separator; call `super` first.
    open override func updateContent() {
        super.updateContent()
        separatorView?.content = content
        separatorView?.isHidden = content == nil
    }
}
