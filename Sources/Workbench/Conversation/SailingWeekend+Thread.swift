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
