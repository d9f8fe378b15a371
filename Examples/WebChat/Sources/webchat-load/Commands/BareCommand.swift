import ArgumentParser
import Foundation

/// Serves WebSockets that do nothing.
struct BareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bare",
        abstract: "Serves WebSockets that do nothing, until it is ended.",
        shouldDisplay: false
    )

    func run() async throws {
        try await BareServer().run { port in
            print("Open http://127.0.0.1:\(port)/.")
            fflush(nil)
        }
    }
}
