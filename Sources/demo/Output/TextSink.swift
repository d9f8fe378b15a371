/// Where text goes.
protocol TextSink: AnyObject {
    /// Takes some text, which need not end a line.
    func write(_ text: String) throws(OutputError)

    /// Passes on what was held back.
    func flush() throws(OutputError)
}

/// Why text could not be written.
enum OutputError: Error, Equatable {
    /// Nobody reads any more, as after `| head -1`.
    case closed
    /// The system refused, with its number for the reason.
    case failed(Int32)
}
