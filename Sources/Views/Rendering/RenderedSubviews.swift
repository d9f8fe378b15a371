import Components

/// The views in a view, as they are drawn.
///
/// It holds them, so that none ends while they are drawn, even if something takes it out of its superview.
@usableFromInline
package struct RenderedSubviews {
    @usableFromInline let views: [View]

    /// No views.
    @inlinable
    package init() {
        views = []
    }

    init(of core: ViewCore) {
        views = core.subviews
    }

    /// The number of views.
    @inlinable package var count: Int { views.count }

    /// Returns a view, first drawn first.
    package subscript(place: Int) -> RenderedView {
        view(place).with { $0.core.drawn }
    }

    /// The frames, first drawn first.
    package var frames: [Rect] {
        views.map(\.core.frame)
    }

    /// Returns whether a relation holds between the frames of each view and the one drawn after it.
    package func neighbouringFrames(satisfy relation: (Rect, Rect) -> Bool) -> Bool {
        guard count > 1 else { return true }
        var last = frame(0)
        for place in 1..<count {
            let frame = frame(place)
            guard relation(last, frame) else { return false }
            last = frame
        }
        return true
    }

    @inline(__always)
    private func frame(_ place: Int) -> Rect {
        view(place).with { $0.core.frame }
    }

    /// Returns a view without counting a reference; counting them took a tenth of the time of writing a page.
    @inline(__always)
    private func view(_ place: Int) -> UnownedReference<View> {
        UnownedReference(views[place])
    }
}

@available(*, unavailable)
extension RenderedSubviews: Sendable {}
