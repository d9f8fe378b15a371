import Components
import DefaultComponents
import Views

extension JudgedPlugin {
    /// The plugins of the sixth reviewer, who had not seen the laws and the other sets.
    ///
    /// At first the certificate agreed on 30 of 40, without messages of the plugins' own. It was right about one of the
    /// others, `thread-names`, and one, `moods`, needed a message.
    static let sixth: [JudgedPlugin] = sixthInnocent + sixthHarmful

    /// Correct ones, and some that deserve a warning.
    static let sixthInnocent: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SixthLinkSitesPlugin(),
            verdict: .clean,
            reason: "Names the hosts of links below the text, and nothing of deleted messages."
        ),
        JudgedPlugin(
            plugin: SixthLengthOfDraftPlugin(),
            verdict: .clean,
            reason: "Shows the length of drafts from ten characters on, and hides it again."
        ),
        JudgedPlugin(
            plugin: SixthTwentyFourHoursPlugin(),
            verdict: .clean,
            reason: "A 24-hour clock in the calendar that it is handed, and weekdays."
        ),
        JudgedPlugin(
            plugin: SixthBookmarksPlugin(),
            verdict: .clean,
            reason: "A menu entry that toggles state of the message, and a line that follows it."
        ),
        JudgedPlugin(
            plugin: SixthOwnReactionsPlugin(),
            verdict: .clean,
            reason: "An edge around reactions of the reader, with words for screen readers."
        ),
        JudgedPlugin(
            plugin: SixthFileKindsPlugin(),
            verdict: .clean,
            reason: "The ending of a file name as a line of its attachment, hidden without one."
        ),
        JudgedPlugin(
            plugin: SixthSilencesPlugin(),
            verdict: .clean,
            reason: "A bar where an hour or more lies between two messages."
        ),
        JudgedPlugin(
            plugin: SixthClockCommandPlugin(),
            verdict: .clean,
            reason: "A command that adds the time of the clock, by the formatter of the appearance."
        ),
        JudgedPlugin(
            plugin: SixthTypingFacesPlugin(),
            verdict: .clean,
            reason: "At most three faces of those who are typing."
        ),
        JudgedPlugin(
            plugin: SixthAuthorEdgesPlugin(),
            verdict: .clean,
            reason: "An edge for each author by a stable hash, written with each content."
        ),
        JudgedPlugin(
            plugin: SixthQuoteFlashPlugin(),
            verdict: .clean,
            reason: "Passes the tap on, and derives an animation from state of the quoted message."
        ),
        JudgedPlugin(
            plugin: SixthThanksPlugin(),
            verdict: .clean,
            reason: "A button that sends a payload, shows state, and takes it back after a failure."
        ),
        JudgedPlugin(
            plugin: SixthOfflineBannerPlugin(),
            verdict: .clean,
            reason: "A banner that makes room above the list while there is no connection."
        ),
        JudgedPlugin(
            plugin: SixthDeliveryWordsPlugin(),
            verdict: .clean,
            reason: "The delivery status in words."
        ),
        JudgedPlugin(
            plugin: SixthSentenceKindPlugin(),
            verdict: .clean,
            reason: "A task of the message, whose answer is kept with the text that it is for."
        ),
        JudgedPlugin(
            plugin: SixthMoodsPlugin(),
            verdict: .clean,
            reason:
                "A command that gives a message a field, and refuses with a reason without words.",
            messages: [sixthMoodsMessage()]
        ),
        JudgedPlugin(
            plugin: SixthNoForeignLinksPlugin(),
            verdict: .warned,
            reason: "Shows a note in place of texts of others with links: moderation."
        ),
        JudgedPlugin(
            plugin: SixthPicturesAlonePlugin(),
            verdict: .warned,
            reason: "Removes the text of messages with pictures."
        ),
        JudgedPlugin(
            plugin: SixthNoReactionsPlugin(),
            verdict: .warned,
            reason: "Removes reactions and the action that adds them."
        ),
    ]
}
