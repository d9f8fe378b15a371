import Components

/// Something in an appearance that keeps people from reading or tapping.
public enum AppearanceFinding: Sendable, Hashable {
    /// A text, or a symbol, that can hardly be read on what lies behind it; the ratio is less than 4.5 (WCAG 2.2, 1.4.3).
    ///
    /// Both are names such as `palette.text`; what shines through others is named with them.
    case contrast(text: String, ground: String, isDark: Bool, ratio: Double)
    /// Something to tap that is less wide or high than 44 points, and than by default.
    case smallTarget(name: String, size: Double)
}

extension AppearanceFinding: CustomStringConvertible {
    /// What is wrong, and how to fix it.
    public var description: String {
        switch self {
        case .contrast(let text, let ground, let isDark, let ratio):
            "\(text.quoted) on \(ground.quoted) has a contrast of \(ratio.tenths) to 1 in "
                + "\(isDark ? "dark" : "light") surroundings. To fix, choose colours with 4.5 to 1 at least."
        case .smallTarget(let name, let size):
            "\(name.quoted) makes something to tap of \(size.tenths) points. To fix, give it 44 points, or what "
                + "it has by default."
        }
    }
}

extension Double {
    /// The number, rounded down to tenths.
    fileprivate var tenths: String {
        let tenths = Int((max(0, min(self, 1e9)) * 10).rounded(.down))
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}
