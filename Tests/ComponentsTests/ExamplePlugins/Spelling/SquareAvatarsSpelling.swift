import Components
import DefaultComponents
import Testing
import Views

@Suite struct SquareAvatarsSpelling {
    final class SquareAvatarView: ChatAvatarView {
        override func layoutSubviews() {
            super.layoutSubviews()
            imageView.layer.cornerRadius = 3
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "square-avatars") {
            Components.default.avatarView = SquareAvatarView.self
        }

        #expect(differences == [])
    }
}
