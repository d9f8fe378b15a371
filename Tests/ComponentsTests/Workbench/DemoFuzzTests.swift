import Testing

@testable import Workbench
@testable import demo

struct DemoFuzzTests {
    /// All flags except those that write files to the path in the next word.
    private static let flags = Flag.allCases.filter { ![.to, .catalogue, .contract].contains($0) }
        .map(\.word)

    private static let words =
        // A certificate takes seconds.
        Command.allCases.filter { $0 != .certify }.map(\.rawValue) + flags + Examples.ids + [
            "--to=/dev/null", "--to=/dev/null/gallery", "--width=500", "--columns=40", "1e9",
            "--", "-", "", "=", "--=", "--me=", "--plugin=", "--zone=+05:30", "UTC", "nora", "m12",
            "m99", "Sailing weekend", "conversation", "slack", "./plugins", "/dev/null", "\u{0}",
            "\u{202E}", "--json=true", "-5", "Europe/Berlin", "梅",
        ]

    @Test(arguments: Cases(2, of: 200))
    func anyWordsGiveAnAnswer(seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let codes: Set<ExitCode> = Set(ExitCode.allCases)

        for _ in 0..<25 {
            let count = Int.random(in: 0...5, using: &generator)
            let words = (0..<count).compactMap { _ in Self.words.randomElement(using: &generator) }

            let run = DemoRun(words)

            #expect(codes.contains(run.code), "seed \(seed), words \(words)")
            #expect((run.code == .success) == !run.errors.hasPrefix("error: "), "\(words)")
        }
    }
}
