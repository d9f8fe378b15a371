import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A receiver of what a socket is sent; it is called on the event loop of the socket.
protocol SocketReceiver: AnyObject, Sendable {
    /// Called with the text of a frame.
    func receive(_ text: ByteBuffer)
    /// Called when the socket ends, with the code of the server if it sent one.
    func end(code: Int?)
}

/// A WebSocket of a client.
struct LoadSocket: Sendable {
    private let channel: any Channel

    /// Opens a socket as a page does, with the cookie of a sign-in.
    static func open(
        port: Int,
        token: String,
        to receiver: some SocketReceiver
    ) async throws -> LoadSocket {
        let host = "127.0.0.1:\(port)"
        let upgrade = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(.seconds(10))
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    let upgrader = NIOTypedWebSocketClientUpgrader(
                        maxFrameSize: 1 << 24,
                        upgradePipelineHandler: { channel, _ in
                            channel.eventLoop.makeCompletedFuture {
                                let frames = SocketFrames(receiver)
                                try channel.pipeline.syncOperations.addHandler(frames)
                                return channel
                            }
                        }
                    )
                    let head = HTTPRequestHead(
                        version: .http1_1,
                        method: .GET,
                        uri: "/live",
                        headers: [
                            "Host": host, "Origin": "http://\(host)",
                            "Cookie": "webchat-session=\(token)",
                        ]
                    )
                    let configuration = NIOTypedHTTPClientUpgradeConfiguration(
                        upgradeRequestHead: head,
                        upgraders: [upgrader],
                        notUpgradingCompletionHandler: { channel in
                            channel.close(promise: nil)
                            let error = LoadError("The server refused a WebSocket.")
                            return channel.eventLoop.makeFailedFuture(error)
                        }
                    )
                    return try channel.pipeline.syncOperations
                        .configureUpgradableHTTPClientPipeline(
                            configuration: .init(upgradeConfiguration: configuration)
                        )
                }
            }
        return LoadSocket(channel: try await upgrade.get())
    }

    private init(channel: any Channel) {
        self.channel = channel
    }

    /// Sends a text.
    func send(_ text: String) {
        let data = channel.allocator.buffer(string: text)
        let frame = WebSocketFrame(fin: true, opcode: .text, maskKey: .random(), data: data)
        channel.writeAndFlush(frame, promise: nil)
    }

    /// Ends the connection.
    func close() async {
        try? await channel.close().get()
    }
}

/// Passes texts on, and answers pings.
private final class SocketFrames: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let receiver: any SocketReceiver
    private var code: Int?

    init(_ receiver: any SocketReceiver) {
        self.receiver = receiver
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text: receiver.receive(frame.data)
        case .ping:
            let pong = WebSocketFrame(
                fin: true,
                opcode: .pong,
                maskKey: .random(),
                data: frame.data
            )
            context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
        case .connectionClose:
            var data = frame.data
            code = data.readInteger(as: UInt16.self).map(Int.init)
            context.close(promise: nil)
        default: break
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        receiver.end(code: code)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
