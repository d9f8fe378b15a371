import Components
import DefaultComponents
import Testing
import Views

@Suite struct CustomRouterSpelling {
    final class CustomChatMessageListRouter: ChatMessageListRouter {
        override func showUser(_ user: ChatUser) {
            guard let view = rootViewController?.view else { return }
            let cardView = PersonCardView()
            cardView.content = user
            view.addSubview(cardView)
            Constraint.activate([
                cardView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                cardView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                cardView.leadingAnchor.constraint(
                    greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor
                ),
            ])
            view.layoutIfNeeded()
        }
    }

    final class PersonCardView: Control {
        var content: ChatUser? {
            didSet { contentChanged() }
        }

        private let nameLabel = Label()
        private var avatarView: (any AvatarView)?

        override func setUp() {
            super.setUp()
            overlapsSiblings = true
            accessibilityRole = .button
            addTarget("closePerson") { [weak self] in self?.isHidden = true }
        }

        override func setUpLayout() {
            super.setUpLayout()
            let avatarView = make(.avatar)
            self.avatarView = avatarView
            directionalLayoutMargins = components[.appearance].metrics.symbolMargins
            fillMargins(
                with: ContainerStackView(
                    alignment: .center,
                    spacing: 8,
                    arrangedSubviews: [avatarView, nameLabel]
                )
            )
        }

        override func setUpAppearance() {
            super.setUpAppearance()
            let appearance = components[.appearance]
            backgroundColor = appearance.palette.floating
            layer.cornerRadius = appearance.metrics.cardCornerRadius
            layer.borderColor = appearance.palette.border
            layer.borderWidth = 1
            nameLabel.font = appearance.fonts.bodyBold
            nameLabel.textColor = appearance.palette.text
        }

        override func updateContent() {
            super.updateContent()
            avatarView?.content = content
            nameLabel.text = content?.name
            accessibilityLabel = content?.name
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "custom-router") {
            Components.default.messageListRouter = CustomChatMessageListRouter.self
        }

        #expect(differences == [])
    }
}
