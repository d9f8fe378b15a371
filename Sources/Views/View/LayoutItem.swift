/// A view, or a guide of one, that anchors belong to.
public struct LayoutItem {
    let handle: ViewHandle

    /// The rectangle of the view.
    public let guide: Guide

    /// A rectangle of a view.
    public enum Guide: Sendable, Hashable {
        /// Its edges.
        case bounds
        /// Its edges less the layout margins.
        case layoutMargins
        /// Its edges less what the device covers; nothing, without a screen.
        case safeArea
    }

    init(_ view: View, _ guide: Guide = .bounds) {
        handle = view.handle
        self.guide = guide
    }

    /// The view; none once it has ended.
    public var view: View? {
        handle.view
    }
}

/// A rectangle of a view that constraints can refer to.
public struct LayoutGuide {
    let item: LayoutItem
}

extension View {
    /// The view's rectangle less its layout margins.
    public final var layoutMarginsGuide: LayoutGuide {
        LayoutGuide(item: LayoutItem(self, .layoutMargins))
    }

    /// The view's rectangle less what the device covers; nothing is, without a screen.
    public final var safeAreaLayoutGuide: LayoutGuide {
        LayoutGuide(item: LayoutItem(self, .safeArea))
    }
}

@available(*, unavailable)
extension LayoutItem: Sendable {}

@available(*, unavailable)
extension LayoutGuide: Sendable {}
