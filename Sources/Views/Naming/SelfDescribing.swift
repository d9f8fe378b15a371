/// A view that tells trees more of itself than what every view has.
///
/// ```swift
/// extension PollView: SelfDescribing {
///     var treeAttributes: KeyValuePairs<String, String> { ["votes": "\(votes)"] }
/// }
/// ```
public protocol SelfDescribing: View {
    /// What trees print at the end of the view's line, by name; hostile until escaped.
    var treeAttributes: KeyValuePairs<String, String> { get }
}
