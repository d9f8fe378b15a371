import Components
import Views

/// The overlays of a list, and the room that bars take from the messages.
struct ListOverlays {
    /// The places, in plugin order; nil until the keys are read.
    var places: [OverlayPlace]?
    /// Whether the messages have changed since they were updated.
    var areStale = false
    /// Whether one was open when they were placed last.
    var areOpen = false
    var top = 0.0
    var bottom = 0.0
    var floating = 0.0
    /// The constraint between the button and the lower edge of the viewport, or the bars over that.
    var bottomOfButton: Constraint?
    var roomAbove: Constraint?
    var roomBelow: Constraint?
    /// Scrolls to a message in a live page, or the newest one, where bars lie over a list without rows; nil elsewhere.
    var scrollsInPage: ((ChatMessage.ID?) -> Bool)?
}

extension ChatMessageListVC {
    /// Closes the topmost overlay that Escape closes, and returns whether there was one; a host calls it with Escape.
    @discardableResult
    public final func closeTopOverlay() -> Bool {
        guard let top = openOverlays.last(where: \.isClosable) else { return false }
        top.close()
        overlayRoot.layoutIfNeeded()
        return true
    }

    /// Sets what scrolls to a message in a live page, or the newest one, as this list has no rows.
    package final func setPage(scrolling scroll: @escaping (ChatMessage.ID?) -> Bool) {
        overlays.scrollsInPage = scroll
    }

    /// The overlays that are shown, the topmost last.
    package final var openOverlays: [OverlayPlace] {
        Self.sorted(overlays.places ?? []).filter { !$0.isHidden }
    }

    /// The view at which a popover lies; nil if that is not in view, and for other overlays.
    ///
    /// It is a view of the chat or of an overlay below the popover, so that none depends on its own place.
    final func anchor(of place: OverlayPlace) -> View? {
        guard case .popover(let anchor)? = place.content.overlay?.region else { return nil }
        guard let id = anchor.messageID else {
            guard let slot = anchor.slot else { return nil }
            let view = overlayRoot.part(of: slot)
            let around = view?.andAround.first { $0 is OverlayPlace }
            let below = Self.sorted(overlays.places ?? []).prefix { $0 !== place }
            if let view, around == nil || below.contains(where: { $0 === around }) { return view }
            if place.content.part(of: slot) != nil {
                let (name, layer) = ("\(type(of: place.content))", place.content.node.supplier)
                node.connectedTree?.note(.popoverAtItself(component: name, by: layer))
            }
            return nil
        }
        guard let cell = listView.rows.shown.first(where: { $0.message.id == id })?.cell else {
            return nil
        }
        if let slot = anchor.slot { return cell.part(of: slot) }
        let content = (cell as? ChatMessageCell)?.messageContentView
        return cell.part(of: Slot.bubble.name) ?? content ?? cell
    }

    /// Makes the overlays anew if the new components may make one differently.
    final func renewOverlays(by change: SlotDifference) {
        guard let places = overlays.places,
            change.isOpen || change.parts.contains(SlotFamily.overlay.name)
        else { return }
        places.forEach { $0.removeFromSuperview() }
        overlays.places = nil
        listView.setNeedsLayout()
    }

    /// Removes the overlays from the screen, before the list leaves it; they are made again when it is laid out again.
    final func removeOverlays() {
        overlays.places?.forEach { $0.removeFromSuperview() }
        (overlays.places, overlays.areOpen) = (nil, false)
    }

    /// Places the overlays that are open, and makes room for bars.
    final func placeOverlays() {
        guard let tree = node.connectedTree else { return }
        if node.isRegistrationRunning { return tree.withoutRegistration(placeOverlays) }
        let places = overlays.places ?? makeOverlays()
        for place in places { place.putBack() }
        if overlays.areStale {
            overlays.areStale = false
            places.forEach { $0.content.contentChanged() }
        }
        let areOpen = places.contains { $0.content.overlay != nil }
        guard areOpen || overlays.areOpen else { return }
        overlays.areOpen = areOpen
        let (root, open) = (overlayRoot, Self.sorted(places).filter { $0.content.overlay != nil })
        let layout = layout(of: open, on: root)
        var frames: [ObjectIdentifier: Rect] = [:]
        for (place, frame) in zip(open, layout.frames) { frames[ObjectIdentifier(place)] = frame }
        var isChanged = false
        for place in places {
            let frame = frames[ObjectIdentifier(place)]
            if place.take(frame, on: root.frame.size) { isChanged = true }
        }
        if order(places, on: root) { isChanged = true }
        if makeRoom(layout.top, layout.bottom, layout.floating) { isChanged = true }
        if isChanged { root.layoutIfNeeded() }
    }

    /// The view of the screen that the list is in.
    private var overlayRoot: View {
        var screen: ViewController = self
        while let parent = screen.parent { screen = parent }
        return view.isDescendant(of: screen.view) ? screen.view : view
    }

    private func makeOverlays() -> [OverlayPlace] {
        var places: [OverlayPlace] = []
        overlays.places = places
        components.forEachValue(in: .overlay) { slot, _ in
            let place = OverlayPlace()
            (place.slot, place.list) = (slot, self)
            places.append(place)
        }
        overlays.places = places
        if !places.isEmpty { node.connectedTree?.callBeforeLeaving(listView) }
        places.forEach(overlayRoot.addSubview)
        return places
    }

    /// Returns places in the order of drawing; those that are closed come first.
    private static func sorted(_ places: [OverlayPlace]) -> [OverlayPlace] {
        func rank(_ place: OverlayPlace) -> Int {
            place.content.overlay.map { ($0.isModal ? 8 : 1) + $0.region.rank } ?? 0
        }
        return places.enumerated().sorted {
            (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
        }
        .map(\.element)
    }

    /// Draws places over everything else on the screen, and returns whether the order changed.
    private func order(_ places: [OverlayPlace], on root: View) -> Bool {
        let order = Self.sorted(places)
        let isSame = zip(root.subviews.suffix(order.count), order).allSatisfy { $0 === $1 }
        if !isSame { order.forEach(root.addSubview) }
        return !isSame
    }

    private func layout(of open: [OverlayPlace], on root: View) -> OverlayLayout {
        let margin = components[.appearance].metrics.listMargin
        let items = open.compactMap { place in
            place.content.overlay.map { overlay in
                OverlayLayout.Item(overlay) { _ in
                    place.focusAnchor?.frame(in: root)
                } size: {
                    place.content.sizeThatFits(width: $0)
                }
            }
        }
        let parts = [scrollToLatestMessageButton, typingIndicatorView] as [View]
        return OverlayLayout(
            of: items,
            on: root.frame.size,
            over: view.frame(in: root),
            besides: parts.filter { !$0.isHidden }.map { $0.frame(in: root) },
            margin: Size(width: margin, height: margin),
            isTyping: !typingIndicatorView.isHidden
        )
    }

    /// Moves the edges of the messages, and the button clear of bars over them; returns whether that is a change.
    ///
    /// Messages stay where they are, but for the newest at the lower edge.
    private func makeRoom(_ top: Double, _ bottom: Double, _ floating: Double) -> Bool {
        guard (top, bottom, floating) != (overlays.top, overlays.bottom, overlays.floating)
        else { return false }
        if !listView.isAtLatest { listView.rows.anchor.offset += bottom - overlays.bottom }
        (overlays.top, overlays.bottom, overlays.floating) = (top, bottom, floating)
        let above =
            overlays.roomAbove
            ?? listView.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor)
        let below =
            overlays.roomBelow
            ?? listView.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)
        (overlays.roomAbove, overlays.roomBelow) = (above, below)
        // Each time in the same order.
        Constraint.deactivate([above, below])
        for (constraint, room) in [(above, top), (below, -bottom)] {
            // Stronger than the edges of the list, weaker than what plugins require.
            constraint.priority = 999.5
            constraint.constant = room
            constraint.isActive = room != 0
        }
        bottomOfTyping.constant = -bottom
        overlays.bottomOfButton?.constant = -components[.appearance].metrics.listMargin - floating
        return true
    }
}

extension View {
    /// The frame in the coordinates of a view around this one, where `x` counts along the reading direction.
    fileprivate func frame(in root: View) -> Rect {
        var frame = frame
        for view in andAround.dropFirst().prefix(while: { $0 !== root }) {
            frame.x += view.frame.x
            frame.y += view.frame.y
        }
        if self === root { frame.origin = Point(x: 0, y: 0) }
        if root.effectiveLayoutDirection == .rightToLeft {
            frame.x = root.frame.width - frame.x - frame.width
        }
        return frame
    }
}
