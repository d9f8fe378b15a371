import Components
import DefaultComponents
import Testing
import Views

@Suite struct ReadByAvatarsSpelling {
    // 1. Subclass `ChatMessageDeliveryStatusView`
    final class CustomChatMessageDeliveryStatusView: ChatMessageDeliveryStatusView {
        // 2. Declare configuration variables for max # of avatars shown & the avatar size
        private let maxNumberOfAvatars = 3
        private let avatarSize = Size(width: 15, height: 15)

        // 3. Declare a container for avatars and array of `AvatarView` to have easy access to avatar views.
        private let avatarsStackView = ContainerStackView()
        private var avatarViews: [any AvatarView] = []

        // 4. Override `setUpLayout` to make layout customizations.
        override func setUpLayout() {
            // Call `super` to get default layout in place.
            super.setUpLayout()

            // Setup the stack view showing avatars.
            avatarsStackView.axis = .horizontal
            avatarsStackView.distribution = .fill
            avatarsStackView.alignment = .fill
            avatarsStackView.spacing = -avatarSize.width / 2
            stackView.insertArrangedSubview(avatarsStackView, at: 0)

            // Create avatar views and add them to both the container and the array.
            (0..<maxNumberOfAvatars).forEach { _ in
                let avatarView = make(.avatar)
                avatarView.diameter = avatarSize.width
                avatarView.imageView.layer.borderColor = components.appearance.palette.background6
                avatarView.imageView.layer.borderWidth = 1
                avatarsStackView.addArrangedSubview(avatarView)
                avatarViews.append(avatarView)
            }

            // Make `messageReadCountsLabel` the last in the root container.
            // This label will be used to show `and N more` and should go after the avatars in the UI.
            stackView.addArrangedSubview(messageReadCountsLabel)
        }

        // 5. Override `updateContent` to configure avatars when content is updated.
        override func updateContent() {
            super.updateContent()

            // Get array of members who have seen the message. Sort it to fix the order.
            let readBy =
                content?.message.readBy.sorted { ($0.name, $0.id) < ($1.name, $1.id) } ?? []
            avatarsStackView.isHidden = readBy.count == 0

            // Iterate and configure avatar views, hide those ones that don't have a user to show.
            for index in 0..<avatarViews.count {
                let user = readBy.indices.contains(index) ? readBy[index] : nil
                let avatarView = avatarViews[index]
                avatarView.isHidden = user == nil
                avatarView.content = user
            }

            // Calculate how many member are not shown. Show `and more` label if not users are shown.
            let leftUsers = readBy.count - avatarViews.count
            messageReadCountsLabel.text = leftUsers > 0 ? "and \(leftUsers) more" : nil
            messageReadCountsLabel.isHidden = messageReadCountsLabel.text == nil

            // Allow interaction when message is in `read` state.
            isUserInteractionEnabled = readBy.count > 0
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "read-by-avatars") {
            Components.default.messageDeliveryStatusView = CustomChatMessageDeliveryStatusView.self
        }

        #expect(differences == [])
    }
}
