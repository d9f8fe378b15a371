package import Components
package import Views

/// The place of an overlay on its screen; a modal one is as large as the screen, and dims it.
package final class OverlayPlace: View, ReplaceableChildOwner, TapBarrier, FocusNaming,
    PackageEventSink
{
    /// The slot of the overlay.
    var slot = SlotFamily.overlay.fallback
    weak var list: ChatMessageListVC?
    /// The frames of the place and of the overlay in it, where `x` counts along the reading direction.
    private var frames: (place: Rect, content: Rect) = (.zero, .zero)

    /// The overlay.
    package private(set) lazy var content = make(slot)

    package var focusName: String { slot.name }

    package var focusAnchor: View? { list?.anchor(of: self) }

    /// The color of the dimmed screen.
    private static let dimmed = Color("scrim", light: RGBA(0, alpha: 102))

    /// Makes the overlay.
    package override func setUpLayout() {
        super.setUpLayout()
        placesSubviews = true
        overlapsSiblings = true
        isHidden = true
        show()
    }

    private func show() {
        content.list = list
        addSubview(content)
    }

    /// Puts the overlay back if it left its place, and reports that.
    func putBack() {
        guard node.isConnected, content.superview !== self else { return }
        show()
        content.report { .refused(.neededViewRemoved(component: $0, from: "OverlayPlace")) }
    }

    /// Places all overlays, as this one may have another size, and the content in this one.
    package override func layoutSubviews() {
        super.layoutSubviews()
        list?.placeOverlays()
        var frame = frames.content
        if content.overlay?.region.isBar == true {
            frame.height = max(frame.height, content.sizeThatFits(width: frame.width).height)
        }
        content.place(frame, within: frames.place.width)
        didPlaceSubviews()
    }

    /// Whether a component is the overlay.
    package func keeps(_ part: any Lifecycle) -> Bool { part === content }

    /// Makes the overlay without the registrations that failed in it.
    package func replace(_ part: any Lifecycle) {
        let old = content
        content = remake(slot, for: old)
        old.removeFromSuperview()
        show()
        setNeedsLayout()
    }

    /// Whether the overlay is modal and open.
    package var isModal: Bool { content.overlay?.isModal == true && !isHidden }

    /// Whether Escape closes the overlay.
    package var isClosable: Bool {
        !isHidden && (content.overlay.map { $0.isModal || $0.isClosable } ?? false)
    }

    /// Whether the overlay's own code is closing it.
    private var isClosing = false

    /// Closes the overlay, as its own code does that, which may ask for it once more.
    func close() {
        guard !isClosing else { return }
        isClosing = true
        defer { isClosing = false }
        let content = content
        content.registeredCode.run { content.close() }
        setNeedsLayout()
    }

    /// Closes a modal overlay by a tap outside, and keeps what is below from all taps.
    package func respond(to tap: Tap) -> EventReply {
        guard isModal else { return .passed }
        if tap.kind == .tap, !tap.view.isDescendant(of: content) { close() }
        return .handled
    }

    /// Lets the screen of the list keep copied text for pasting.
    package func receive(_ event: RaisedEvent) -> EventReply {
        event[.copyText] == nil ? .passed : list?.receive(event) ?? .passed
    }

    /// Takes the frame of the overlay on a screen, or none while it is closed or not in view; returns whether something changed.
    func take(_ frame: Rect?, on screen: Size) -> Bool {
        let isModal = frame != nil && content.overlay?.isModal == true
        let place = isModal ? Rect(width: screen.width, height: screen.height) : frame ?? .zero
        let inside = isModal ? frame ?? .zero : Rect(width: place.width, height: place.height)
        guard frames != (place, inside) || isHidden != (frame == nil) || confinesFocus != isModal
        else { return false }
        frames = (place, inside)
        self.frame = place
        isHidden = frame == nil
        confinesFocus = isModal
        // What a bar has no room for is cut, and not squeezed.
        clipsToBounds = content.overlay?.region.isBar == true
        backgroundColor = isModal ? Self.dimmed : nil
        setNeedsLayout()
        return true
    }
}
