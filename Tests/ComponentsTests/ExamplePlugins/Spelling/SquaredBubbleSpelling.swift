import Components
import DefaultComponents
import Testing
import Views

@Suite struct SquaredBubbleSpelling {
    class CustomMessageSquaredBubbleView: ChatMessageBubbleView {
        override func layoutSubviews() {
            super.layoutSubviews()
            layer.cornerRadius = 0
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "squared-bubble") {
            Components.default.messageBubbleView = CustomMessageSquaredBubbleView.self
        }

        #expect(differences == [])
    }
}
