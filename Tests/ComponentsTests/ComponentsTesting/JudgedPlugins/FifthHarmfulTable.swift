import Components
import DefaultComponents
import Views

extension JudgedPlugin {
    /// Harmful ones.
    static let fifthHarmful: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FifthAgatePlugin(),
            verdict: .failed,
            reason:
                "Noon and midnight are wrong: 12:30 in the afternoon is shown as 12:30 AM, midnight as 0."
        ),
        JudgedPlugin(
            plugin: FifthAlmondPlugin(),
            verdict: .failed,
            reason:
                "Writes into the process's default components while it registers: stays after uninstalling, and in other lists."
        ),
        JudgedPlugin(
            plugin: FifthAntlerPlugin(),
            verdict: .failed,
            reason:
                "Reads physical frames and writes them as directional ones: from right to left the dot is elsewhere."
        ),
        JudgedPlugin(
            plugin: FifthBadgerPlugin(),
            verdict: .failed,
            reason:
                "Keeps the last picture: in a reused cell a person without a picture has somebody else's.",
            messages: fifthBadgerMessages()
        ),
        JudgedPlugin(
            plugin: FifthBambooPlugin(),
            verdict: .failed,
            reason:
                "Empties the bubble's container and puts back only known parts: views of other plugins vanish."
        ),
        JudgedPlugin(
            plugin: FifthBisonPlugin(),
            verdict: .failed,
            reason:
                "Starts from a fresh Appearance: themes, words and the zone of the layers below are lost."
        ),
        JudgedPlugin(
            plugin: FifthCamelPlugin(),
            verdict: .failed,
            reason:
                "The button's closure holds the extension, which holds the button: every message's view leaks."
        ),
        JudgedPlugin(
            plugin: FifthCandlePlugin(),
            verdict: .failed,
            reason:
                "The send button is disabled without a text: messages of attachments only cannot be sent."
        ),
        JudgedPlugin(
            plugin: FifthCinderPlugin(),
            verdict: .failed,
            reason: "An invisible view lies over the whole list and takes every tap."
        ),
        JudgedPlugin(
            plugin: FifthClovePlugin(),
            verdict: .failed,
            reason:
                "Its action has the id of the built-in Copy and its listener takes both, so that Copy copies nothing any more."
        ),
        JudgedPlugin(
            plugin: FifthCometPlugin(),
            verdict: .failed,
            reason:
                "Rebuilds the submitted content from its text: attachments, quotes and edits are lost."
        ),
        JudgedPlugin(
            plugin: FifthCrocusPlugin(),
            verdict: .failed,
            reason:
                "Exponential edit distance to the previous message in each update: scrolling freezes.",
            messages: [
                ChatMessage(
                    id: "crocus-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: "Seventeen ropes"
                ),
                ChatMessage(
                    id: "crocus-2",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: "Dolphins ahead"
                ),
            ]
        ),
        JudgedPlugin(
            plugin: FifthCurrantPlugin(),
            verdict: .failed,
            reason:
                "Answers long presses like taps, so that the actions of a message cannot be reached."
        ),
        JudgedPlugin(
            plugin: FifthDeltaPlugin(),
            verdict: .failed,
            reason:
                "Picks nicknames by hashValue, which differs in each process: people have other nicknames after each start."
        ),
        JudgedPlugin(
            plugin: FifthDingoPlugin(),
            verdict: .failed,
            reason:
                "Caches rendered texts by message id: an edited message keeps showing its old text.",
            messages: [
                ChatMessage(
                    id: "dingo-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: "See you :)"
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthEaglePlugin(),
            verdict: .failed,
            reason:
                "The copy button captures the first message of its view: in a reused cell it copies another message's text."
        ),
        JudgedPlugin(
            plugin: FifthFennelPlugin(),
            verdict: .failed,
            reason:
                "Replaces the label of long texts for screen readers by a number of words: they cannot be heard.",
            messages: [
                ChatMessage(
                    id: "fennel-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: RichText(String(repeating: "The wind is fair today. ", count: 8))
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthFerretPlugin(),
            verdict: .failed,
            reason:
                "Computes the time of day from UTC seconds and ignores the calendar: wrong in all other zones."
        ),
        JudgedPlugin(
            plugin: FifthFinchPlugin(),
            verdict: .failed,
            reason:
                "Trims the draft in each update, so that no space can be typed at its end and the cursor jumps."
        ),
        JudgedPlugin(
            plugin: FifthGingerPlugin(),
            verdict: .failed,
            reason: "Its summary shows the words of deleted messages."
        ),
        JudgedPlugin(
            plugin: FifthHemlockPlugin(),
            verdict: .failed,
            reason: "Messages whose sending failed are labelled Sent."
        ),
        JudgedPlugin(
            plugin: FifthIbisPlugin(),
            verdict: .failed,
            reason: "Stars are kept by row index: they move to other messages when one arrives."
        ),
        JudgedPlugin(
            plugin: FifthIndigoPlugin(),
            verdict: .failed,
            reason: "A bubble colour without a dark value: pale text on cream in the dark."
        ),
        JudgedPlugin(
            plugin: FifthJackalPlugin(),
            verdict: .failed,
            reason:
                "Every text that begins with a slash and is no known command is discarded without notice.",
            messages: [
                ChatMessage(
                    id: "jackal-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: "/etc/hosts is wrong on that machine"
                )
            ]
        ),
        JudgedPlugin(
            plugin: FifthJasminePlugin(),
            verdict: .failed,
            reason:
                "Shows the number of known users of a reaction instead of its count: 0 or too few.",
            messages: [fifthJasmineMessage()]
        ),
        JudgedPlugin(
            plugin: FifthLarchPlugin(),
            verdict: .failed,
            reason:
                "Rebuilds texts from their plain words for typographic quotes: links, mentions and styles die.",
            messages: [
                ChatMessage(
                    id: "larch-1",
                    author: ChatUser(id: "mia", name: "Mia"),
                    createdAt: Timestamp(seconds: 1_780_000_000),
                    text: RichText([
                        TextRun("She said \"come\": "),
                        TextRun(
                            "the map",
                            style: TextStyle(target: .link("https://example.org/map"))
                        ),
                    ])
                )
            ]
        ),
    ]
}
