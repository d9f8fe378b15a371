extension SailingWeekend {
    /// The messages of Saturday: the day on the water, and the evening.
    static let saturday = #"""
        {"id": "m22", "author": "mei", "time": "2026-05-16T07:30:00Z", "kind": "system",
          "text": "Mei 梅 pinned “The plan, final this time”"},

        {"id": "m23", "author": "ilyas", "time": "2026-05-16T07:41:00Z", "kind": "location",
          "text": "Berth 14, west pier"},

        {"id": "m24", "author": "mei", "time": "2026-05-16T07:43:00Z", "text": "Listen!",
          "attachments": [{"kind": "audio", "url": "https://najma.example/gulls.m4a",
            "title": "Gulls at breakfast", "seconds": 12.5}]},

        {"id": "m25", "author": "nora", "time": "2026-05-16T08:07:00Z",
          "text": "Running! Two minutes! Do not sail without me!",
          "readBy": ["ilyas"]},

        {"id": "m26", "author": "ilyas", "time": "2026-05-16T08:07:45Z",
          "text": [{"text": "We would never.", "strike": true}, " We untied only one rope."],
          "reactions": [{"name": "joy", "users": ["mei"]},
            {"name": "walk-the-plank", "users": ["nora"]}]},

        {"id": "m27", "author": "nora", "time": "2026-05-16T12:58:00Z",
          "text": "Lunch at anchor. The penguin was wrong: nobody is seasick.",
          "attachments": [
            {"kind": "image", "url": "https://najma.example/lunch.jpg", "title": "Forty 包子"},
            {"kind": "image", "url": "https://najma.example/helm.jpg", "title": "Mei at the helm"},
            {"kind": "video", "url": "https://najma.example/dolphin.mov", "title": "A dolphin!",
              "seconds": 21}],
          "reactions": [{"name": "heart_eyes", "users": ["ilyas", "mei"]},
            {"name": "bao", "users": ["jonas", "ana", "theo"]}],
          "readBy": ["ilyas", "mei", "theo", "ana"]},

        {"id": "m28", "author": "mei", "time": "2026-05-16T12:59:00Z", "text": "❤️"},

        {"id": "m29", "author": "mei", "time": "2026-05-16T12:59:40Z",
          "text": "我从来没见过这么多海鸥！ I have never seen so many gulls!"},

        {"id": "m30", "author": "ilyas", "time": "2026-05-16T13:05:00Z", "quote": "m27",
          "text": "ما شاء الله! It followed us all the way from the sandbank 🐬"},

        {"id": "m31", "author": "nora", "time": "2026-05-16T17:52:00Z",
          "text": ["Home. My grandfather used to say:\n",
            {"text": "A calm sea never made a good sailor.", "quote": true},
            "\nHe never had lunch with you three."],
          "deliveredTo": ["ilyas"]},

        {"id": "m32", "author": "ilyas", "time": "2026-05-16T17:54:00Z", "quote": "m11",
          "text": "About that message I deleted: the anchor is back at the neighbour’s."},

        {"id": "m33", "author": "nora", "time": "2026-05-16T18:03:00Z",
          "text": "Same time next year?"},

        {"id": "m34", "author": "nora", "time": "2026-05-16T18:10:00Z", "state": "sendingFailed",
          "text": "All of today’s pictures:",
          "attachments": [{"kind": "file", "url": "https://najma.example/pictures.zip",
            "title": "Pictures.zip", "mimeType": "application/zip", "bytes": 1843200000}]},

        {"id": "m35", "author": "nora", "time": "2026-05-16T18:12:00Z", "state": "sending",
          "text": "The radio on the pier is bad. I will send them from home."},

        {"id": "m36", "author": "mei", "time": "2026-05-16T18:20:00Z",
          "text": "I am still rocking. Najma, 晚安 🌙"}
        """#
}
