import Components
import DefaultComponents
import Testing
import Views

@Suite struct DateSeparatorStyleSpelling {
    class CustomChatMessageListDateSeparatorView: ChatMessageListDateSeparatorView {
        override func setUpAppearance() {
            super.setUpAppearance()
            backgroundColor = .systemBlue
            textLabel.textColor = .black
        }

        override func updateContent() {
            super.updateContent()
            textLabel.text = content?.uppercased()
        }

        override func setUpLayout() {
            super.setUpLayout()
            Constraint.activate([
                textLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24.0),
                textLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24.0),
                textLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8.0),
                textLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8.0),
            ])
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "date-separator-style") {
            Components.default.messageListDateSeparatorEnabled = true
            Components.default.messageListDateSeparatorView =
                CustomChatMessageListDateSeparatorView.self
        }

        #expect(differences == [])
    }
}
