import Components
import DefaultComponents
import Testing
import Views

@Suite struct PerListContentSpelling {
    final class CustomMessageListVC: ChatMessageListVC {
        override func cellContentClassForMessage(
            at index: Int
        ) -> any MessageContentView.Type {
            CardMessageView.self
        }
    }

    final class CardMessageView: ChatMessageContentView {
        override func setUpAppearance() {
            super.setUpAppearance()
            layer.cornerRadius = components.appearance.metrics.cardCornerRadius
            layer.borderColor = components.appearance.palette.border
            layer.borderWidth = 1
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "per-list-content") {
            Components.default.messageListVC = CustomMessageListVC.self
        }

        #expect(differences == [])
    }
}
