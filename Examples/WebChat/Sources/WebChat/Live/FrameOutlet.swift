import NIOCore
import NIOWebSocket

/// Writes frames to a socket.
struct FrameOutlet: Sendable {
    private let channel: any Channel
    private let outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
    private let metrics: ServerMetrics

    init(
        _ channel: any Channel,
        _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>,
        _ metrics: ServerMetrics
    ) {
        (self.channel, self.outbound, self.metrics) = (channel, outbound, metrics)
    }

    /// Whether the page reads what it is sent.
    var isWritable: Bool { channel.isWritable }

    /// Writes a frame once the page reads; false if the connection has ended.
    func write(_ frame: ServerFrame) async -> Bool {
        (try? await outbound.write(encoded(frame))) != nil
    }

    /// Writes a frame after those before it, whether the page reads or not.
    func send(_ frame: ServerFrame) {
        channel.writeAndFlush(encoded(frame), promise: nil)
    }

    private func encoded(_ frame: ServerFrame) -> WebSocketFrame {
        let data = ByteBuffer(string: frame.json)
        metrics.send(frame, bytes: data.readableBytes)
        return WebSocketFrame(fin: true, opcode: .text, data: data)
    }
}
