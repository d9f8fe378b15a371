import Components

/// A subview with what decides its size, for drawings in which a browser arranges it again.
package struct RenderedItem {
    /// The frame in the superview, in points, physical.
    package let frame: Rect
    /// Whether nothing is arranged for the view.
    package let isHidden: Bool
    /// The width of the view without a limit, and its height at the width of the frame; those of the frame where they
    /// are not known.
    package let natural: Size
    /// The widths that its own required constraints allow.
    package let widths: ClosedRange<Double>
    /// Whether constraints of its own ask for a width, and for a height.
    package let asks: (width: Bool, height: Bool)
    /// Whether the view has neither subviews nor a text.
    package let isEmpty: Bool
    /// The distance after the view in a stack, if it has one of its own.
    package let ownSpacing: Double?
    /// Whether the view keeps to the margins of a stack, if it differs from that.
    package let keepsMargins: Bool?
    /// The number of columns of a grid that the view spans.
    package let columnSpan: Int
    /// The edges and centres that are tied to those of the superview.
    package var ties: Set<LayoutAttribute> = []
    /// The part of the superview's width that the view may have; nil for any.
    package var share: Double?

    fileprivate init(_ view: View, _ pass: LayoutPass) {
        let core = view.core
        frame = core.frame
        isHidden = core.isHidden
        let size = core.frame.size
        if core.subviews.isEmpty {
            natural = Size(
                width: view.fitting(.infinity, pass).width,
                height: view.height(at: size.width, pass)
            )
        } else {
            // Measuring would move what is in the view.
            let measures = core.measures
            natural = Size(
                width: measures.natural.width.isNaN ? size.width : measures.natural.width,
                height: measures.width == size.width ? measures.height : size.height
            )
        }
        let limits = view.lengthLimits(.horizontal)
        widths = limits.lower...max(limits.lower, limits.upper)
        var asks = (width: false, height: false)
        for constraint in core.constraints where constraint.isOwnLength {
            if constraint.firstAttribute == .width { asks.width = true }
            if constraint.firstAttribute == .height { asks.height = true }
        }
        self.asks = asks
        isEmpty = core.subviews.isEmpty && (core.leaf.map { $0.kind == .image } ?? true)
        ownSpacing = core.ownSpacing
        keepsMargins = core.keepsMargins
        columnSpan = core.columnSpan
    }
}

/// The arrangement of a stack, copied, so that other modules cannot name what layout reads so often.
package struct RenderedStack {
    package let axis: Axis
    package let alignment: StackAlignment
    package let distribution: StackDistribution
    package let spacing: Double
    /// The distance between lines; nil for that between neighbours.
    package let lineSpacing: Double?
    package let columns: [GridColumn]
    package let isMarginsRelative: Bool
    /// Whether views that are too long lie beyond the end.
    package let scrolls: Bool
    /// Whether the views are in lines, and whether those have columns.
    package let hasLines: Bool
    package let isGrid: Bool

    fileprivate init(_ stack: StackContent) {
        axis = stack.axis
        alignment = stack.alignment
        distribution = stack.distribution
        spacing = stack.spacing
        lineSpacing = stack.lineSpacing
        columns = stack.columns
        isMarginsRelative = stack.isMarginsRelative
        scrolls = stack.scrolls
        hasLines = stack.hasLines
        isGrid = stack.isGrid
    }
}

extension RenderedView {
    /// The arrangement of the view, if it is a stack.
    package var stack: RenderedStack? { core.with { $0.stack.map(RenderedStack.init) } }

    /// The margins of the view.
    package var margins: DirectionalEdgeInsets { core.with { $0.margins } }

    /// Whether constraints place its subviews.
    package var holdsConstraints: Bool {
        core.with { core in
            !core.placesSubviews && core.constraints.contains { !$0.isOwnLength }
        }
    }

    /// Returns its subviews, in the order in which they are drawn.
    package func items(_ pass: LayoutPass) -> [RenderedItem] {
        let subviews = subviews
        return (0..<subviews.count).map { place in
            subviews.view(place).with { view in
                var item = RenderedItem(view, pass)
                core.with { core in
                    for constraint in core.constraints { item.note(constraint, of: view) }
                }
                return item
            }
        }
    }
}

extension RenderedItem {
    /// Notes what a constraint of the superview says about the view alone.
    fileprivate mutating func note(_ constraint: Constraint, of view: View) {
        let ends = [constraint.firstItem.view, constraint.secondItem?.view]
        guard let superview = view.superview, ends.contains(where: { $0 === view }),
            ends.contains(where: { $0 === superview })
        else { return }
        if constraint.firstAttribute == .width, constraint.relation != .greaterThanOrEqual,
            ends[0] === view
        {
            share = constraint.multiplier
        } else if constraint.relation == .equal {
            ties.insert(constraint.firstAttribute)
        }
    }
}
