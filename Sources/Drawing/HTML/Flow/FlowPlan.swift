import Views

/// The declarations with which a browser lays out a view and its subviews again.
struct FlowPlan {
    /// Those of the view.
    var own = FlowRule()
    /// Those of its subviews, in the order in which they are drawn.
    var items: [FlowRule]
    /// Those of the only subview, if it fills the view, so that both can be one element.
    private(set) var merged: FlowRule?

    let size: Size
    let margins: DirectionalEdgeInsets
    let isMirrored: Bool
    /// The subviews.
    let found: [RenderedItem]
    /// The places of those that are arranged.
    let places: [Int]

    /// Plans the subviews of a view.
    init(_ view: RenderedView, isMirrored: Bool, isFixed: Bool, _ pass: LayoutPass) {
        size = view.frame.size
        margins = view.margins
        self.isMirrored = isMirrored
        let found = view.items(pass)
        self.found = found
        items = Array(repeating: FlowRule(), count: found.count)
        places = found.indices.filter { !found[$0].isHidden }
        guard !places.isEmpty else { return }
        if !isFixed, let stack = view.stack {
            for place in places { addLengths(of: place) }
            if !stack.isMarginsRelative { findMerged() }
            arrange(stack)
        } else if !isFixed, view.holdsConstraints {
            for place in places { addLengths(of: place) }
            findMerged()
            arrangeConstrained()
        } else {
            // What does not flow scrolls where there is no room for it.
            own.add("flex:none;max-width:none;")
            own.add("width:", size.width)
            own.add("height:", size.height)
            for place in places { items[place] = .fixed(found[place].frame) }
        }
    }

    private mutating func findMerged() {
        guard found.count == 1, !places.isEmpty,
            found[0].frame == Rect(width: size.width, height: size.height)
        else { return }
        merged = items[0]
    }

    /// Returns the edges of a view along an axis, from where its stack begins.
    func edges(_ place: Int, _ axis: Axis) -> (start: Double, end: Double) {
        let frame = found[place].frame
        if axis == .vertical { return (frame.y, frame.y + frame.size.height) }
        let start = isMirrored ? size.width - frame.x - frame.size.width : frame.x
        return (start, start + frame.size.width)
    }

    /// Whether a view is longer than it would be by itself.
    func isStretched(_ place: Int, _ axis: Axis) -> Bool {
        let (frame, natural) = (found[place].frame.size, found[place].natural)
        return axis == .horizontal
            ? frame.width > natural.width + 0.5 : frame.height > natural.height + 0.5
    }

    /// Adds a margin at an edge, counted along the reading direction.
    mutating func addMargin(_ edge: LayoutAttribute, _ length: Double, to place: Int) {
        guard abs(length) > 0.005 else { return }
        switch edge {
        case .top: items[place].add("margin-top:", length)
        case .bottom: items[place].add("margin-bottom:", length)
        case .leading where !isMirrored, .trailing where isMirrored:
            items[place].add("margin-left:", length)
        default: items[place].add("margin-right:", length)
        }
    }

    /// Adds the lengths that a view has whatever is in it.
    private mutating func addLengths(of place: Int) {
        let item = found[place]
        let frame = item.frame.size
        if item.isEmpty {
            let keeps = item.widths.lowerBound == item.widths.upperBound
            if keeps { items[place].add("flex:none;") }
            if !isStretched(place, .horizontal) {
                items[place].add("width:", item.natural.width)
            }
            let isTall = isStretched(place, .vertical)
            if !isTall || item.natural.height > 0 {
                items[place].add(isTall ? "min-height:" : "height:", item.natural.height)
            }
            return
        }
        if item.asks.width {
            if item.asks.height {
                // A picture, as avatars are: it does not grow with letters.
                items[place].add("width:", frame.width)
            } else {
                items[place].add(text: "width:", frame.width)
            }
            if item.widths.lowerBound == item.widths.upperBound { items[place].add("flex:none;") }
        }
        if item.asks.height { items[place].add("min-height:", frame.height) }
    }
}
