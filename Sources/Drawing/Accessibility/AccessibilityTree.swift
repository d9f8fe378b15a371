import Components
public import Views

/// Roles and names of a view and everything below it, as a screen reader meets them.
///
/// ```
/// - article "Martin, 9:41 AM"
///   - text "Sounds good!"
///   - button "Share"
///   - status "read"
/// ```
///
/// Views with a role or a label are met, and those that show text; a label stands for what the view shows.
/// Containers without a role leave no trace, nor do pictures without a label, which are decoration, and
/// what is hidden. What is inside a button, a picture or a separator is not met on its own. Nothing
/// that is written is left out, with one exception: of a picture and a text beside it that say the
/// same, the picture is met. A picture that says what the name around it says is decoration, such as
/// the avatar of a message's author.
///
/// The order is that of reading: from the top, then from where lines begin. Before layout it is the order
/// of the tree.
public struct AccessibilityTree: Sendable, Hashable {
    /// What is met, in order.
    public let lines: [AccessibilityLine]

    /// Creates the meaning of a view and everything below it.
    ///
    /// - Complexity: Linear in the number of views, and quadratic in the subviews of one view.
    public init(of view: View) {
        view.tellBeforeReading()
        lines = AccessibilityTreeBuilder(view).lines
    }

    /// The lines, each with a line feed at its end.
    public var text: String {
        lines.map { "\($0.text)\n" }.joined()
    }
}
