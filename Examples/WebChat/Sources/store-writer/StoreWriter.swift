import ChatStore

/// A program that writes messages until it is killed.
@main
enum StoreWriter {
    static func main() {}
}
