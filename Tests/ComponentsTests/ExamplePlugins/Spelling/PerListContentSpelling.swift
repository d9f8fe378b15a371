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
        override func layout(options: ChatMessageLayoutOptions) {
            super.layout(options: options)
            mainContainer.directionalLayoutMargins.top = 8
            mainContainer.directionalLayoutMargins.bottom = 8
        }

        override func setUpAppearance() {
            super.setUpAppearance()
            layer.cornerRadius = components.appearance.metrics.cardCornerRadius
            layer.borderColor = components.appearance.palette.accent
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
