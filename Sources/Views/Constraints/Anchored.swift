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
    public var leadingAnchor: LayoutAnchor<HorizontalAnchor> { anchor(.leading) }

    /// Where lines end.
    public var trailingAnchor: LayoutAnchor<HorizontalAnchor> { anchor(.trailing) }

    /// The middle between leading and trailing.
    public var centerXAnchor: LayoutAnchor<HorizontalAnchor> { anchor(.centerX) }

    /// The upper edge.
    public var topAnchor: LayoutAnchor<VerticalAnchor> { anchor(.top) }

    /// The lower edge.
    public var bottomAnchor: LayoutAnchor<VerticalAnchor> { anchor(.bottom) }

    /// The middle between top and bottom.
    public var centerYAnchor: LayoutAnchor<VerticalAnchor> { anchor(.centerY) }

    /// Where the letters of the first line stand.
    public var firstBaselineAnchor: LayoutAnchor<VerticalAnchor> { anchor(.firstBaseline) }

    /// Where the letters of the last line stand.
    public var lastBaselineAnchor: LayoutAnchor<VerticalAnchor> { anchor(.lastBaseline) }

    /// From leading to trailing.
    public var widthAnchor: LayoutAnchor<DimensionAnchor> { anchor(.width) }

    /// From top to bottom.
    public var heightAnchor: LayoutAnchor<DimensionAnchor> { anchor(.height) }

    private func anchor<Kind>(_ attribute: LayoutAttribute) -> LayoutAnchor<Kind> {
        LayoutAnchor(item: layoutItem, attribute: attribute)
    }
}
