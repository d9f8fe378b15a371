import Foundation
import Testing

@Suite struct WhenNothingHappensTests {
    @Test(arguments: [
        ("Components/Diagnostics/ComponentDiagnostic.swift", 49),
        ("Components/Diagnostics/RejectedOperation.swift", 16),
        ("Tracing/Reporting/RegistrationFinding.swift", 22),
    ])
    func everyCaseHasItsSection(file: String, count: Int) throws {
        let source = try text(of: "Sources/\(file)")
        let cases = source.matches(of: /\n    (?:indirect )?case (\w+)[(\n]/).map { String($0.1) }

        let missing = Set(cases).subtracting(try sections().keys)

        #expect(cases.count == count)
        #expect(missing == [])
    }

    @Test func everySectionSaysHowToMendIt() throws {
        let silent = try sections().filter { !$0.value.contains("\n**Mend:** ") }.keys

        #expect(silent.sorted() == [])
    }

    @Test func whatSectionsQuoteIsWhatIsPrinted() throws {
        let printed = try ["Components/Diagnostics", "Tracing/Reporting"].flatMap { folder in
            try FileManager.default.contentsOfDirectory(
                atPath: Readme.root.appending(path: "Sources/\(folder)").path
            )
            .map { try text(of: "Sources/\(folder)/\($0)") }
        }
        .joined().replacing(/"\n *\+ (?:\n *)?"/, with: "")
        let quotes = try sections().mapValues { section in
            section.firstMatch(of: /\*“…([^”]+?)(?: …)?”\*/).map {
                $0.1.replacingOccurrences(of: "\n", with: " ")
            }
        }

        let wrong = quotes.filter { !printed.contains($0.value ?? "no quote") }.keys

        #expect(wrong.sorted() == ["refused"])
    }

    /// The text below each of the article's headings of cases, by heading.
    private func sections() throws -> [String: String] {
        let article = try text(
            of: "Sources/DefaultComponents/Documentation.docc/WhenNothingHappens.md"
        )
        let parts = article.components(separatedBy: "\n### ").dropFirst()
        let found = parts.compactMap { part in
            part.firstMatch(of: /^(\w+)\n/).map { (String($0.1), part) }
        }
        return Dictionary(uniqueKeysWithValues: found)
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: Readme.root.appending(path: path), encoding: .utf8)
    }
}
