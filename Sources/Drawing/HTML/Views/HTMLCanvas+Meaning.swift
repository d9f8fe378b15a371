import Views

extension HTMLCanvas {
    /// Writes the rest of the first tag of a view that has a name, or carries its frame.
    mutating func finish(
        _ view: RenderedView,
        _ frame: Rect,
        _ meaning: HTMLAccessibility,
        hasDirection: Bool
    ) {
        if carriesFrames { out.frameAttribute(frame) }
        if let numbered {
            out.markup(" data-view=\"")
            out.integer(UInt(numbered.count - 1))
            out.markup("\"")
        }
        if hasDirection { out.markup(view.direction.attribute) }
        if let role = meaning.role { out.markup(role) }
        let label = meaning.label == .none ? "" : view.label ?? ""
        if meaning.label == .attribute { out.attribute(" aria-label=\"", label, .name) }
        if meaning.hasValue { out.value(view.accessibilityValue) }
        if meaning.hasState {
            var state = view.accessibilityState
            if meaning.tag == .phrase { (state.isSelected, state.isBusy) = (nil, false) }
            out.state(state, of: view.role, isButton: meaning.tag == .button)
        }
        if meaning.hasActions {
            let titles = view.actionTitles(isLeaf: meaning.tag == .button)
            out.attribute(" title=\"", titles.joined(separator: ", "), .name)
        }
        out.markup(">")
        guard meaning.label == .text else { return }
        out.markup("<span class=\"h\">")
        out.text(label)
        out.markup(" </span>")
    }
}

extension LayoutDirection? {
    /// The direction of a text in its element: that of its letters, unless one was set.
    var attribute: HTMLMarkup {
        switch self {
        case .none: " dir=\"auto\""
        case .leftToRight: " dir=\"ltr\""
        case .rightToLeft: " dir=\"rtl\""
        }
    }
}
