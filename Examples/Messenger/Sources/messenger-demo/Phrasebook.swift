import DefaultComponents
import Views

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

    /// Returns a page about any address, which it does not open.
    @Sendable
    static func page(_ address: String) async throws -> LinkAttachment {
        try await Task.sleep(for: .seconds(1))
        return LinkAttachment(
            originalURL: address,
            title: "Tides at pier 7",
            text: "High water at 9:40 and 22:05.",
            siteName: "Tides",
            previewURL: "pier-7.gif"
        )
    }
}

/// A sentence that is not in the phrasebook.
struct UnknownSentence: Error, CustomStringConvertible {
    let description = "the phrasebook does not have it"
}
