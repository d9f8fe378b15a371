import DefaultComponents
import Views

final class FadingText: ChatMessageTextView {
    override func updateContent() {
        super.updateContent()
        if content == "!" { alpha = 0.5 }
    }
}

final class NamedText: ChatMessageTextView {
    override func updateContent() {
        super.updateContent()
        if content == "!" { accessibilityLabel = "Loud" }
    }
}

final class PaintedTime: ChatMessageTimestampLabel {
    override func setUpAppearance() {
        super.setUpAppearance()
        textColor = .white
    }

    override func updateContent() {
        super.updateContent()
        if content?.text == "!" { textColor = .black }
    }
}

final class ClippedTime: ChatMessageTimestampLabel {
    override func setUp() {
        super.setUp()
        clipsToBounds = true
    }

    override func updateContent() {
        super.updateContent()
        if content?.text == "!" { clipsToBounds = false }
    }
}

final class SpacedMessage: ChatMessageContentView {
    override func setUpLayout() {
        super.setUpLayout()
        metadataContainer.spacing = 6
    }

    override func updateContent() {
        super.updateContent()
        if content?.text == "!" { metadataContainer.spacing = 12 }
    }
}
