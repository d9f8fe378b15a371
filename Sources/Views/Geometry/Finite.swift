// NaN and infinite numbers count as nothing: they would spread over a whole layout.
extension Double {
    /// The number, or 0 if it is NaN or infinite.
    var finite: Double { isFinite ? self : 0 }

    /// Whether layout can work with the number, which is neither NaN, infinite nor out of range.
    var isLength: Bool {
        abs(self) < 10_000_000
    }
}

extension Point {
    /// Whether layout can work with both coordinates.
    var isUsable: Bool { x.isLength && y.isLength }
}

extension Size {
    /// The size without numbers that are NaN, infinite or negative.
    var usable: Size {
        Size(width: max(0, width.finite), height: max(0, height.finite))
    }
}

extension Rect {
    /// The rectangle without numbers that are NaN or infinite, or negative lengths.
    var finite: Rect {
        let size = size.usable
        return Rect(x: x.finite, y: y.finite, width: size.width, height: size.height)
    }
}

extension DirectionalEdgeInsets {
    /// The insets without numbers that are NaN or infinite.
    var finite: DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: top.finite,
            leading: leading.finite,
            bottom: bottom.finite,
            trailing: trailing.finite
        )
    }
}
