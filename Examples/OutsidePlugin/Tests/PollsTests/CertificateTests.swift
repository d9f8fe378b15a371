import Components
import ComponentsTesting
import DefaultComponents
import EveningTheme
import ExamplePlugins
import Polls
import Testing

@Suite struct CertificateTests {
    @Test func pollsKeepEveryLaw() {
        var closed = pollMessage(isClosed: true)
        closed.id = "closed"

        let certificate = certify(
            PollsPlugin(),
            beside: ExampleCatalogue.plugins + [EveningThemePlugin()],
            messages: [pollMessage(), closed]
        )

        for finding in certificate.findings { Issue.record(finding) }
    }

    @Test func theThemeKeepsEveryLaw() {
        let certificate = certify(EveningThemePlugin())

        for finding in certificate.findings { Issue.record(finding) }
    }
}
