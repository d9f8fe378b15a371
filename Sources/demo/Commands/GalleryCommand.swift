/// Stub.
struct GalleryCommand {
    let demo: Demo
    let arguments: Arguments

    func run() throws {}
}
