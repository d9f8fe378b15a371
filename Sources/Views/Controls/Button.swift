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
        set { giveText(newValue?.utf8.count ?? 0) { $0.title = newValue } }
    }

    /// The picture before the text.
    public final var image: Image? {
        get { core.leaf?.image }
        set { changeLeaf { $0.image = newValue } }
    }

    /// The font of the text; `body` unless set.
    public final var font: Font {
        get { core.leaf?.font ?? .body }
        set { changeLeaf { $0.font = newValue } }
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
