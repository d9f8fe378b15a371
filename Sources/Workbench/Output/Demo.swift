import Components

/// The program: from words on the command line to text and an exit code.
struct Demo {
    /// The program's version, which is the package's.
    static let version = "\(Components.version)"

    let output: any TextSink
    let errors: any TextSink
    var surroundings = Surroundings()

    /// Prints lines that are no result.
    func tell(_ kind: String, _ lines: [String]) {
        for line in lines {
            try? errors.write("\(kind): \(line)\n")
        }
    }
}
