import DefaultComponents
import Views

extension JudgedPlugin {
    static let firstParts: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstWordTotal(),
            verdict: .clean,
            reason: "Adds a label beside those of plugins that it cannot know."
        ),
        JudgedPlugin(
            plugin: FirstReadingTime(),
            verdict: .clean,
            reason: "Adds a label to the facts, hidden unless the message is very long.",
            messages: [
                .first("long", RichText(plain: String(repeating: "Many words. ", count: 120)))
            ]
        ),
        JudgedPlugin(
            plugin: FirstBotBadge(),
            verdict: .clean,
            reason: "Adds a word before all other facts, shown and hidden with the author."
        ),
        JudgedPlugin(
            plugin: FirstVoiceBars(),
            verdict: .clean,
            reason: "Adds bars that are decoration, and so have neither name nor role."
        ),
        JudgedPlugin(
            plugin: FirstFoldedText(),
            verdict: .clean,
            reason:
                "Folds very long texts for the eye until a tap; a screen reader is reported all.",
            messages: [
                .first("fold", RichText(plain: String(repeating: "Fold and unfold. ", count: 40)))
            ]
        ),
        JudgedPlugin(
            plugin: FirstExactTime(),
            verdict: .clean,
            reason: "A tap on the time tells the day, too, and what it notes goes with the message."
        ),
        JudgedPlugin(
            plugin: FirstAuthorColors(),
            verdict: .clean,
            reason: "Colours names by their ids, each to be read in light and dark."
        ),
    ]
}
