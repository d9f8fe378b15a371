import ComponentsTesting
import Testing

@testable import Components

/// Texts from outside are on one line in errors, diagnostics and notes, and truncated.
struct HostileErrorTests {
    @Test(arguments: Cases(4, of: 40))
    func textsHaveNothingThatActsAndAnEnd(seed: Case) throws {
        var words = HostileWords(seed: seed)

        for text in try words.texts() {
            let lines = text.split(separator: "\n")
            let acting = lines.joined().unicodeScalars.first { $0.acts }
            #expect(acting == nil, "seed \(seed): \(text.debugDescription.prefix(2_000))")
            #expect(
                lines.allSatisfy { $0.utf8.count <= 20_000 },
                "seed \(seed): \(text.prefix(500))"
            )
            #expect(lines.count <= 22, "seed \(seed): \(text.prefix(2_000))")
        }
    }

    @Test func plainTextIsShownAsItIs() {
        #expect("It's a 梅 of 10 \\ \"cents\"".quoted == "'It's a 梅 of 10 \\ \"cents\"'")
        #expect("".quoted == "''")
    }

    @Test func longTextIsCutAfter200Characters() {
        #expect(String(repeating: "a", count: 200).quoted.count == 202)
        #expect(
            String(repeating: "a", count: 201).shown() == String(repeating: "a", count: 200) + "…"
        )
        #expect(String(repeating: "\u{1B}", count: 300).shown().count == 199)
    }
}
