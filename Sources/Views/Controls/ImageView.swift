/// A picture or a symbol.
///
/// Symbols are 16 points wide and high, times the tree's text scale; other pictures have no size of
/// their own.
open class ImageView: View {
    /// Creates a view that shows nothing.
    public required init() {
        super.init()
        core.leaf = LeafContent(.image)
    }

    /// What is shown.
    public final var image: Image? {
        get { core.leaf?.image }
        set { changeLeaf { $0.image = newValue } }
    }
}
