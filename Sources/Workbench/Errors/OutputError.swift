import DefaultComponents

/// Why text could not be written.
enum OutputError: Error, Equatable {
    /// Nobody reads any more, as after `| head -1`.
    case closed
    /// The system refused, with its number for the reason.
    case failed(Int32)
}

extension OutputError: CustomStringConvertible {
    /// The reason, in the system's words.
    var description: String {
        switch self {
        case .closed: "nobody reads it"
        case .failed(let reason): SystemCall.words(for: reason)
        }
    }
}
