import Views

/// The facts of one view, without its position in the tree.
struct TreeRow: Sendable, Hashable {
    var name: String
    var type: String
    var supplier: String?
    var extensions: [String] = []
    /// The frame of the view in its superview; only in trees with frames.
    var frame: Rect?
    var text: String?
    var keys: [TreeAttribute] = []
    var constraints: [String] = []
    var addedBy: TreeSource?
    var isSlotMade = false
    /// The number of rows of the view and all below it; with rows in the order of the text, that is the whole shape of
    /// the tree.
    var span = 1
}
