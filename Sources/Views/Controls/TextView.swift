/// A text of styled runs in as many lines as it needs.
open class TextView: View {
    private var textState = TextState()

    /// The text; hostile until escaped.
    public final var text: RichText {
        get { textState.text }
        set { textState.text = newValue }
    }

    /// The font of plain runs; `body` unless set.
    public final var font: Font {
        get { textState.font }
        set { textState.font = newValue }
    }

    /// The colour of the text; none means the appearance's usual one.
    public final var textColor: Color? {
        get { textState.textColor }
        set { textState.textColor = newValue }
    }

    /// The distances between the edges and the text, in points; 8 above and below unless set.
    public final var textContainerInset: DirectionalEdgeInsets {
        get { textState.inset }
        set { textState.inset = newValue }
    }
}

private struct TextState {
    var text = RichText()
    var font = Font.body
    var textColor: Color?
    var inset = DirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
}
