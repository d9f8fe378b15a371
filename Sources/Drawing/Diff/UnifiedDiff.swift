/// The difference between two texts, in the format of `diff -u` and `patch`.
///
/// ```
/// --- default
/// +++ squared-bubble
/// @@ -4,3 +4,3 @@
/// ```
public struct UnifiedDiff: Sendable, Hashable {
    /// Ranges of changed lines with the lines around them, in order.
    public let hunks: [DiffHunk]

    /// The name of the old text.
    public let oldName: String

    /// The name of the new text.
    public let newName: String

    /// Compares two texts by lines; line feeds end lines.
    ///
    /// The same texts always give the same difference. It is a shortest one as long as few lines
    /// differ, and a correct one always.
    ///
    /// - Parameters:
    ///   - old: The text before.
    ///   - new: The text after.
    ///   - oldName: The name of the old text.
    ///   - newName: The name of the new text.
    ///   - context: The number of unchanged lines around a change.
    /// - Complexity: Linear in the lengths, times the number of changed lines up to a bound.
    public init(
        from old: String,
        to new: String,
        oldName: String = "old",
        newName: String = "new",
        context: Int = 3
    ) {
        self.oldName = oldName
        self.newName = newName
        hunks = DiffHunk.hunks(DiffLines(old, new), context: max(0, context))
    }

    /// Whether the texts are the same.
    public var isEmpty: Bool {
        hunks.isEmpty
    }

    /// The difference as text, each line with a line feed at its end; empty for equal texts.
    public var text: String {
        guard !isEmpty else { return "" }
        var text = "--- \(Escaping.line(oldName))\n+++ \(Escaping.line(newName))\n"
        for hunk in hunks {
            text += hunk.text
        }
        return text
    }
}
