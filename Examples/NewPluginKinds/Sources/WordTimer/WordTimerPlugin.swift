public import Components
import DefaultComponents
import Views

/// Adds a line with its age to each message: WordTimer.
public struct WordTimerPlugin: Plugin {
    /// `word-timer`.
    public let manifest = PluginManifest(
        "word-timer",
        summary: "Messages show how old they are: WordTimer.",
        // Both add a view to the end of a message: without this, the ids would decide their order.
        ordering: [.after("share-attachments")]
    )

    /// Creates the plugin.
    public init() {}

    /// Declares its names, inserts the layout option for what people wrote, and adds the line.
    public func register(in registrar: inout Registrar) {
        registrar.declare(.wordTimerText)
        registrar.declare(ChatMessageLayoutOption.wordTimerLine)
        registrar.transform(.messageLayoutOptions) { next, request in
            guard let message = request.message, message.kind == .regular, !message.isDeleted else {
                return next(request)
            }
            return next(request).union([.wordTimerLine])
        }
        registrar.extend(.messageContentView, with: WordTimerBelow.self)
    }
}

extension ValueSlot<@Sendable (Int64) -> String> {
    /// The text for an age in minutes; an app may have one of its own.
    public static let wordTimerText = Self(
        "wordTimerText",
        default: { $0 < 1 ? "New" : "\($0) min ago" }
    )
}

extension ChatMessageLayoutOption {
    /// The option of a message with the line at its end.
    static let wordTimerLine: Self = "wordTimerLine"
}

/// Adds the line, and updates it at every full minute.
final class WordTimerBelow: ComponentExtension<ChatMessageContentView> {
    private var line: (any MessageTextView)?

    override func setUpLayout() {
        super.setUpLayout()
        guard host.layoutOptions.contains(.wordTimerLine) else { return }
        // Made from a slot, so that the view can be replaced and extended.
        let line = host.make(.messageText)
        self.line = line
        line.tone = .muted
        host.bubbleContentContainer.addArrangedSubview(line)
    }

    override func updateContent() {
        super.updateContent()
        guard line != nil else { return }
        // Work of the same name takes the place of the earlier one, and ends with the view.
        schedule("age", every: .seconds(60)) { $0.show() }
        show()
    }

    private func show() {
        guard let message = host.content else { return }
        // From whole minutes of the clock, so that a view that is made in between shows the same.
        let age = max(0, now.seconds / 60 - message.createdAt.seconds / 60)
        line?.content = RichText(plain: host.components[.wordTimerText](age))
    }
}
