/// A picture or a symbol.
///
/// Symbols have the width and height `symbolSize`, times the tree's text scale; other pictures have the size
/// `pictureSize`.
open class ImageView: View {
    /// Creates a view that shows nothing.
    public required init() {
        super.init()
        core.leaf = LeafContent(.image)
    }

    /// The image.
    public final var image: Image? {
        get { core.leaf?.image }
        set { changeImage(to: newValue) }
    }

    /// The image in place of a remote picture where that is not shown.
    public final var placeholder: Image? {
        get { core.leaf?.placeholder }
        set {
            guard mayShow(newValue) else { return }
            change { $0.leaf?.placeholder = newValue }
            checkSymbol(newValue)
        }
    }

    /// The size of a picture that is no symbol, in points; `.zero` by default.
    ///
    /// Where there is less room the picture is smaller, and keeps its proportions; a drawing keeps its height.
    public final var pictureSize: Size {
        get { core.leaf?.pictureSize ?? .zero }
        set { changeLeaf { $0.pictureSize = newValue } }
    }

    /// The width and height of a symbol, in points, before the tree's text scale; 16 unless set.
    public final var symbolSize: Double {
        get { core.leaf?.symbolSize ?? 0 }
        set { changeSymbolSize(to: newValue) }
    }
}

extension View {
    /// Gives a picture or a button another image.
    final func changeImage(to image: Image?) {
        guard mayShow(image) else { return }
        changeLeaf { $0.image = image }
        checkSymbol(image)
    }

    fileprivate final func mayShow(_ image: Image?) -> Bool {
        if case .vector(let drawing)? = image { mayShow(drawing) } else { true }
    }

    /// Gives the symbol of a picture or a button another size.
    final func changeSymbolSize(to size: Double) {
        check(extent: size, "symbolSize")
        guard core.leaf?.symbolSize != size else { return }
        changeLeaf { $0.symbolSize = max(0, size.finite) }
    }
}
