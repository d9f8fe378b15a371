import Components
import DefaultComponents
import Views

extension JudgedPlugin {
    /// The plugins of the fifth reviewer, who had not seen the laws and the other sets.
    ///
    /// At first the certificate agreed on 49 of 60.
    static let fifth: [JudgedPlugin] = fifthInnocent + fifthHarmful

    /// Correct ones, and some that deserve a warning.
    static let fifthInnocent: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FifthAmberPlugin(),
            verdict: .clean,
            reason: "Fills the send button while it is enabled, and empties it otherwise."
        ),
        JudgedPlugin(
            plugin: FifthApricotPlugin(),
            verdict: .clean,
            reason: "Names two people who are typing and counts the others rightly."
        ),
        JudgedPlugin(
            plugin: FifthArborPlugin(),
            verdict: .warned,
            reason: "Removes reactions and the action that adds them."
        ),
        JudgedPlugin(
            plugin: FifthBeaconPlugin(),
            verdict: .clean,
            reason: "Denser bubbles through metrics of the appearance."
        ),
        JudgedPlugin(
            plugin: FifthBeechPlugin(),
            verdict: .clean,
            reason: "Adds a Pin action with an id of its own and handles only its own item."
        ),
        JudgedPlugin(
            plugin: FifthBobbinPlugin(),
            verdict: .clean,
            reason: "Shows the number of characters of long drafts and hides it again.",
            messages: [
                ChatMessage(
                    id: "bobbin-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: "A draft that is long enough to be counted while it is typed."
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthBreezePlugin(),
            verdict: .clean,
            reason: "Says that a message mentions the reader, and nothing otherwise."
        ),
        JudgedPlugin(
            plugin: FifthBrookPlugin(),
            verdict: .warned,
            reason: "Computes a stretched fingerprint of the author in each update: slow, bearable."
        ),
        JudgedPlugin(
            plugin: FifthCactusPlugin(),
            verdict: .clean,
            reason: "One more reaction in the menu, added once."
        ),
        JudgedPlugin(
            plugin: FifthCanyonPlugin(),
            verdict: .warned,
            reason: "Hides the rest of long texts until a button is tapped.",
            messages: [
                ChatMessage(
                    id: "canyon-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: RichText(String(repeating: "The wind is fair today. ", count: 20))
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthCarobPlugin(),
            verdict: .clean,
            reason: "A bar where the part of the day changes, in the appearance's calendar."
        ),
        JudgedPlugin(
            plugin: FifthCelloPlugin(),
            verdict: .clean,
            reason:
                "Adds the media type to the detail of files, which the host writes anew in each update.",
            messages: [fifthCelloMessage()]
        ),
        JudgedPlugin(
            plugin: FifthCherryPlugin(),
            verdict: .clean,
            reason: "Edge colour of bubbles set in both directions in updateContent."
        ),
        JudgedPlugin(
            plugin: FifthChivePlugin(),
            verdict: .clean,
            reason: "A pale bubble per author by a stable hash; with dark values; readable."
        ),
        JudgedPlugin(
            plugin: FifthCondorPlugin(),
            verdict: .clean,
            reason: "Frames system messages through a scope.",
            messages: [
                ChatMessage(
                    id: "condor-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    kind: .system,
                    text: "Mia joined the channel"
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthCopperPlugin(),
            verdict: .warned,
            reason: "Refuses messages with phone numbers, with a reason.",
            messages: [
                ChatMessage(
                    id: "copper-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: "Call me: +385 21 555 0199"
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthCoralPlugin(),
            verdict: .warned,
            reason: "Masks swear words in the texts of others: moderation.",
            messages: [
                ChatMessage(
                    id: "coral-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: "Where is the damn key?"
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthCricketPlugin(),
            verdict: .clean,
            reason: "Bookmarks kept by message id, with a large button that says its state."
        ),
        JudgedPlugin(
            plugin: FifthCypressPlugin(),
            verdict: .clean,
            reason: "Counts taps on links and always passes them on."
        ),
        JudgedPlugin(
            plugin: FifthDamsonPlugin(),
            verdict: .clean,
            reason: "Accent bar beside quotes, from the palette."
        ),
        JudgedPlugin(
            plugin: FifthDogwoodPlugin(),
            verdict: .clean,
            reason:
                "Appends 'bot' to the name in each update, after the host has set it afresh, so nothing accumulates.",
            messages: [
                ChatMessage(
                    id: "dogwood-1",
                    author: ChatUser(id: "ci", name: "Builder", isBot: true),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: "The build is green."
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthEgretPlugin(),
            verdict: .clean,
            reason: "A theme of two colours with light and dark values of good contrast."
        ),
        JudgedPlugin(
            plugin: FifthErminePlugin(),
            verdict: .clean,
            reason: "Draws places, an attachment kind of its own, and updates fully.",
            messages: [fifthErmineMessage()]
        ),
        JudgedPlugin(
            plugin: FifthFossilPlugin(),
            verdict: .clean,
            reason: "Expands shortcodes of what is sent; everything else of the content is kept.",
            messages: [
                ChatMessage(
                    id: "fossil-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: "Well done :tada:"
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthGeckoPlugin(),
            verdict: .clean,
            reason: "24-hour clock that uses the calendar it is handed and pads both numbers."
        ),
        JudgedPlugin(
            plugin: FifthGranitePlugin(),
            verdict: .clean,
            reason: "Other words for unread messages and the placeholder."
        ),
        JudgedPlugin(
            plugin: FifthGuavaPlugin(),
            verdict: .clean,
            reason: "Suggests emoji after a colon and replaces exactly what was typed.",
            messages: [
                ChatMessage(
                    id: "guava-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: "Hello :wa"
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthHickoryPlugin(),
            verdict: .warned,
            reason: "Hides pictures and videos behind a line of text."
        ),
        JudgedPlugin(
            plugin: FifthHornetPlugin(),
            verdict: .clean,
            reason: "Larger fonts, derived from the layer below."
        ),
        JudgedPlugin(
            plugin: FifthJunoPlugin(),
            verdict: .clean,
            reason:
                "Reading time of long messages, cached by the text itself, hidden and shown again.",
            messages: [
                ChatMessage(
                    id: "juno-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: RichText(String(repeating: "The wind is fair today. ", count: 20))
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthKestrelPlugin(),
            verdict: .clean,
            reason:
                "/shrug changes the text only and passes every other submission on, with attachments and quote."
        ),
        JudgedPlugin(
            plugin: FifthLagoonPlugin(),
            verdict: .clean,
            reason: "Names of the readers of own messages, sorted, hidden when there are none."
        ),
        JudgedPlugin(
            plugin: FifthLichenPlugin(),
            verdict: .clean,
            reason: "Date separators with weekdays, from the calendar that is handed over."
        ),
        JudgedPlugin(
            plugin: FifthLindenPlugin(),
            verdict: .clean,
            reason: "Every message has its time."
        ),
    ]
}
