/// How a stack arranges its subviews, in a final class like the rest of a view's state.
final class StackContent {
    var axis = Axis.horizontal
    var alignment = StackAlignment.fill
    var distribution = StackDistribution.fill
    var spacing = ContainerStackView.automaticSpacing
    var isMarginsRelative = false
    // Sound, here and below: setting an entry runs nothing else.
    @exclusivity(unchecked)
    var customSpacing: [ObjectIdentifier: Double] = [:]
    @exclusivity(unchecked)
    var marginOverrides: [ObjectIdentifier: Bool] = [:]

    /// Whether no view has spacing or margins of its own.
    var hasNoExceptions: Bool {
        customSpacing.isEmpty && marginOverrides.isEmpty
    }
}

/// Where a stack puts one view, along its axis.
struct StackPlace {
    var offset = 0.0
    var length = 0.0
    var breadth = 0.0
}
