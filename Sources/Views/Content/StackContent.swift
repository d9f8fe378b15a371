/// How a stack arranges its subviews, in a final class like the rest of a view's state.
final class StackContent {
    var axis = Axis.horizontal
    var alignment = StackAlignment.fill
    var distribution = StackDistribution.fill
    var spacing: Double
    var isMarginsRelative = false

    init(spacing: Double) {
        self.spacing = spacing
    }
}

/// Where a stack puts one view, along its axis, until something in the stack changes.
struct StackPlace {
    var offset = 0.0
    var length = 0.0
    var breadth = 0.0
}
