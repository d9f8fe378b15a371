import ArgumentParser
import Foundation

/// The options of all measurements.
struct LoadOptions: ParsableArguments, Sendable {
    @Option(help: "The program of the server; the one beside this program, if it is not given.")
    var server: String?

    @Option(help: "The seed of all random choices.")
    var seed: UInt64 = 1

    @Option(
        help: "The folder in which databases are made; one that is removed, if it is not given."
    )
    var folder: String?

    func validate() throws {
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw ValidationError(
                """
                There is no program '\(program)'. Build it with 'swift build', with the same options as this one, or name \
                it with '--server'.
                """
            )
        }
    }

    /// The path of the program of the server.
    var program: String {
        server ?? URL(fileURLWithPath: Self.ownPath).deletingLastPathComponent().path + "/webchat"
    }

    /// The path of this program.
    static var ownPath: String {
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return link ?? CommandLine.arguments[0]
    }

    /// Runs something with a folder for databases, which is removed then unless it was named.
    func withFolder<Value>(_ body: (String) async throws -> Value) async throws -> Value {
        if let folder {
            try FileManager.default.createDirectory(
                atPath: folder,
                withIntermediateDirectories: true
            )
            return try await body(folder)
        }
        let made = FileManager.default.temporaryDirectory
            .appendingPathComponent("webchat-load-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: made,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        defer { try? FileManager.default.removeItem(atPath: made) }
        return try await body(made)
    }
}
