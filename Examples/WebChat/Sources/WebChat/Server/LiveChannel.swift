import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket
import ServiceLifecycle

/// A connection that serves requests, or becomes a WebSocket with its first one.
struct LiveChannel: HTTPChannelHandler {
    /// A connection after its first request.
    enum Connection: Sendable {
        case requests(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        case socket(LiveSocket.Channel, session: String)
    }

    /// A connection before its first request.
    struct Value: ServerChildChannelValue {
        let connection: EventLoopFuture<Connection>
        let channel: any Channel
    }

    let site: ChatSite
    let responder: Responder

    /// The bytes of a frame at most, and of all fragments of a message.
    static let frameLimit = 64 * 1_024
    /// The fragments of a message at most.
    private static let fragmentLimit = 16
    /// The time that a browser has for its first request, and between others.
    private static let patience = Duration.seconds(60)

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            let configuration = NIOTypedHTTPServerUpgradeConfiguration<Connection>(
                upgraders: [upgrader],
                notUpgradingCompletionHandler: { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let pipeline = channel.pipeline.syncOperations
                        try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
                        try pipeline.addHandler(
                            HTTPConnectionStateHandler(idleTimeout: Self.patience, logger: logger)
                        )
                        return .requests(
                            try NIOAsyncChannel(
                                wrappingChannelSynchronously: channel,
                                configuration: .init(isOutboundHalfClosureEnabled: true)
                            )
                        )
                    }
                }
            )
            let encoder = HTTPResponseEncoder()
            let decoder = ByteToMessageHandler(
                HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes)
            )
            // Answers malformed requests with 400; the filter then ends the connection.
            let errors = HTTPServerProtocolErrorHandler()
            let filter = UpgradeFilter(accepts: accepts)
            let upgrade = NIOTypedHTTPServerUpgradeHandler(
                httpEncoder: encoder,
                extraHTTPHandlers: [decoder, errors, filter],
                upgradeConfiguration: configuration
            )
            try channel.pipeline.syncOperations.addHandlers([
                encoder, decoder, errors, filter, upgrade,
            ])
            let connection = upgrade.upgradeResultFuture
            let end = channel.eventLoop.scheduleTask(in: TimeAmount(Self.patience)) {
                channel.close(promise: nil)
            }
            connection.whenComplete { _ in end.cancel() }
            return Value(connection: connection, channel: channel)
        }
    }

    func handle(value: Value, logger: Logger) async {
        do {
            // Connections without a request would keep a server that ends waiting.
            let connection = try await withGracefulShutdownHandler {
                try await value.connection.get()
            } onGracefulShutdown: {
                value.channel.close(promise: nil)
            }
            switch connection {
            case .requests(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
            case .socket(let channel, let session):
                await LiveSocket(site: site, session: session).serve(channel)
            }
        } catch {
            logger.trace("A connection ended before its first request.")
        }
    }

    private var upgrader: NIOTypedWebSocketServerUpgrader<Connection> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: Self.frameLimit,
            shouldUpgrade: { channel, _ in
                channel.eventLoop.makeSucceededFuture(HTTPHeaders())
            },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers(
                        StrictFrames(),
                        NIOWebSocketFrameAggregator(
                            minNonFinalFragmentSize: 0,
                            maxAccumulatedFrameCount: Self.fragmentLimit,
                            maxAccumulatedFrameSize: Self.frameLimit
                        )
                    )
                    let headers = head.headers["cookie"]
                    let session = ChatCookies.value(of: site.cookies.session, in: headers)
                    return .socket(
                        try NIOAsyncChannel(wrappingChannelSynchronously: channel),
                        session: session ?? ""
                    )
                }
            }
        )
    }

    /// Returns whether a request comes from a page of this host.
    private func accepts(_ head: HTTPRequestHead) -> Bool {
        let scheme = site.settings.isSecure ? "https" : "http"
        guard head.uri == "/live", let host = head.headers.first(name: "host"),
            site.settings.serves(host), head.headers["origin"] == ["\(scheme)://\(host)"]
        else { return false }
        return true
    }
}
