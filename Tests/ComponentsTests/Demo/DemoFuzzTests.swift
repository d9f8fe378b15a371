import Testing

@testable import demo

struct DemoFuzzTests {
    private static let words =
        Command.allCases.map(\.rawValue) + Flag.allCases.map(\.rawValue) + Examples.ids + [
            "--", "-", "", "=", "--=", "--me=", "--plugin=", "--zone=+05:30", "UTC", "nora", "m12",
            "m99", "Sailing weekend", "conversation", "slack", "./plugins", "/dev/null", "\u{0}",
            "\u{202E}", "--json=true", "-5", "Europe/Berlin", "梅",
        ]

    @Test(arguments: 0..<20)
    func anyWordsGiveAnAnswer(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let codes: Set<ExitCode> = [.success, .usage, .badData, .noInput]

        for _ in 0..<25 {
            let count = Int.random(in: 0...5, using: &generator)
            let words = (0..<count).compactMap { _ in Self.words.randomElement(using: &generator) }

            let run = DemoRun(words)

            #expect(codes.contains(run.code), "seed \(seed), words \(words)")
            #expect((run.code == .success) == !run.errors.hasPrefix("error: "), "\(words)")
        }
    }
}
