/// A plugin other than a button that a new package begins with, in `Examples/NewPluginKinds`.
enum PluginKind: String, CaseIterable, Sendable {
    case timer, task, poll, overlay

    /// Takes a word of the command line.
    init(_ word: String) throws(ProgramError) {
        guard let kind = Self(rawValue: word) else {
            throw .usage([.unknown(.kind, word, known: Self.allCases.map(\.rawValue))])
        }
        self = kind
    }

    /// The summary, on one line.
    var summary: String {
        HelpText.summary(of: "\(Flag.with.word) \(rawValue)")
    }
}
