import Components
import DefaultComponents
import Testing
import Views

@Suite struct CenteredScrollButtonSpelling {
    final class CustomMessageListVC: ChatMessageListVC {
        override func setUpLayout() {
            super.setUpLayout()

            Constraint.activate([
                scrollToLatestMessageButton.centerXAnchor.constraint(
                    equalTo: view.layoutMarginsGuide.centerXAnchor
                )
            ])

            dateOverlayView.removeFromSuperview()
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "centered-scroll-button") {
            Components.default.messageListVC = CustomMessageListVC.self
        }

        #expect(differences == [])
    }
}
