/// Stub.
struct PictureCommand {
    let demo: Demo
    let arguments: Arguments

    func run() throws {}
}
