import DefaultComponents
import Testing

struct FormatFuzzTests {
    @Test(arguments: Cases(2, of: 100))
    func brokenDocumentsGiveAnErrorOrAResult(seed: Case) throws {
        let time = ProcessorTime()
        var mutator = Mutator(seed: seed)
        let original = Array(try FuzzFixture.conversation().utf8)

        var loaded = 0
        for round in 0..<300 {
            let source = ConversationSource(file: "chat.json", bytes: mutator.mutated(original))
            loaded +=
                try loads(ConversationJSONFormat(), source, "seed \(seed), round \(round)") ? 1 : 0
        }

        #expect(1..<300 ~= loaded, "seed \(seed)")
        #expect(time.seconds < 600, "seed \(seed)")
    }

    @Test(arguments: Cases(2, of: 110))
    func brokenExportsGiveAnErrorOrAResult(seed: Case) throws {
        let time = ProcessorTime()
        var mutator = Mutator(seed: seed)
        let files = FuzzFixture.slack.map { Array($0.utf8) }

        var loaded = 0
        for round in 0..<300 {
            var broken = files
            let index = Int.random(in: broken.indices, using: &mutator.generator)
            broken[index] = mutator.mutated(broken[index])
            let source = FuzzFixture.export(broken)
            loaded += try loads(SlackExportFormat(), source, "seed \(seed), round \(round)") ? 1 : 0
        }

        #expect(1..<300 ~= loaded, "seed \(seed)")
        #expect(time.seconds < 600, "seed \(seed)")
    }

    /// Returns whether a strict load succeeds, and compares it with a lenient one.
    ///
    /// The lenient load never throws, its first skipped part is the strict load's error, and
    /// without one both give the same.
    private func loads(
        _ format: some ConversationFormat,
        _ source: ConversationSource,
        _ comment: Comment
    ) throws -> Bool {
        let lenient = try format.load(source, options: LoadOptions(isLenient: true))
        let skipped = lenient.notes.compactMap { note -> ConversationError? in
            if case .skipped(let error) = note { error } else { nil }
        }
        do {
            let strict = try format.load(source, options: LoadOptions())
            #expect(strict == lenient, comment)
            return true
        } catch {
            #expect(error == skipped.first, comment)
            #expect(!error.description.isEmpty, comment)
            return false
        }
    }
}
