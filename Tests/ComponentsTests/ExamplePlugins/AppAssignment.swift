import Components
import DefaultComponents
import Views

/// An assignment of the app to a container, which can be repeated for another.
struct AppAssignment: Sendable {
    let apply: @Sendable (inout Components) -> Void

    /// Returns one of several assignments.
    static func random(_ generator: inout SeededGenerator) -> AppAssignment {
        all[Int.random(in: all.indices, using: &generator)]
    }

    private static let all = [
        AppAssignment { $0.messageBubbleView = PlainBubble.self },
        AppAssignment { $0.messageContentView = ChatMessageContentView.self },
        AppAssignment { $0[.maxContentWidthMultiplier] = 0.5 },
        AppAssignment { $0.messageListDateSeparatorEnabled = false },
        AppAssignment { $0.extend(.bubble, with: AppEdge.self) },
        AppAssignment { $0.suppress("square-avatars", on: .avatar) },
        AppAssignment { $0.suppress("hide-delivery-status", on: .messageLayoutOptions) },
        AppAssignment { components in
            components.transform(.messageLayoutOptions) { next, request in
                next(request).union([.timestamp])
            }
        },
    ]
}

private final class PlainBubble: ChatMessageBubbleView {}

private final class AppEdge: ComponentExtension<ChatMessageBubbleView> {
    override func setUpAppearance() {
        super.setUpAppearance()
        host.layer.borderWidth = 3
    }
}
