/// A control with a symbol, a title or both.
open class Button: Control {
    private var buttonState = ButtonState()

    /// The text on the button.
    public final var title: String? {
        get { buttonState.title }
        set { buttonState.title = newValue }
    }

    /// The picture before the text.
    public final var image: Image? {
        get { buttonState.image }
        set { buttonState.image = newValue }
    }

    /// The font of the text; `body` unless set.
    public final var font: Font {
        get { buttonState.font }
        set { buttonState.font = newValue }
    }
}

private struct ButtonState {
    var title: String?
    var image: Image?
    var font = Font.body
}
