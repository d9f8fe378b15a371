/// A picture or a symbol.
open class ImageView: View {
    private var shownImage: Image?

    /// What is shown.
    public final var image: Image? {
        get { shownImage }
        set { shownImage = newValue }
    }
}
