public import Components
import DefaultComponents
import Views

/// Says at the end of a message how many words it has.
public struct WordCountPlugin: Plugin {
    /// `word-count`.
    public let manifest = PluginManifest(
        "word-count",
        summary: "Messages end in the number of their words.",
        // Both end a message: without this, the ids would say which comes first.
        ordering: [.after("share-attachments")]
    )

    /// Creates the plugin.
    public init() {}

    /// Declares what is new, asks for the view where there are words, and adds it.
    public func register(in registrar: inout Registrar) {
        registrar.declare(.wordCountBadge)
        registrar.declare(.tapOnWordCount)
        registrar.declare(ChatMessageLayoutOption.wordCount)

        registrar.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            if let message = request.message, message.wordCount > 0 { options.insert(.wordCount) }
            return options
        }
        registrar.extend(.messageContentView, with: WordCountBelow.self)
    }
}

extension ChatMessage {
    /// How many words the message has; none if it was deleted.
    var wordCount: Int {
        isDeleted ? 0 : text.plain.split(whereSeparator: \.isWhitespace).count
    }
}
