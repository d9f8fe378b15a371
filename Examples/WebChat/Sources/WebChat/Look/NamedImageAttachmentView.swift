import Components
import DefaultComponents
import Views

/// A picture that has a name for those who do not see it, also without a title.
final class NamedImageAttachmentView: ChatImageAttachmentView {
    /// Names the picture.
    override func updateContent() {
        super.updateContent()
        imageView.accessibilityLabel = imageView.accessibilityLabel ?? "Picture"
    }
}
