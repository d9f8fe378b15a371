import Components
import DefaultComponents
import Views

/// A text that changes as time passes, when a task answers, or by the instant at which it is made.
final class LivingText: ComponentExtension<ChatMessageTextView> {
    static let plugin = TestPlugin(PluginManifest("living", summary: "Texts change.")) {
        $0.extend(.messageText, with: LivingText.self)
    }

    /// Two minutes past nine on March 2, 2026, in UTC.
    static let bell = Timestamp(seconds: 1_772_442_120)

    override func updateContent() {
        super.updateContent()
        switch host.content?.plain {
        case "Bell": schedule("ring", at: Self.bell) { $0.host.text = "Rang" }
        case "Ask": ask { "Greeted" }
        case "Ask later":
            ask {
                try await Task.sleep(for: .milliseconds(300))
                return "Greeted"
            }
        case "Now": host.text = RichText(plain: "\(now)")
        default: break
        }
    }

    private func ask(_ work: @escaping @Sendable () async throws -> String) {
        task("greet", work) { $0.host.text = RichText(plain: $1) }
    }
}
