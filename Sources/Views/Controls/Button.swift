/// A control with a symbol, a title or both.
open class Button: Control {
    /// Creates a button without symbol and title.
    public required init() {
        super.init()
        core.leaf = LeafContent(.button)
    }

    /// The text on the button.
    public final var title: String? {
        get { core.leaf?.title }
        set { give([newValue ?? ""], insteadOf: [title ?? ""]) { $0.leaf?.title = newValue } }
    }

    /// The picture before the text.
    public final var image: Image? {
        get { core.leaf?.image }
        set { changeImage(to: newValue) }
    }

    /// The width and height of a symbol, in points, before the tree's text scale; 16 unless set.
    public final var symbolSize: Double {
        get { core.leaf?.symbolSize ?? 0 }
        set { changeSymbolSize(to: newValue) }
    }

    /// The distance between a symbol and the text behind it, in points; 6 unless set.
    public final var imagePadding: Double {
        get { core.leaf?.imagePadding ?? 0 }
        set {
            check(newValue, "imagePadding")
            guard imagePadding != newValue else { return }
            changeLeaf { $0.imagePadding = newValue.finite }
        }
    }

    /// The font of the text; `body` unless set.
    public final var font: Font {
        get { core.leaf?.font ?? .body }
        set { changeFont(to: newValue) }
    }

    /// The distances between the edges and the content, in points; 8 at the sides and 6 above and below
    /// unless set.
    public final var contentInset: DirectionalEdgeInsets {
        get { core.leaf?.inset ?? .zero }
        set {
            check(newValue, "contentInset")
            changeLeaf { $0.inset = newValue.finite }
        }
    }
}
