extension JudgedPlugin {
    /// Harmful ones.
    static let fourthHarmful: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FourthInletPlugin(),
            verdict: .failed,
            reason:
                "The note of edited messages is shown but never hidden, so that reused cells keep it for unedited messages."
        ),
        JudgedPlugin(
            plugin: FourthJuniperPlugin(),
            verdict: .failed,
            reason: "Times are always those of UTC, whatever the calendar's zone is."
        ),
        JudgedPlugin(
            plugin: FourthKrillPlugin(),
            verdict: .failed,
            reason: "A quote shows the name of the person who quotes instead of the quoted author."
        ),
        JudgedPlugin(
            plugin: FourthLotusPlugin(),
            verdict: .failed,
            reason:
                "Everything between < and > disappears from the texts of messages, without a sign."
        ),
        JudgedPlugin(
            plugin: FourthMangoPlugin(),
            verdict: .failed,
            reason:
                "Answers all taps and long presses on messages for its statistics, so that links, avatars, menus and threads are dead."
        ),
        JudgedPlugin(
            plugin: FourthNutmegPlugin(),
            verdict: .failed,
            reason: "Removes labels and buttons of other plugins from the bubble at each update."
        ),
        JudgedPlugin(
            plugin: FourthOrchidPlugin(),
            verdict: .failed,
            reason: "Texts are nearly black in dark mode too, on dark bubbles."
        ),
        JudgedPlugin(
            plugin: FourthPoppyPlugin(),
            verdict: .failed,
            reason: "A button with only a symbol has neither a title nor a name for screen readers."
        ),
        JudgedPlugin(
            plugin: FourthQuincePlugin(),
            verdict: .failed,
            reason:
                "A button's closure holds its extension, which holds the button, so that neither is freed."
        ),
        JudgedPlugin(
            plugin: FourthRowanPlugin(),
            verdict: .failed,
            reason:
                "Searches long texts for palindromes in cubic time at each update and freezes the list."
        ),
        JudgedPlugin(
            plugin: FourthSorrelPlugin(),
            verdict: .failed,
            reason:
                "Puts a banner into the screen around the composer that stays there when the plugin is uninstalled."
        ),
        JudgedPlugin(
            plugin: FourthThymePlugin(),
            verdict: .failed,
            reason:
                "Decides the layout options without calling the layer below, so that other plugins' options are lost, depending on the order."
        ),
        JudgedPlugin(
            plugin: FourthTulipPlugin(),
            verdict: .failed,
            reason: "The colour of an avatar's ring is random at each update."
        ),
        JudgedPlugin(
            plugin: FourthVetchPlugin(),
            verdict: .failed,
            reason: "Cuts the draft at 100 characters while it is typed, without a word."
        ),
        JudgedPlugin(
            plugin: FourthWispPlugin(),
            verdict: .failed,
            reason: "Replies are never sent: the composer is emptied as if they had been."
        ),
        JudgedPlugin(
            plugin: FourthYewPlugin(),
            verdict: .failed,
            reason: "Texts are aligned to the wrong side from right to left."
        ),
        JudgedPlugin(
            plugin: FourthZephyrPlugin(),
            verdict: .failed,
            reason: "The date above the first message of a day is that of the day before it."
        ),
        JudgedPlugin(
            plugin: FourthAnisePlugin(),
            verdict: .failed,
            reason: "Shows the texts of deleted messages."
        ),
        JudgedPlugin(
            plugin: FourthBirchPlugin(),
            verdict: .failed,
            reason:
                "Hides the button that cancels an edit or a reply, which cannot be left any more."
        ),
        JudgedPlugin(
            plugin: FourthCobaltPlugin(),
            verdict: .failed,
            reason: "Adds another label to a message at each update."
        ),
        JudgedPlugin(
            plugin: FourthDunePlugin(),
            verdict: .failed,
            reason: "A button is 14 points high without a larger target."
        ),
        JudgedPlugin(
            plugin: FourthEbonyPlugin(),
            verdict: .failed,
            reason:
                "Bubbles are clipped at 60 points, so that the rest of longer messages cannot be read."
        ),
        JudgedPlugin(
            plugin: FourthFlintPlugin(),
            verdict: .failed,
            reason: "Links lead to another address than the one that was written."
        ),
        JudgedPlugin(
            plugin: FourthGorsePlugin(),
            verdict: .failed,
            reason:
                "Keeps the first text of each message by its id for ever, so that edits are not shown."
        ),
        JudgedPlugin(
            plugin: FourthHollyPlugin(),
            verdict: .failed,
            reason: "Reactions show the number of known users instead of the number of reactions."
        ),
        JudgedPlugin(
            plugin: FourthIvoryPlugin(),
            verdict: .failed,
            reason: "Threads cannot be opened: their route is handled by doing nothing."
        ),
    ]
}
