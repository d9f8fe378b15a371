import Components
import DefaultComponents
import Views

/// The length of the text, below it.
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
