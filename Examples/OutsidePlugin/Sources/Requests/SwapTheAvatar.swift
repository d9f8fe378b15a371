import Components
import DefaultComponents
import Views

/// A first letter instead of a picture.
private final class LetterAvatar: Label, AvatarView {
    let imageView = ImageView()
    var diameter: Double?
    var content: ChatUser? { didSet { contentChanged() } }

    override func updateContent() {
        super.updateContent()
        text = content.map { String($0.name.prefix(1)) }
    }
}

extension Components {
    package mutating func swapTheAvatar() { self[.avatar] = LetterAvatar.self }
}
