public import Views

/// One element that a screen reader meets.
public struct AccessibilityLine: Sendable, Hashable {
    /// The role, such as `article`, `text` or `button`.
    public let role: String

    /// The name, if any; hostile until escaped.
    public let name: String?

    /// The text of an input, if there is any; hostile until escaped.
    public let value: String?

    /// The titles of the gestures that can be performed on it; hostile until escaped.
    public let actions: [String]

    /// The state, such as whether it is selected.
    public let state: AccessibilityState

    /// The number of elements around it.
    public let depth: Int

    /// The line without a line feed, such as `  - button "Share"` or `  - textbox "Write a message" value="Hi"`.
    ///
    /// Actions and the state are last: `- button "More" action="Reply" expanded=false`.
    public var text: String {
        let indent = String(repeating: "  ", count: depth)
        let line = "\(indent)- \(Escaping.token(role))"
        let named = name.map { "\(line) \(Escaping.quoted($0))" } ?? line
        let valued = value.map { "\(named) value=\(Escaping.quoted($0))" } ?? named
        let actions = actions.map { "action=\(Escaping.quoted($0))" }
        return ([valued] + actions + state.treeTexts).joined(separator: " ")
    }
}
