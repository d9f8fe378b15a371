extension JudgedPlugin {
    static let firstSending: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstSmileys(),
            verdict: .clean,
            reason: "Changes one sign in what is sent and keeps all else, edits and mentions too."
        ),
        JudgedPlugin(
            plugin: FirstShrugCommand(),
            verdict: .clean,
            reason: "Offers a command and answers it, with what stands behind it."
        ),
        JudgedPlugin(
            plugin: FirstTodoCommand(),
            verdict: .clean,
            reason: "Does what its command asks for instead of sending it."
        ),
        JudgedPlugin(
            plugin: FirstQuietChannels(),
            verdict: .clean,
            reason: "Refuses calls of everybody in large channels, with a reason; the text stays."
        ),
        JudgedPlugin(
            plugin: FirstLaterCommand(),
            verdict: .clean,
            reason: "Handles what is sent with its own command by other means, and nothing else."
        ),
        JudgedPlugin(
            plugin: FirstSentTally(),
            verdict: .clean,
            reason: "Hears what was sent and refused and passes both on."
        ),
        JudgedPlugin(
            plugin: FirstOutbox(),
            verdict: .failed,
            reason: "Handles everything that is sent and sends nothing, so messages are lost."
        ),
        JudgedPlugin(
            plugin: FirstSignOff(),
            verdict: .failed,
            reason: "Adds its greeting to edits as well, once more with each edit."
        ),
        JudgedPlugin(
            plugin: FirstTrimmedText(),
            verdict: .failed,
            reason: "Composes anew, so that edits become new messages and answers lose their quote."
        ),
        JudgedPlugin(
            plugin: FirstSmallLetters(),
            verdict: .failed,
            reason: "Lowers the names behind an @ as well, so that nobody is mentioned any more."
        ),
        JudgedPlugin(
            plugin: FirstBriefMessages(),
            verdict: .failed,
            reason: "Cuts what is longer than 140 characters without a word."
        ),
        JudgedPlugin(
            plugin: FirstPlainSending(),
            verdict: .failed,
            reason: "Drops the attachments of messages that have words, without telling."
        ),
        JudgedPlugin(
            plugin: FirstWordPolicy(),
            verdict: .failed,
            reason: "Says that rough messages are done, so that they vanish without a reason."
        ),
        JudgedPlugin(
            plugin: FirstPlainLetters(),
            verdict: .failed,
            reason: "Refuses everything beyond ASCII, and with an empty reason."
        ),
        JudgedPlugin(
            plugin: FirstSpellingAid(),
            verdict: .failed,
            reason: "Never asks the layer below, so that no other plugin has a say in what is sent."
        ),
    ]
}
