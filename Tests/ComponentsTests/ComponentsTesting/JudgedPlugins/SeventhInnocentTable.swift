import Components
import DefaultComponents
import Views

extension JudgedPlugin {
    /// The plugins of the seventh reviewer, who had not seen the laws and the other sets.
    ///
    /// At first the certificate agreed on 25 of 40, with the messages and steps of their authors.
    static let seventh: [JudgedPlugin] = seventhInnocent + seventhHarmful

    /// Correct ones, and some that deserve a warning.
    static let seventhInnocent: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SeventhSideNotePlugin(),
            verdict: .clean,
            reason:
                "A menu entry opens a sheet with a field; the note is state, and a line below the message."
        ),
        JudgedPlugin(
            plugin: SeventhWindChartPlugin(),
            verdict: .clean,
            reason:
                "An attachment with a drawn curve, its range in words, and a label for the drawing.",
            messages: [.seventh(attaching: "wind", SeventhWind.afternoon)]
        ),
        JudgedPlugin(
            plugin: SeventhSwipeMarkPlugin(),
            verdict: .clean,
            reason:
                "A swipe toggles state, and a line below the message follows it.",
            steps: SeventhSteps.performGestures
        ),
        JudgedPlugin(
            plugin: SeventhHashtagsPlugin(),
            verdict: .clean,
            reason:
                "Words after a # are bold, in the runs that the text has; links and mentions stay.",
            messages: [.seventh { $0.text = "See #sailing and the #weather tomorrow" }]
        ),
        JudgedPlugin(
            plugin: SeventhScoreTablePlugin(),
            verdict: .clean,
            reason:
                "An attachment with a grid of names and points.",
            messages: [.seventh(attaching: "scores", SeventhScores.regatta)]
        ),
        JudgedPlugin(
            plugin: SeventhLogLinesPlugin(),
            verdict: .clean,
            reason:
                "An attachment with lines that scroll to the side, bound to state.",
            messages: [.seventh(attaching: "log", SeventhLog.engine)]
        ),
        JudgedPlugin(
            plugin: SeventhDeadlinePlugin(),
            verdict: .clean,
            reason:
                "A field of messages, counted down each minute, with words in three languages.",
            messages: [.seventh { $0[.deadline] = Timestamp(seconds: 1_780_020_000) }],
            steps: SeventhSteps.waitMinutes
        ),
        JudgedPlugin(
            plugin: SeventhLetterCountPlugin(),
            verdict: .clean,
            reason:
                "A task of the component, whose answer is kept with its text.",
            steps: SeventhSteps.waitMinutes
        ),
        JudgedPlugin(
            plugin: SeventhOldestCornerPlugin(),
            verdict: .clean,
            reason:
                "A button in a corner leads to the oldest message while that is out of view."
        ),
        JudgedPlugin(
            plugin: SeventhLateSignPlugin(),
            verdict: .clean,
            reason:
                "What is pending for ten seconds says so, by scheduled work."
        ),
        JudgedPlugin(
            plugin: SeventhRoundChecksPlugin(),
            verdict: .clean,
            reason:
                "Other symbols for sent, delivered and read, which differ."
        ),
        JudgedPlugin(
            plugin: SeventhSofterWordsPlugin(),
            verdict: .clean,
            reason:
                "Another word for edits, in three languages."
        ),
        JudgedPlugin(
            plugin: SeventhFreeSeatsPlugin(),
            verdict: .clean,
            reason:
                "A payload of the server in a bar that can be closed.",
            steps: SeventhSteps.receiveSeats
        ),
        JudgedPlugin(
            plugin: SeventhDraftFillPlugin(),
            verdict: .clean,
            reason:
                "A progress bar below drafts; nothing is cut."
        ),
        JudgedPlugin(
            plugin: SeventhMemberSheetPlugin(),
            verdict: .clean,
            reason:
                "A tap on an avatar opens a sheet with the person."
        ),
        JudgedPlugin(
            plugin: SeventhReadingBarPlugin(),
            verdict: .clean,
            reason:
                "A bar below older messages leads back to the newest, words in three languages."
        ),
        JudgedPlugin(
            plugin: SeventhDoubleDetailsPlugin(),
            verdict: .clean,
            reason:
                "A double tap opens a popover with author and time.",
            steps: SeventhSteps.performGestures
        ),
        JudgedPlugin(
            plugin: SeventhSlowModePlugin(),
            verdict: .warned,
            reason:
                "Moderation: a second message within half a minute is refused with a reason."
        ),
        JudgedPlugin(
            plugin: SeventhNoThreadsPlugin(),
            verdict: .warned,
            reason:
                "A team without threads."
        ),
        JudgedPlugin(
            plugin: SeventhNoQuotesPlugin(),
            verdict: .warned,
            reason:
                "Quotes of answers are not shown."
        ),
    ]
}
