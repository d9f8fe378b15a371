import Components
import DefaultComponents
import Testing
import Views

@Suite struct ThreadRepliesLinesSpelling {
    final class DemoChatThreadRepliesCountDecorationView: ChatThreadRepliesCountDecorationView {
        private lazy var leadingLine = View()
        private lazy var trailingLine = View()

        override func setUpLayout() {
            super.setUpLayout()
            let hairlineHeight = components.appearance.metrics.hairline
            textLabel.removeFromSuperview()
            container.addSubview(leadingLine)
            container.addSubview(textLabel)
            container.addSubview(trailingLine)
            Constraint.activate([
                leadingLine.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 9),
                leadingLine.centerYAnchor.constraint(equalTo: container.centerYAnchor),
                leadingLine.heightAnchor.constraint(equalToConstant: hairlineHeight),
                leadingLine.widthAnchor.constraint(greaterThanOrEqualToConstant: 9),
                textLabel.leadingAnchor.constraint(
                    equalTo: leadingLine.trailingAnchor,
                    constant: 9
                ),
                textLabel.topAnchor.constraint(equalTo: container.topAnchor, constant: 3),
                textLabel.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -3),
                textLabel.centerXAnchor.constraint(equalTo: container.centerXAnchor),
                trailingLine.leadingAnchor.constraint(
                    equalTo: textLabel.trailingAnchor,
                    constant: 9
                ),
                trailingLine.trailingAnchor.constraint(
                    equalTo: container.trailingAnchor,
                    constant: -9
                ),
                trailingLine.centerYAnchor.constraint(equalTo: container.centerYAnchor),
                trailingLine.heightAnchor.constraint(equalToConstant: hairlineHeight),
                trailingLine.widthAnchor.constraint(greaterThanOrEqualToConstant: 9),
            ])
        }

        override func setUpAppearance() {
            super.setUpAppearance()
            container.backgroundColor = nil
            leadingLine.backgroundColor = .gray
            trailingLine.backgroundColor = .gray
        }
    }

    @Test func isThePlugin() throws {
        let differences = try differences(from: "thread-replies-lines") {
            Components.default.threadRepliesCounterView =
                DemoChatThreadRepliesCountDecorationView.self
        }

        #expect(differences == [])
    }
}
