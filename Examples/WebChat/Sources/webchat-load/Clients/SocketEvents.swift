import NIOCore

/// A receiver that hands frames to a task.
final class SocketEvents: SocketReceiver {
    /// Something that came from a server.
    enum Event: Sendable {
        case text(ByteBuffer)
        case end(code: Int?)
    }

    let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation

    init() {
        (events, continuation) = AsyncStream.makeStream()
    }

    func receive(_ text: ByteBuffer) {
        continuation.yield(.text(text))
    }

    func end(code: Int?) {
        continuation.yield(.end(code: code))
        continuation.finish()
    }
}
