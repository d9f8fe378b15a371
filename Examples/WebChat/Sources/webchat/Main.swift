import ArgumentParser
import ChatStore
import Foundation
import Logging
import ServiceLifecycle
import UnixSignals
import WebChat

/// Serves a chat.
@main
struct Main: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webchat",
        abstract: "Serves a chat for browsers.",
        discussion: """
            Without options it serves on http://127.0.0.1:8080/, keeps messages in 'webchat.sqlite' in the present \
            folder, and has two invented people, whose names and passwords the page for signing in shows.

            Beside the database it keeps 'PATH.key', with which it signs what browsers keep. End it with Control-C.
            """
    )

    @Option(help: "The address on which it listens.")
    var host = "127.0.0.1"

    @Option(help: "The port on which it listens; 0 for any that is free.")
    var port = 8080

    @Option(help: "The database, which is made if it is not there.")
    var data = "webchat.sqlite"

    @Option(help: "The messages with which a room named 'Archive' is filled at the start.")
    var fill = 0

    @Flag(help: "Serve browsers that use TLS, which ends in a proxy before the program.")
    var secure = false

    @Option(
        name: .customLong("metrics"),
        help: "The port on 127.0.0.1 on which '/metrics' is served; 0 for any that is free."
    )
    var metricsPort: Int?

    @Flag(help: "Log every connection.")
    var verbose = false

    func validate() throws {
        for port in [port, metricsPort].compactMap(\.self) where !(0...65_535 ~= port) {
            throw ValidationError("The port '\(port)' is not one of 0 to 65535.")
        }
        guard !data.isEmpty else {
            throw ValidationError("The path of the database is empty. Name a file with '--data'.")
        }
        guard 0...10_000_000 ~= fill else {
            throw ValidationError("Fill a room with 0 to 10000000 messages, not '\(fill)'.")
        }
    }

    func run() async throws {
        do {
            try await serve()
        } catch let error as StoreError {
            throw Failure(description: error.description)
        } catch let error as WebChatError {
            throw Failure(description: error.description)
        }
    }

    private func serve() async throws {
        let store = try SQLiteChatStore(path: data)
        let key = try KeyFile.key(at: "\(data).key")
        let seeds = SeededChat(store: store)
        try await seeds.prepare(filling: fill, at: Self.now())
        var settings = WebChatSettings(clock: Self.now)
        settings.host = host
        settings.port = port
        settings.isSecure = secure
        settings.metricsPort = metricsPort
        let guests = try await seeds.present(at: Self.now())
        settings.guests = guests
        var log = Logger(label: "webchat") { StreamLogHandler.standardError(label: $0) }
        log.logLevel = verbose ? .trace : .error
        let server = WebChatServer(
            store: store,
            settings: settings,
            signer: Signer(key: key),
            log: log,
            onMetricsStart: { port in
                print("Metrics are at http://127.0.0.1:\(port)/metrics.")
                fflush(nil)
            }
        ) { port in
            let names = guests.map { "'\($0.name)' with '\($0.password)'" }
            let advice = names.isEmpty ? "" : " and sign in as \(names.joined(separator: " or "))"
            print("Open http://\(host):\(port)/\(advice).")
            fflush(nil)
        }
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [
                    ServiceGroupConfiguration.ServiceConfiguration(
                        service: server,
                        failureTerminationBehavior: .gracefullyShutdownGroup
                    )
                ],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: log
            )
        )
        do {
            try await group.run()
        } catch {
            try await store.close()
            throw error
        }
        try await store.close()
    }

    /// The present instant, in microseconds since 1970.
    @Sendable private static func now() -> Int64 {
        Int64(Date().timeIntervalSince1970 * 1_000_000)
    }
}

/// An error whose description is all that is printed.
struct Failure: Error, CustomStringConvertible {
    let description: String
}
