extension SailingWeekend {
    /// The evening before: a boat, a forecast, a plan.
    static let friday = #"""
        {"id": "m1", "author": "nora", "time": "2026-05-15T17:58:00Z", "kind": "system",
          "text": "Nora named the channel “Sailing weekend”"},

        {"id": "m2", "author": "ilyas", "time": "2026-05-15T18:01:00Z",
          "text": ["My uncle gave me the keys! She is called ", {"text": "Najma", "bold": true},
            ", نجمة, the star, and she is ours until Sunday."],
          "reactions": [{"name": "star-struck", "users": ["nora", "mei"]},
            {"name": "ahoy", "users": ["theo"], "count": 4}]},

        {"id": "m3", "author": "ilyas", "time": "2026-05-15T18:01:40Z",
          "text": "Seven metres, four bunks, one very small stove.",
          "attachments": [{"kind": "image", "url": "https://najma.example/berth-14.jpg",
            "title": "Najma at berth 14"}]},

        {"id": "m4", "author": "mei", "time": "2026-05-15T18:02:10Z", "text": "🤩⛵️"},

        {"id": "m5", "author": "nora", "time": "2026-05-15T18:04:00Z", "quote": "m3",
          "text": "Four bunks, six people. I counted twice.",
          "readBy": ["ilyas", "mei", "theo", "ana", "jonas"]},

        {"id": "m6", "author": "mei", "time": "2026-05-15T18:05:30Z",
          "text": [{"text": "@Theo", "user": "theo"}, ", ", {"text": "@Ana", "user": "ana"}, " and ",
            {"text": "@Jonas", "user": "jonas"},
            " only come for the day, so nobody sleeps on deck. 放心吧。"]},

        {"id": "m7", "author": "mei", "time": "2026-05-15T18:06:00Z",
          "attachments": [{"kind": "card", "pretext": "Saturday, Skerry Bay",
            "title": [{"text": "A fine day to sail", "link": "https://harbour.example/forecast"}],
            "text": ["Sunny, and ", {"text": "no", "bold": true}, " thunder this time."],
            "fields": [{"title": "Wind", "value": "South-west, 4 Beaufort"},
              {"title": "Waves", "value": "Half a metre"},
              {"title": "High tide", "value": "9:40 AM"}],
            "footer": "Harbour office, 6 PM", "image": "https://harbour.example/sun.png"}]},

        {"id": "m8", "author": "nora", "time": "2026-05-15T18:08:00Z", "kind": "ephemeral",
          "text": "/giphy seasick",
          "attachments": [{"kind": "giphy", "url": "https://giphy.example/penguin.gif",
            "title": "Seasick penguin"}]},

        {"id": "m9", "author": "nora", "time": "2026-05-15T18:08:30Z",
          "attachments": [{"kind": "giphy", "url": "https://giphy.example/penguin.gif",
            "title": "Seasick penguin"}],
          "readBy": ["mei"]},

        {"id": "m10", "author": "nora", "time": "2026-05-15T18:09:00Z", "kind": "error",
          "text": "There is no command /anchor. Did you mean /remind?"},

        {"id": "m11", "author": "ilyas", "time": "2026-05-15T18:10:00Z", "deleted": true,
          "text": "I may have lent the anchor to a neighbour."},

        {"id": "m12", "author": "mei", "time": "2026-05-15T18:12:00Z",
          "text": "Who brings what? Answer here in the thread, so that nothing gets lost.",
          "reactions": [{"name": "thumbsup", "users": ["nora", "ilyas", "theo"]}]},

        {"id": "m18", "author": "nora", "time": "2026-05-15T18:25:00Z",
          "edited": "2026-05-15T18:31:00Z",
          "text": ["The plan, ", {"text": "final", "bold": true}, " this time:\n",
            {"text": "08:00  meet at berth 14\n09:10  cast off\n13:00  lunch at anchor\n18:00  home",
              "codeBlock": true},
            "\nWe need ", {"text": "chart 7", "code": true}, ", not ",
            {"text": "chart 17", "strike": true}, "."],
          "readBy": ["ilyas", "mei", "ana"]},

        {"id": "m19", "author": "mei", "time": "2026-05-15T18:26:00Z",
          "text": "Then there is only one question left.",
          "attachments": [{"kind": "poll", "title": "Where do we have lunch?",
            "options": ["Gull Island", "The sandbank", "Wherever the wind stops"]}]},

        {"id": "m20", "author": "ilyas", "time": "2026-05-15T18:40:00Z",
          "text": [{"text": "@channel", "broadcast": "channel"},
            " please practise tonight, ", {"text": "all", "italic": true}, " of you: ",
            {"text": "animatedknots.example/bowline",
              "link": "https://animatedknots.example/bowline"},
            ". Questions in ", {"text": "#knots", "channel": "knots"}, "!"],
          "attachments": [{"kind": "link", "url": "https://animatedknots.example/bowline",
            "title": "How to tie a bowline", "site": "Animated Knots",
            "text": "The rabbit comes out of the hole, round the tree, and back again.",
            "image": "https://animatedknots.example/bowline.png"}]},

        {"id": "m21", "author": "nora", "time": "2026-05-15T18:47:00Z",
          "text": "And for those who like lists:",
          "attachments": [{"kind": "file", "url": "https://najma.example/checklist.pdf",
            "title": "Checklist.pdf", "mimeType": "application/pdf", "bytes": 48213}],
          "deliveredTo": ["ilyas", "mei", "theo"]}
        """#
}
