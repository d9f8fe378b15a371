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
        writeNumber()
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

/// A view of a row, or a run of its text.
struct NumberedElement {
    /// The indices of subviews that lead to the view from the root.
    let path: [Int]
    /// The index of the run in the text; nil for the view itself.
    let run: Int?
}

extension HTMLCanvas {
    /// Writes the number of the last numbered element, if they are numbered.
    mutating func writeNumber() {
        guard let count = numbered?.count else { return }
        out.markup(" data-view=\"")
        out.integer(UInt(count - 1))
        out.markup("\"")
    }
}

extension HTMLCanvas {
    /// Whether leading is right in a view.
    @inline(__always)
    func isMirrored(in view: RenderedView) -> Bool {
        view.direction.map { $0 == .rightToLeft } ?? isMirrored
    }

    /// The maximum number of lines of a text for the browser's automatic direction; a text of 62,500 lines takes
    /// Chromium minutes.
    private static let automaticLimit = 1000

    /// Whether a view whose text has so many lines says in which direction it is read: browsers compute an automatic
    /// direction again after each line, but not one that was set.
    @inline(__always)
    func hasDirection(_ view: RenderedView, _ lineCount: Int) -> Bool {
        lineCount <= Self.automaticLimit || lineCount < Int.max && view.direction != nil
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
