/// A picture or a symbol.
///
/// Symbols are 16 points wide and high, times the tree's text scale; other pictures have the size that
/// `pictureSize` says.
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

    /// What stands for a picture from elsewhere where that is not shown.
    public final var placeholder: Image? {
        get { core.leaf?.placeholder }
        set {
            core.leaf?.placeholder = newValue
            core.noteChange()
        }
    }

    /// The size of a picture that is no symbol, in points; none unless set.
    ///
    /// Where there is less room the picture is smaller, and keeps its proportions.
    public final var pictureSize: Size {
        get { core.leaf?.pictureSize ?? .zero }
        set { changeLeaf { $0.pictureSize = newValue } }
    }
}
