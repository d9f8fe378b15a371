import Testing

extension ExitTest.Result? {
    /// Whether a process ended with these words in its errors.
    func says(_ words: String) -> Bool {
        guard let bytes = self?.standardErrorContent else { return false }
        return String(decoding: bytes, as: UTF8.self).contains(words)
    }
}
