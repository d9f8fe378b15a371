import Hosting

/// Where text goes.
protocol TextSink: AnyObject {
    /// Takes some text, which need not end a line.
    func write(_ text: String) throws(OutputError)

    /// Passes on what was held back.
    func flush() throws(OutputError)
}

extension DescriptorSink: TextSink {}
