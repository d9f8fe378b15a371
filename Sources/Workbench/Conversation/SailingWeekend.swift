import DefaultComponents

/// The conversation that is shown when no other is asked for: six friends, of whom three do the talking,
/// plan a day on the water and go.
///
/// It is a document as anybody can write one, and holds every kind of message once.
enum SailingWeekend {
    /// The document.
    static var source: ConversationSource {
        ConversationSource(file: "the built-in conversation", text: json)
    }

    private static var json: String {
        "\(head)\(friday),\n\(thread),\n\(saturday)\n]}]}\n"
    }

    private static let head = #"""
        {
        "format": "conversation", "version": 1, "me": "nora",
        "users": [
          {"id": "nora", "name": "Nora"},
          {"id": "ilyas", "name": "Ilyas", "image": "https://najma.example/ilyas.jpg"},
          {"id": "mei", "name": "Mei 梅"},
          {"id": "theo", "name": "Theo"},
          {"id": "ana", "name": "Ana"},
          {"id": "jonas", "name": "Jonas"}
        ],
        "channels": [{
        "id": "sailing", "name": "Sailing weekend",
        "members": ["nora", "ilyas", "mei", "theo", "ana", "jonas"],
        "lastRead": "m35",
        "messages": [

        """#
}
