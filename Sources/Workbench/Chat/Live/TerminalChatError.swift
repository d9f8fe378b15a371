import Components

/// What keeps a chat from being shown in a terminal.
public enum TerminalChatError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Input and output of the process are no terminal, or one that cannot be taken.
    case noTerminal
    /// A frame cannot be written, and why.
    case notWritten(String)

    /// What is so, and what to do.
    public var description: String {
        switch self {
        case .noTerminal:
            "Input and output are no terminal. To fix, run the program in one, without pipes."
        case .notWritten(let reason):
            "The terminal takes nothing any more: \(reason.shown()). To fix, check that it is still there."
        }
    }
}
