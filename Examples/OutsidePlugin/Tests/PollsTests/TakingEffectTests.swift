import Components
import DefaultComponents
import EveningTheme
import Polls
import Testing
import Views

@Suite struct TakingEffectTests {
    @Test(
        arguments: [
            [PollsPlugin()], [EveningThemePlugin()], [PollsPlugin(), EveningThemePlugin()],
        ] as [[any Plugin]]
    )
    func nothingIsSaidWithoutEffect(plugins: [any Plugin]) throws {
        var components = Components()
        try components.install([DefaultComponentsPlugin()] + plugins)
        let report = ConversationReport(on: components)

        // Without the polls no format reads transcripts.
        _ = try? ConversationLoader(report.components).load(
            ConversationSource(
                file: "chat.transcript",
                text: "2026-03-02T09:41:00Z Ada: Shall we eat?"
            )
        )
        for message in [pollMessage(), pollMessage(isClosed: true), textMessage()] {
            report.add(content(message), taps: true)
        }

        #expect(report.findings == [])
        #expect(report.diagnostics == [])
    }
}
