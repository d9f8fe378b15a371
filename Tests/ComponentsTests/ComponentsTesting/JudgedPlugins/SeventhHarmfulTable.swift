import Components
import DefaultComponents
import Views

extension JudgedPlugin {
    /// Harmful ones.
    static let seventhHarmful: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: SeventhStickySheetPlugin(),
            verdict: .failed,
            reason:
                "A modal sheet from the menu that nothing closes: the chat is locked."
        ),
        JudgedPlugin(
            plugin: SeventhTipBarPlugin(),
            verdict: .failed,
            reason:
                "A high bar that cannot be closed covers the top of the list for ever."
        ),
        JudgedPlugin(
            plugin: SeventhLostNotePlugin(),
            verdict: .failed,
            reason:
                "What is typed at one message shows at another in cells that are used again.",
            steps: SeventhSteps.writeInField
        ),
        JudgedPlugin(
            plugin: SeventhEagerFieldPlugin(),
            verdict: .failed,
            reason:
                "A field takes the focus with each message that arrives: what is being typed lands there.",
            steps: SeventhSteps.writeInField
        ),
        JudgedPlugin(
            plugin: SeventhVerticalDragPlugin(),
            verdict: .failed,
            reason:
                "A drag on messages precedes scrolling: the list cannot be dragged.",
            steps: SeventhSteps.performGestures
        ),
        JudgedPlugin(
            plugin: SeventhTapZoomPlugin(),
            verdict: .failed,
            reason:
                "A tap precedes links, avatars and quotes, which are dead.",
            steps: SeventhSteps.performGestures
        ),
        JudgedPlugin(
            plugin: SeventhHalfSwipePlugin(),
            verdict: .failed,
            reason:
                "A swipe that is lost leaves the message nearly invisible.",
            steps: SeventhSteps.performGestures
        ),
        JudgedPlugin(
            plugin: SeventhHeavyCanvasPlugin(),
            verdict: .failed,
            reason:
                "2,500 shapes in each message: slow, and pages of megabytes."
        ),
        JudgedPlugin(
            plugin: SeventhReplyWordsPlugin(),
            verdict: .failed,
            reason:
                "A wrong argument: \"{number} answers\" in place of the number."
        ),
        JudgedPlugin(
            plugin: SeventhJustNowPlugin(),
            verdict: .failed,
            reason:
                "\"Just now\" stays for ever: nothing is scheduled."
        ),
        JudgedPlugin(
            plugin: SeventhSmallPrintPlugin(),
            verdict: .failed,
            reason:
                "Longer texts of others in letters of 3 points."
        ),
        JudgedPlugin(
            plugin: SeventhChainTasksPlugin(),
            verdict: .failed,
            reason:
                "A task whose answer begins it again: work without end.",
            steps: SeventhSteps.waitMinutes
        ),
        JudgedPlugin(
            plugin: SeventhSeenReportsPlugin(),
            verdict: .failed,
            reason:
                "Sends the words of everything that is shown to the server."
        ),
        JudgedPlugin(
            plugin: SeventhLastWordsPlugin(),
            verdict: .failed,
            reason:
                "A banner keeps the words of a deleted message."
        ),
        JudgedPlugin(
            plugin: SeventhSubmitOnLeavePlugin(),
            verdict: .failed,
            reason:
                "A field sends what is in it when the focus moves on.",
            steps: SeventhSteps.writeInField
        ),
        JudgedPlugin(
            plugin: SeventhSilentChartPlugin(),
            verdict: .failed,
            reason:
                "An attachment without a word for screen readers.",
            messages: [.seventh(attaching: "wind", SeventhWind.afternoon)]
        ),
        JudgedPlugin(
            plugin: SeventhConfinedCornerPlugin(),
            verdict: .failed,
            reason:
                "A corner confines the focus: the keyboard reaches nothing else."
        ),
        JudgedPlugin(
            plugin: SeventhAllReadPlugin(),
            verdict: .failed,
            reason:
                "Pending, sent and delivered messages have the sign of read ones."
        ),
        JudgedPlugin(
            plugin: SeventhSlowArrivalPlugin(),
            verdict: .failed,
            reason:
                "Messages are invisible for minutes after they came."
        ),
        JudgedPlugin(
            plugin: SeventhHeldCanvasPlugin(),
            verdict: .failed,
            reason:
                "A drawing's closure keeps the views of all messages in memory."
        ),
    ]
}
