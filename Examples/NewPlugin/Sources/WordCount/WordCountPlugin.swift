public import Components
import DefaultComponents
import Views

/// Adds a button to the end of messages with a text: WordCount.
public struct WordCountPlugin: Plugin {
    /// `word-count`.
    public let manifest = PluginManifest(
        "word-count",
        summary: "Messages end in a button: WordCount.",
        // Both add a view to the end of a message: without this, the ids would decide their order.
        ordering: [.after("share-attachments")]
    )

    /// Creates the plugin.
    public init() {}

    /// Declares its names, inserts the layout option for messages with a text, and adds the view.
    public func register(in registrar: inout Registrar) {
        registrar.declare(.wordCountBadge)
        registrar.declare(.tapOnWordCountBadge)
        registrar.declare(ChatMessageLayoutOption.wordCountBadge)

        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            if let message = request.message, message.saysSomething {
                options.insert(.wordCountBadge)
            }
            return options
        }
        registrar.extend(.messageContentView, with: WordCountBelow.self)
    }
}

extension ChatMessage {
    /// Whether the message has a text and was not deleted.
    fileprivate var saysSomething: Bool {
        !isDeleted && !text.plain.allSatisfy(\.isWhitespace)
    }
}
