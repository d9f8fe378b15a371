import Components
import ComponentsTesting
import Foundation
import Testing

/// Plugins each of which breaks one law, and no other.
struct BrokenPluginsTests {
    @Test func everyLawHasABrokenPlugin() {
        #expect(BrokenPlugin.all.count >= 24)
        #expect(Set(BrokenPlugin.all.map(\.law)) == Set(CertificateLaw.allCases))
        #expect(Set(BrokenPlugin.all.map { $0.make().id }).count >= 24)
    }

    @Test(arguments: Cases(10, of: BrokenPlugin.all.count))
    func theCertificateSaysWhatIsBroken(place: Case) {
        let brokenPlugin = BrokenPlugin.all[place.number]

        let text = brokenPlugin.shortCertificate.text

        #expect(text.replacing(/swift:[0-9]+/, with: "swift") == brokenPlugin.text, "\(place)")
    }

    @Test func theArticleShowsWhatACertificateSays() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let article = root.appending(
            path: "Sources/Components/Documentation.docc/TestingAPlugin.md"
        )
        let brokenPlugin = try #require(BrokenPlugin.all.first { $0.law == .targets })
        let finding = brokenPlugin.text.split(separator: "\n").dropFirst().joined(separator: "\n")

        #expect(try String(contentsOf: article, encoding: .utf8).contains(finding))
    }

    @Test(arguments: Cases(1, of: BrokenPlugin.all.count))
    func everyOtherLawHolds(place: Case) {
        let brokenPlugin = BrokenPlugin.all[place.number]
        let settings = LongTests.areOn ? CertificateSettings() : .few

        let certificate = brokenPlugin.certificate(settings: settings)

        let laws: [CertificateLaw] =
            switch brokenPlugin.law {
            case .install: [.install]
            case .repeatable: [.install, .repeatable]
            default: CertificateLaw.allCases
            }
        #expect(certificate.laws == laws)
        let warned = Set(certificate.findings.map(\.law))
        let found = certificate.broken.isEmpty ? Array(warned) : certificate.broken
        #expect(found == [brokenPlugin.law], "\(certificate), \(place)")
    }
}
