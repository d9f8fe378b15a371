import Components
import DefaultComponents
import Views

/// How long the text is, below it.
private final class LengthBelow: ComponentExtension<ChatMessageContentView> {
    private let line = Label()

    override func setUpLayout() {
        super.setUpLayout()
        host.bubbleContentContainer.addArrangedSubview(line)
    }

    override func updateContent() {
        super.updateContent()
        line.text = host.content.map { "\($0.text.plain.count) characters" }
    }
}

extension Components {
    package mutating func addALine() { extend(.messageContentView, with: LengthBelow.self) }
}
