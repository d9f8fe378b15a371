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

extension SailingWeekend {
    /// The replies to Mei's question, one of which stands in the channel too.
    static let thread = #"""
        {"id": "m13", "author": "ilyas", "time": "2026-05-15T18:13:00Z", "thread": "m12",
          "text": "Coffee, charts, and تمر from my grandmother. She insists."},

        {"id": "m14", "author": "nora", "time": "2026-05-15T18:14:00Z", "thread": "m12",
          "text": "Life jackets, sun cream, the first-aid box.",
          "readBy": ["ilyas", "mei"]},

        {"id": "m15", "author": "mei", "time": "2026-05-15T18:15:00Z", "thread": "m12",
          "alsoInChannel": true,
          "text": "包子 for everyone, forty of them. Come hungry!",
          "reactions": [{"name": "yum", "users": ["nora", "ilyas", "theo", "ana", "jonas"]},
            {"name": "heart", "users": ["nora"]}]},

        {"id": "m16", "author": "mei", "time": "2026-05-15T18:15:50Z", "thread": "m12",
          "text": "And a thermos of jasmine tea 🍵"},

        {"id": "m17", "author": "nora", "time": "2026-05-15T18:20:00Z", "thread": "m12",
          "quote": "m13", "text": "Grandmothers outrank captains.",
          "readBy": ["ilyas"]}
        """#
}
