public import ChatStore
import HTTPTypes
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
public import ServiceLifecycle

/// A chat for browsers: pages over HTTP, and patches of them over WebSockets.
///
/// ```swift
/// let server = WebChatServer(store: store, settings: settings, signer: Signer(key: key), log: log) { port in
///     print("http://127.0.0.1:\(port)/")
/// }
/// try await ServiceGroup(services: [server], logger: log).run()
/// ```
///
/// The store stays open when the server ends.
public struct WebChatServer: Service {
    private let site: ChatSite
    private let onStart: @Sendable (Int) async -> Void
    private let onMetricsStart: @Sendable (Int) async -> Void

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - store: The accounts, rooms and messages.
    ///   - settings: Where and how it serves.
    ///   - signer: The signatures of what browsers keep.
    ///   - log: The log of the server.
    ///   - onMetricsStart: A function that is called with the port of `/metrics`, when it is served.
    ///   - onStart: A function that is called with the port, when browsers can connect.
    public init(
        store: any ChatStore,
        settings: WebChatSettings,
        signer: Signer,
        log: Logger,
        onMetricsStart: @escaping @Sendable (Int) async -> Void = { _ in },
        onStart: @escaping @Sendable (Int) async -> Void = { _ in }
    ) {
        site = ChatSite(
            store: store,
            settings: settings,
            signer: signer,
            looks: LookPages(plugins: settings.plugins),
            log: log
        )
        (self.onStart, self.onMetricsStart) = (onStart, onMetricsStart)
    }

    /// Serves until the task is cancelled or its service group ends.
    ///
    /// - Throws: ``WebChatError/cannotListen(host:port:reason:)`` if the port is taken, or the
    ///   host is not one of this machine.
    public func run() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await serve() }
            if let port = site.settings.metricsPort {
                group.addTask { try await serveMetrics(on: port) }
            }
            try await group.waitForAll()
        }
    }

    private func serve() async throws {
        let (site, settings) = (site, site.settings)
        // Made now, so that the first page need not wait for it.
        _ = site.looks.entry(for: Look())
        let application = Application(
            router: site.router(),
            server: HTTPServerBuilder { responder in
                LiveChannel(site: site, responder: responder)
            },
            configuration: ApplicationConfiguration(
                address: .hostname(settings.host, port: settings.port)
            ),
            onServerRunning: { channel in
                await onStart(channel.localAddress?.port ?? settings.port)
            },
            logger: site.log
        )
        try await run(application, on: settings.host, settings.port)
    }

    private func serveMetrics(on port: Int) async throws {
        let application = Application(
            router: MetricsSite(metrics: site.metrics).router(),
            configuration: ApplicationConfiguration(
                address: .hostname(MetricsSite.host, port: port)
            ),
            onServerRunning: { channel in
                await onMetricsStart(channel.localAddress?.port ?? port)
            },
            logger: site.log
        )
        try await run(application, on: MetricsSite.host, port)
    }

    private func run(_ application: some Service, on host: String, _ port: Int) async throws {
        do {
            try await application.run()
        } catch let error as IOError {
            throw WebChatError.cannotListen(host: host, port: port, reason: "\(error)")
        } catch is SocketAddressError.UnknownHost {
            throw WebChatError.cannotListen(
                host: host,
                port: port,
                reason: "there is no such host"
            )
        }
    }
}
