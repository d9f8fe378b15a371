/// One thing that a screen reader meets.
public struct AccessibilityLine: Sendable, Hashable {
    /// What it is, such as `article`, `text` or `button`.
    public let role: String

    /// What it says, if anything, as it is; hostile until escaped.
    public let name: String?

    /// What somebody wrote there, if it is a text to edit and anything was; hostile until escaped.
    public let value: String?

    /// How many things it is inside of.
    public let depth: Int

    /// The line without a line feed, such as `  - button "Share"` or `  - textbox "Write a message" value="Hi"`.
    public var text: String {
        let indent = String(repeating: "  ", count: depth)
        let line = "\(indent)- \(Escaping.token(role))"
        let named = name.map { "\(line) \(Escaping.quoted($0))" } ?? line
        return value.map { "\(named) value=\(Escaping.quoted($0))" } ?? named
    }
}
