/// A text of styled runs in as many lines as it needs.
open class TextView: View {
    /// Creates a view without text.
    public required init() {
        super.init()
        core.leaf = LeafContent(.text)
    }

    /// The text; hostile until escaped.
    public final var text: RichText {
        get { core.leaf?.text ?? RichText() }
        set {
            let new = usable(newValue)
            give(new.strings, insteadOf: text.strings) { $0.leaf?.text = new }
        }
    }

    /// The font of plain runs; `body` unless set.
    public final var font: Font {
        get { core.leaf?.font ?? .body }
        set { changeFont(to: newValue) }
    }

    /// The colour of the text; none means the appearance's usual one.
    public final var textColor: Color? {
        get { core.leaf?.textColor }
        set { change { $0.leaf?.textColor = newValue } }
    }

    /// The alignment of the lines; leading unless set.
    public final var textAlignment: TextAlignment {
        get { core.leaf?.textAlignment ?? .leading }
        set { change { $0.leaf?.textAlignment = newValue } }
    }

    /// The distances between the edges and the text, in points; 8 above and below unless set.
    public final var textContainerInset: DirectionalEdgeInsets {
        get { core.leaf?.inset ?? .zero }
        set {
            check(newValue, "textContainerInset")
            changeLeaf { $0.inset = newValue.finite }
        }
    }
}
