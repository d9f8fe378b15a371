import Components
import DefaultComponents
import Views

extension JudgedPlugin {
    /// Harmful ones.
    static let sixthHarmful: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SixthThreadNamesPlugin(),
            verdict: .failed,
            reason:
                "Was meant to be correct: in a narrow column each letter of a name has a line of its own."
        ),
        JudgedPlugin(
            plugin: SixthLongQuoteBarPlugin(),
            verdict: .failed,
            reason: "A quote in a reused cell keeps the red bar of a longer one."
        ),
        JudgedPlugin(
            plugin: SixthNoShortTextsPlugin(),
            verdict: .failed,
            reason: "Short texts vanish from the composer, unsent and without notice."
        ),
        JudgedPlugin(
            plugin: SixthTidyDraftPlugin(),
            verdict: .failed,
            reason: "No space can be typed at the end of a draft."
        ),
        JudgedPlugin(
            plugin: SixthLeftStripePlugin(),
            verdict: .failed,
            reason: "A stripe that is on the left in both reading directions."
        ),
        JudgedPlugin(
            plugin: SixthViewRegisterPlugin(),
            verdict: .failed,
            reason: "A static register keeps the views of all messages for ever."
        ),
        JudgedPlugin(
            plugin: SixthPulsePlugin(),
            verdict: .failed,
            reason: "Schedules work fifty times a second without end."
        ),
        JudgedPlugin(
            plugin: SixthGistPlugin(),
            verdict: .failed,
            reason: "One answer for all messages: most show the words of another one."
        ),
        JudgedPlugin(
            plugin: SixthMenuStatisticsPlugin(),
            verdict: .failed,
            reason: "Handles each choice of each menu to count it, so that none has an effect."
        ),
        JudgedPlugin(
            plugin: SixthSpokenLengthPlugin(),
            verdict: .failed,
            reason: "Replaces texts by their length for screen readers."
        ),
        JudgedPlugin(
            plugin: SixthPoliteReactionsPlugin(),
            verdict: .failed,
            reason: "Reacts to each message that is shown, in the name of the reader."
        ),
        JudgedPlugin(
            plugin: SixthSealedTimesPlugin(),
            verdict: .failed,
            reason: "Computes a proof of work in each update of a time."
        ),
        JudgedPlugin(
            plugin: SixthWatermarkPlugin(),
            verdict: .failed,
            reason: "A label over the whole list takes every tap."
        ),
        JudgedPlugin(
            plugin: SixthCompactTimesPlugin(),
            verdict: .failed,
            reason: "Half past twelve is 0:30 AM."
        ),
        JudgedPlugin(
            plugin: SixthQuoteKeeperPlugin(),
            verdict: .failed,
            reason: "Quotes show the words of deleted messages."
        ),
        JudgedPlugin(
            plugin: SixthSignaturePlugin(),
            verdict: .failed,
            reason: "Rebuilds the submitted content: attachments, quotes and edits are lost."
        ),
        JudgedPlugin(
            plugin: SixthPureBubblesPlugin(),
            verdict: .failed,
            reason: "Takes the views of all other plugins out of bubbles."
        ),
        JudgedPlugin(
            plugin: SixthCalmFailuresPlugin(),
            verdict: .failed,
            reason: "Messages that were not sent look like those that were."
        ),
        JudgedPlugin(
            plugin: SixthCurlyQuotesPlugin(),
            verdict: .failed,
            reason: "Rebuilds texts from their plain words: links, mentions and styles die."
        ),
        JudgedPlugin(
            plugin: SixthRememberedCountPlugin(),
            verdict: .failed,
            reason: "Caches the number of words by id: it is wrong after an edit."
        ),
        JudgedPlugin(
            plugin: SixthLoudMentionsPlugin(),
            verdict: .failed,
            reason: "Mentions everybody in place of the person that was picked."
        ),
    ]
}
