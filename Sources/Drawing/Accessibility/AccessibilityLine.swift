public import Views

/// One element that a screen reader meets.
public struct AccessibilityLine: Sendable, Hashable {
    /// The role, such as `article`, `text` or `button`.
    public let role: String

    /// The name, if any; hostile until escaped.
    public let name: String?

    /// The text of an input, if there is any; hostile until escaped.
    public let value: String?

    /// The state, such as whether it is selected.
    public let state: AccessibilityState

    /// The number of elements around it.
    public let depth: Int

    /// The line without a line feed, such as `  - button "Share"` or `  - textbox "Write a message" value="Hi"`.
    ///
    /// The state is last: `- button "More" expanded=false`.
    public var text: String {
        let indent = String(repeating: "  ", count: depth)
        let line = "\(indent)- \(Escaping.token(role))"
        let named = name.map { "\(line) \(Escaping.quoted($0))" } ?? line
        let valued = value.map { "\(named) value=\(Escaping.quoted($0))" } ?? named
        return ([valued] + state.treeTexts).joined(separator: " ")
    }
}
