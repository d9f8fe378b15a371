extension JudgedPlugin {
    static let firstMessages: [JudgedPlugin] = [
        JudgedPlugin(
            plugin: FirstThumbButton(),
            verdict: .failed,
            reason: "Its button is ten points wide and high, which no finger hits."
        ),
        JudgedPlugin(
            plugin: FirstPinButton(),
            verdict: .failed,
            reason: "Its button has no name, so a screen reader says of each only that it is one."
        ),
        JudgedPlugin(
            plugin: FirstSourceLine(),
            verdict: .failed,
            reason: "Adds one more line with each update, so that used rows grow."
        ),
        JudgedPlugin(
            plugin: FirstQuestionMark(),
            verdict: .failed,
            reason: "Shows its mark and never hides it again, so reuse marks other messages."
        ),
        JudgedPlugin(
            plugin: FirstFirstWords(),
            verdict: .failed,
            reason: "Reads the message once, so that used rows keep the headline of another."
        ),
        JudgedPlugin(
            plugin: FirstEvenBubbles(),
            verdict: .failed,
            reason: "Cuts each text off behind its first line."
        ),
        JudgedPlugin(
            plugin: FirstWideCards(),
            verdict: .failed,
            reason: "Makes bubbles wider than a phone, so that words lie beyond its edge."
        ),
        JudgedPlugin(
            plugin: FirstOwnBubble(),
            verdict: .failed,
            reason: "Takes everything but the text out: quotes, attachments and others' views."
        ),
        JudgedPlugin(
            plugin: FirstGlitter(),
            verdict: .failed,
            reason: "Makes 400 views for each message, which hardly any of them ever shows."
        ),
    ]
}
