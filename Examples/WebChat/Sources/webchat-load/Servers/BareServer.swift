import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A server of WebSockets that does nothing, beside which others are measured.
struct BareServer {
    /// Serves until the process ends; the function is called with the port.
    func run(onStart: (Int) -> Void) async throws {
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 1_024)
            .bind(host: "127.0.0.1", port: 0) { channel in
                channel.eventLoop.makeCompletedFuture {
                    let upgrader = NIOTypedWebSocketServerUpgrader<Void>(
                        shouldUpgrade: { channel, _ in
                            channel.eventLoop.makeSucceededFuture(HTTPHeaders())
                        },
                        upgradePipelineHandler: { channel, _ in
                            channel.eventLoop.makeCompletedFuture {
                                try channel.pipeline.syncOperations.addHandler(Sink())
                            }
                        }
                    )
                    let upgrade = NIOTypedHTTPServerUpgradeConfiguration(
                        upgraders: [upgrader],
                        notUpgradingCompletionHandler: { $0.close() }
                    )
                    _ = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
                        configuration: .init(upgradeConfiguration: upgrade)
                    )
                    return channel
                }
            }
        onStart(server.channel.localAddress?.port ?? 0)
        try await server.executeThenClose { connections in
            for try await _ in connections {}
        }
    }

    /// Reads frames, and drops them.
    private final class Sink: ChannelInboundHandler {
        typealias InboundIn = WebSocketFrame

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {}
    }
}
