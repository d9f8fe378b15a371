/// Something whose edges can be joined by constraints: a view or a guide.
public protocol Anchored {
    /// The view or guide as constraints name it.
    var layoutItem: LayoutItem { get }
}

extension View: Anchored {
    /// The view's edges.
    public final var layoutItem: LayoutItem {
        LayoutItem(self)
    }
}

extension LayoutGuide: Anchored {
    /// The guide's edges.
    public var layoutItem: LayoutItem {
        item
    }
}

extension Anchored {
    /// Where lines begin.
    public var leadingAnchor: LayoutAnchor<HorizontalAnchor> {
        LayoutAnchor(item: layoutItem, attribute: .leading)
    }

    /// Where lines end.
    public var trailingAnchor: LayoutAnchor<HorizontalAnchor> {
        LayoutAnchor(item: layoutItem, attribute: .trailing)
    }

    /// The middle between leading and trailing.
    public var centerXAnchor: LayoutAnchor<HorizontalAnchor> {
        LayoutAnchor(item: layoutItem, attribute: .centerX)
    }

    /// The upper edge.
    public var topAnchor: LayoutAnchor<VerticalAnchor> {
        LayoutAnchor(item: layoutItem, attribute: .top)
    }

    /// The lower edge.
    public var bottomAnchor: LayoutAnchor<VerticalAnchor> {
        LayoutAnchor(item: layoutItem, attribute: .bottom)
    }

    /// The middle between top and bottom.
    public var centerYAnchor: LayoutAnchor<VerticalAnchor> {
        LayoutAnchor(item: layoutItem, attribute: .centerY)
    }

    /// Where the letters of the first line stand.
    public var firstBaselineAnchor: LayoutAnchor<VerticalAnchor> {
        LayoutAnchor(item: layoutItem, attribute: .firstBaseline)
    }

    /// Where the letters of the last line stand.
    public var lastBaselineAnchor: LayoutAnchor<VerticalAnchor> {
        LayoutAnchor(item: layoutItem, attribute: .lastBaseline)
    }

    /// From leading to trailing.
    public var widthAnchor: LayoutAnchor<DimensionAnchor> {
        LayoutAnchor(item: layoutItem, attribute: .width)
    }

    /// From top to bottom.
    public var heightAnchor: LayoutAnchor<DimensionAnchor> {
        LayoutAnchor(item: layoutItem, attribute: .height)
    }
}
