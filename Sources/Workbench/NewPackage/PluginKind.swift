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
        switch self {
        case .timer: "A line with the age of each message, which follows the clock."
        case .task: "A button that works on a text off the tree, and shows the answer."
        case .poll: "Options for which the reader votes by a tap; the votes are state."
        case .overlay: "A popover beside a message, which its menu opens; what is open is state."
        }
    }
}
