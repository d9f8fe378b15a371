public import Components
import DefaultComponents

extension ValueSlot<[String: String]> {
    /// The emoji that a composer completes, by their names without colons.
    public static let emojiNames = ValueSlot(
        "emojiNames",
        default: [
            "anchor": "⚓", "clap": "👏", "coffee": "☕", "compass": "🧭", "cry": "😢", "eyes": "👀",
            "fire": "🔥", "fish": "🐟", "heart": "❤️", "joy": "😂", "ok_hand": "👌", "party": "🥳",
            "rain": "🌧️", "rocket": "🚀", "sailboat": "⛵", "smile": "😄", "star": "⭐", "sun": "☀️",
            "tada": "🎉", "thumbsdown": "👎", "thumbsup": "👍", "warning": "⚠️", "wave": "👋",
            "wind": "🌬️",
        ]
    )
}
