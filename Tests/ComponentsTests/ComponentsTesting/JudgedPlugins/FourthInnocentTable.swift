extension JudgedPlugin {
    /// The plugins of the fourth reviewer, who had not seen the laws and the other sets.
    ///
    /// At first the certificate agreed on 50 of 60.
    static let fourth: [JudgedPlugin] = fourthInnocent + fourthHarmful

    /// Correct ones, and some that deserve a warning.
    static let fourthInnocent: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FourthAlderPlugin(),
            verdict: .clean,
            reason:
                "Long messages get a line with their reading time, shown and hidden in updateContent, in the theme's colours."
        ),
        JudgedPlugin(
            plugin: FourthBasilPlugin(),
            verdict: .clean,
            reason:
                "A sand-coloured theme that sets a light and a dark value with enough contrast and leaves the rest to the layer below."
        ),
        JudgedPlugin(
            plugin: FourthCedarPlugin(),
            verdict: .clean,
            reason:
                "Gives bubbles, cards and reactions smaller corners, through metrics and one extension."
        ),
        JudgedPlugin(
            plugin: FourthDahliaPlugin(),
            verdict: .clean,
            reason:
                "Translates the chat into French, with the formatters and an extension for deleted messages only."
        ),
        JudgedPlugin(
            plugin: FourthElmPlugin(),
            verdict: .clean,
            reason: "Shows times with 24 hours, in the calendar's zone."
        ),
        JudgedPlugin(
            plugin: FourthFernPlugin(),
            verdict: .clean,
            reason:
                "Switches date separators on and writes them with the weekday, in the calendar's zone."
        ),
        JudgedPlugin(
            plugin: FourthGarnetPlugin(),
            verdict: .clean,
            reason:
                "Puts a caption from a family of values above notices and private messages; other messages have none."
        ),
        JudgedPlugin(
            plugin: FourthHeronPlugin(),
            verdict: .clean,
            reason:
                "Replaces the unread separator by a slim subclass without a bar, in a readable colour."
        ),
        JudgedPlugin(
            plugin: FourthIrisPlugin(),
            verdict: .clean,
            reason: "Draws a ring around avatars in the accent colour."
        ),
        JudgedPlugin(
            plugin: FourthJadePlugin(),
            verdict: .clean,
            reason:
                "Adds \"Copy as Quote\" after Copy in the menu and raises copyText; other choices are passed on."
        ),
        JudgedPlugin(
            plugin: FourthKelpPlugin(),
            verdict: .clean,
            reason:
                "Adds \"Pin\" to the menu and shows the pinned message on a card over the list that a tap closes."
        ),
        JudgedPlugin(
            plugin: FourthLarkPlugin(),
            verdict: .clean,
            reason: "Draws attachments of a kind of its own, places, with title and address."
        ),
        JudgedPlugin(
            plugin: FourthMaplePlugin(),
            verdict: .clean,
            reason: "Adds the command /shrug to the composer and passes everything else on."
        ),
        JudgedPlugin(
            plugin: FourthNectarPlugin(),
            verdict: .clean,
            reason: "Counts the characters of long drafts below the composer's text."
        ),
        JudgedPlugin(
            plugin: FourthOpalPlugin(),
            verdict: .clean,
            reason: "Suggests emoji after a colon in addition to all other suggestions."
        ),
        JudgedPlugin(
            plugin: FourthPewterPlugin(),
            verdict: .clean,
            reason: "Frames system messages, with a scope."
        ),
        JudgedPlugin(
            plugin: FourthQuartzPlugin(),
            verdict: .clean,
            reason: "Colours authors' names by id, readable in light and dark."
        ),
        JudgedPlugin(
            plugin: FourthRavenPlugin(),
            verdict: .clean,
            reason: "Puts the thread info on a rounded ground."
        ),
        JudgedPlugin(
            plugin: FourthSablePlugin(),
            verdict: .clean,
            reason: "Leaves avatars away in direct chats, where the other person is known."
        ),
        JudgedPlugin(
            plugin: FourthTansyPlugin(),
            verdict: .clean,
            reason: "A denser look through metrics only."
        ),
        JudgedPlugin(
            plugin: FourthUmberPlugin(),
            verdict: .clean,
            reason:
                "Draws a bar at the leading edge of messages that mention the reader, with a name for screen readers."
        ),
        JudgedPlugin(
            plugin: FourthVioletPlugin(),
            verdict: .clean,
            reason: "Writes the typing indicator in bold and in the text's colour."
        ),
        JudgedPlugin(
            plugin: FourthWillowPlugin(),
            verdict: .clean,
            reason:
                "Fills the button to the newest message with the accent colour and its matching content colour."
        ),
        JudgedPlugin(
            plugin: FourthXenonPlugin(),
            verdict: .clean,
            reason: "Switches the floating date off with the setting for it."
        ),
        JudgedPlugin(
            plugin: FourthYarrowPlugin(),
            verdict: .clean,
            reason: "Tells screen readers who has read a message."
        ),
        JudgedPlugin(
            plugin: FourthZinniaPlugin(),
            verdict: .clean,
            reason:
                "Adds a large enough \"Save\" button to messages with pictures, with an option, an event and a listener of its own."
        ),
        JudgedPlugin(
            plugin: FourthAcornPlugin(),
            verdict: .clean,
            reason: "Adds an explanation below messages that were not sent, from a slot of its own."
        ),
        JudgedPlugin(
            plugin: FourthBramblePlugin(),
            verdict: .clean,
            reason: "Gives messages of bots more width, with a scope."
        ),
        JudgedPlugin(
            plugin: FourthCloverPlugin(),
            verdict: .warned,
            reason: "Hides the texts of bots behind a notice: moderation that may be meant."
        ),
        JudgedPlugin(
            plugin: FourthDaisyPlugin(),
            verdict: .warned,
            reason: "No message shows reactions any more."
        ),
        JudgedPlugin(
            plugin: FourthEmberPlugin(),
            verdict: .warned,
            reason:
                "Texts over 300 characters are folded with a visible note; the rest cannot be read here."
        ),
        JudgedPlugin(
            plugin: FourthFjordPlugin(),
            verdict: .warned,
            reason:
                "Computes a fingerprint for each avatar at each update, which takes milliseconds: slow but bearable."
        ),
        JudgedPlugin(
            plugin: FourthGladePlugin(),
            verdict: .warned,
            reason:
                "Refuses messages with web addresses and gives the reason: moderation that may be meant."
        ),
        JudgedPlugin(
            plugin: FourthHazelPlugin(),
            verdict: .warned,
            reason:
                "Takes Edit and Delete out of the menu, so that readers cannot correct themselves."
        ),
    ]
}
