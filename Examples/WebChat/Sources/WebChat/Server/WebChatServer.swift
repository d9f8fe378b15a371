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

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - store: The accounts, rooms and messages.
    ///   - settings: Where and how it serves.
    ///   - signer: The signatures of what browsers keep.
    ///   - log: The log of the server.
    ///   - onStart: A function that is called with the port, when browsers can connect.
    public init(
        store: any ChatStore,
        settings: WebChatSettings,
        signer: Signer,
        log: Logger,
        onStart: @escaping @Sendable (Int) async -> Void = { _ in }
    ) {
        site = ChatSite(
            store: store,
            settings: settings,
            signer: signer,
            looks: LookPages(plugins: settings.plugins),
            hub: LiveHub(limit: settings.sockets, patience: .seconds(settings.awayDelay)),
            log: log
        )
        self.onStart = onStart
    }

    private func cannotListen(_ reason: String) -> WebChatError {
        .cannotListen(host: site.settings.host, port: site.settings.port, reason: reason)
    }

    /// Serves until the task is cancelled or its service group ends.
    ///
    /// - Throws: ``WebChatError/cannotListen(host:port:reason:)`` if the port is taken, or the
    ///   host is not one of this machine.
    public func run() async throws {
        let site = site
        let settings = site.settings
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
        do {
            try await application.run()
        } catch let error as IOError {
            throw cannotListen("\(error)")
        } catch is SocketAddressError.UnknownHost {
            throw cannotListen("there is no such host")
        }
    }
}
