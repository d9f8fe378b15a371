public import Components
public import Views

extension SlotFamily where Value == ChatOverlayView.Type, Part == ChatOverlayView {
    /// The views over a list and its screen; each key may add one.
    public static let overlay = SlotFamily(
        "overlay",
        fallback: ChatOverlayView.self
    ) { $0.init($1) }
}

extension Slot where Value == ChatOverlayView.Type, Part == ChatOverlayView {
    /// Returns the slot of one view over a list and its screen.
    public static func overlay(_ key: String) -> Self {
        SlotFamily.overlay[key]
    }
}

/// A column that lies over a list or its screen while it is open, the superclass of all overlays.
///
/// Each list makes one of each key. It is open while `overlay` is set: derive that from state, and change the state in
/// `close()`. Its `updateContent` runs again when state that it reads, or the messages of the list, have changed.
///
/// ```swift
/// final class SearchBar: ChatOverlayView {
///     override func updateContent() {
///         super.updateContent()
///         overlay = state[.isSearching] ? Overlay(.topBar, label: "Search", isClosable: true) : nil
///     }
///
///     override func close() { state[.isSearching] = false }
/// }
/// ```
open class ChatOverlayView: ContainerStackView, Component {
    /// The description of how it lies over the chat; `nil` while it is closed.
    public final var overlay: Overlay? {
        didSet {
            guard overlay != oldValue else { return }
            if overlay?.region.isBar != oldValue?.region.isBar { takeShape() }
            accessibilityLabel = overlay?.label
            accessibilityRole = overlay.map { $0.isModal ? .dialog : .region }
            superview?.setNeedsLayout()
        }
    }

    /// The list that the overlay belongs to; set before the overlay is connected.
    public internal(set) final weak var list: ChatMessageListVC?

    /// Whether the list is that of a thread.
    public final var isInThread: Bool { list?.isInThread ?? false }

    /// Called with Escape, or a tap outside of a modal one, to change the state that opened it; `super` does nothing.
    open func close() {}

    /// Called once, after `setUp`, to make a column with margins; call `super` first.
    open override func setUpLayout() {
        super.setUpLayout()
        axis = .vertical
        spacing = components[.appearance].metrics.cardPartSpacing
        isLayoutMarginsRelativeArrangement = true
        clipsToBounds = true
    }

    /// Called after `setUpLayout`, to draw the shape, with the accent as the tint; call `super` first.
    open override func setUpAppearance() {
        super.setUpAppearance()
        let palette = components[.appearance].palette
        backgroundColor = palette.floating
        tintColor = palette.accent
        layer.borderColor = palette.border
        takeShape()
    }

    /// Takes the margins and the corners of a bar, or those of a card.
    private func takeShape() {
        guard node.isConnected else { return }
        let metrics = components[.appearance].metrics
        let isCard = overlay?.region.isBar == false
        directionalLayoutMargins = isCard ? metrics.sheetMargins : metrics.barMargins
        layer.borderWidth = isCard ? metrics.borderWidth : 0
        layer.cornerRadius = isCard ? metrics.sheetCornerRadius : 0
    }
}
