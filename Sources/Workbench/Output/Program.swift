import Components
import Hosting

/// The program: from words on the command line to text and an exit code.
struct Program {
    /// The program's version, which is the package's.
    static let version = "\(Components.version)"

    /// The name of the program in its help and its errors.
    let name: String
    /// The plugins and themes that it shows.
    let samples: PluginSamples
    let output: any TextSink
    let errors: any TextSink
    var surroundings = ProcessEnvironment()

    /// Prints lines that are no result.
    func tell(_ kind: String, _ lines: [String]) {
        for line in lines {
            try? errors.write("\(kind): \(line)\n")
        }
    }
}

/// A destination of text.
protocol TextSink: AnyObject {
    /// Takes some text, which need not end a line.
    func write(_ text: String) throws(OutputError)

    /// Passes on what was held back.
    func flush() throws(OutputError)
}

extension DescriptorSink: TextSink {}
