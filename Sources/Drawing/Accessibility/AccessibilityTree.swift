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
/// Views with a role, a label, a text, a state or a gesture are elements; a label replaces the text of the view. Other containers
/// are left out, and so are pictures without a label, which are decoration, and hidden views. The inside of a button, a
/// picture or a separator has no elements of its own. No text is left out, with one exception: of a picture and a text
/// beside it with the same words, only the picture is an element. A picture with the same name as an element around it
/// is decoration, such as the avatar of a message's author. Where a view confines the focus, as a modal sheet does, only
/// what is in it has elements.
///
/// The elements are in reading order: from top to bottom, then along the reading direction. Before layout they are in
/// the order of the tree.
public struct AccessibilityTree: Sendable, Hashable {
    /// The elements, in order.
    public let lines: [AccessibilityLine]

    /// Creates the accessibility tree of a view and everything below it.
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
