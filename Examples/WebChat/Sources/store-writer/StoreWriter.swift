import ChatStore
import Foundation

/// A program that writes messages until it is killed, or measures a store.
@main
enum StoreWriter {
    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        do {
            switch arguments.first {
            case "write" where arguments.count == 2:
                try await KilledWriter(path: arguments[2]).run()
            case "measure" where arguments.count == 2:
                try await StoreMeasurement(folder: arguments[2]).run()
            default: fail("usage: store-writer write FILE | measure FOLDER")
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(1)
    }
}
