/// Stub.
struct TerminalCommand {
    let demo: Demo
    let arguments: Arguments

    func run() throws {}
}
