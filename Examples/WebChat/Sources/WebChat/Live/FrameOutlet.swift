import NIOCore
import NIOWebSocket

/// Writes frames to a socket.
struct FrameOutlet: Sendable {
    private let channel: any Channel
    private let outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
    private let metrics: ServerMetrics
    /// The batch with frames of this socket that may not have been written yet.
    private var batch: FrameBatch?

    init(
        _ channel: any Channel,
        _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>,
        _ metrics: ServerMetrics
    ) {
        (self.channel, self.outbound, self.metrics) = (channel, outbound, metrics)
    }

    /// Whether the page reads what it is sent.
    var isWritable: Bool { channel.isWritable }

    /// Writes the frames that were added to a batch.
    mutating func writeBatch() {
        batch?.write()
        batch = nil
    }

    /// Writes a frame once the page reads; false if the connection has ended.
    func write(_ frame: ServerFrame) async -> Bool {
        (try? await outbound.write(encoded(frame))) != nil
    }

    /// Adds a frame to those that are written together, whether the page reads or not.
    mutating func add(_ frame: ServerFrame, to batch: FrameBatch) {
        if self.batch !== batch { writeBatch() }
        self.batch = batch
        batch.add(encoded(frame), to: channel)
    }

    private func encoded(_ frame: ServerFrame) -> WebSocketFrame {
        let data = ByteBuffer(string: frame.json)
        metrics.send(frame, bytes: data.readableBytes)
        return WebSocketFrame(fin: true, opcode: .text, data: data)
    }
}
