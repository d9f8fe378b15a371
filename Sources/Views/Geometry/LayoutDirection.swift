/// The reading direction of a layout.
public enum LayoutDirection: String, Sendable, Hashable {
    /// Leading is left.
    case leftToRight = "ltr"
    /// Leading is right; frames are the exact mirror.
    case rightToLeft = "rtl"
}
