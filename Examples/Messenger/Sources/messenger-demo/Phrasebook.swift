/// A translator that knows a few sentences, and takes a second for each.
enum Phrasebook {
    private static let sentences = [
        "Bonjour, on part à neuf heures ?": "Good morning, do we leave at nine?",
        "Bon vent !": "Fair winds!",
    ]

    @Sendable
    static func translate(_ text: String) async throws -> String {
        try await Task.sleep(for: .seconds(1))
        guard let sentence = sentences[text] else { throw UnknownSentence() }
        return sentence
    }
}

/// A sentence that is not in the phrasebook.
struct UnknownSentence: Error, CustomStringConvertible {
    let description = "the phrasebook does not have it"
}
