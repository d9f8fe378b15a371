import Components
import ComponentsTesting
import Foundation
import Testing

/// Plugins each of which breaks one law, and no other.
struct ZooTests {
    @Test func everyLawHasAnAnimal() {
        #expect(ZooAnimal.all.count >= 24)
        #expect(Set(ZooAnimal.all.map(\.law)) == Set(CertificateLaw.allCases))
        #expect(Set(ZooAnimal.all.map { $0.make().id }).count >= 24)
    }

    @Test(arguments: ZooAnimal.all)
    func theCertificateSaysWhatIsBroken(animal: ZooAnimal) {
        let certificate = animal.shortCertificate

        #expect(certificate.text.replacing(/swift:[0-9]+/, with: "swift") == animal.text)
    }

    @Test func theArticleShowsWhatACertificateSays() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let article = root.appending(
            path: "Sources/Components/Documentation.docc/TestingAPlugin.md"
        )
        let animal = try #require(ZooAnimal.all.first { $0.law == .targets })
        let finding = animal.text.split(separator: "\n").dropFirst().joined(separator: "\n")

        #expect(try String(contentsOf: article, encoding: .utf8).contains(finding))
    }

    @Test(arguments: Cases(1, of: ZooAnimal.all.count))
    func everyOtherLawHolds(place: Case) {
        let animal = ZooAnimal.all[place.number]
        let settings = LongTests.areOn ? CertificateSettings() : .few

        let certificate = animal.certificate(settings: settings)

        let laws: [CertificateLaw] =
            switch animal.law {
            case .install: [.install]
            case .repeatable: [.install, .repeatable]
            default: CertificateLaw.allCases
            }
        #expect(certificate.laws == laws)
        let warned = Set(certificate.findings.map(\.law))
        let found = certificate.broken.isEmpty ? Array(warned) : certificate.broken
        #expect(found == [animal.law], "\(certificate), \(place)")
    }
}
