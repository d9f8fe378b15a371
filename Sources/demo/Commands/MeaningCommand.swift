/// Stub.
struct MeaningCommand {
    let demo: Demo
    let arguments: Arguments

    func run() throws {}
}
