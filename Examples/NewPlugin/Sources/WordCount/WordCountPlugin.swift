public import Components
import DefaultComponents
import Views

/// Ends messages that say something in a button: WordCount.
public struct WordCountPlugin: Plugin {
    /// `word-count`.
    public let manifest = PluginManifest(
        "word-count",
        summary: "Messages end in a button: WordCount.",
        // Both end a message: without this, the ids would say which comes first.
        ordering: [.after("share-attachments")]
    )

    /// Creates the plugin.
    public init() {}

    /// Declares what is new, asks for the view where there is a text, and adds it.
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
