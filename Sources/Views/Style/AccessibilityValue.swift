/// The value of a view for assistive technology, such as of a bar.
public struct AccessibilityValue: Sendable, Hashable {
    /// The share of the whole, 0 to 1; nil if it is unknown.
    public let share: Double?
    /// The value in words, hostile until escaped; a percentage without them.
    public let text: String?

    /// Creates a value; a share outside of 0 to 1 becomes one of these.
    public init(share: Double? = nil, text: String? = nil) {
        (self.share, self.text) = (share.map { max(0, min($0.finite, 1)) }, text)
    }

    /// The share in whole hundredths; nil if it is unknown.
    package var percentage: Int? {
        share.map { Int(($0 * 100).rounded()) }
    }

    /// The share and the words, as trees print them: `0.5`, `0.5/1 of 2 MB`.
    package var treeText: String {
        [share.map { "\($0)" }, text].compactMap(\.self).joined(separator: "/")
    }

    /// The value in words; nil if it is unknown.
    package var words: String? { text ?? percentage.map { "\($0)%" } }
}
