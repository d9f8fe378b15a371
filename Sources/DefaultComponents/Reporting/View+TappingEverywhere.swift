package import Views

extension View {
    /// Taps each view that is seen here and below in its middle, and presses it long: the first 1,000 of them.
    package final func tapEverywhere() {
        var waiting = [(view: self as View, x: 0.0, y: 0.0)]
        var points: [Point] = []
        while let (view, x, y) = waiting.popLast() {
            guard !view.isHidden else { continue }
            points.append(
                Point(x: x + view.frame.size.width / 2, y: y + view.frame.size.height / 2)
            )
            for subview in view.subviews.reversed() {
                waiting.append((subview, x + subview.frame.x, y + subview.frame.y))
            }
        }
        for point in points.prefix(1_000) {
            tap(at: point)
            longPress(at: point)
        }
    }
}
