public import Components

/// The reading direction of a layout.
public enum LayoutDirection: String, Sendable, Hashable {
    /// Leading is left.
    case leftToRight = "ltr"
    /// Leading is right; frames are the exact mirror.
    case rightToLeft = "rtl"
}

extension Slot where Value == LayoutDirection, Part == Never {
    /// The reading direction of a whole tree.
    public static let layoutDirection = Slot(
        "layoutDirection",
        default: .leftToRight,
        contract: .stable
    )
}
