import NIOCore
import NIOWebSocket
import Synchronization

/// Frames to several sockets, which are written together: an event loop is woken once for all of its sockets.
final class FrameBatch: Sendable {
    private struct Entry: Sendable {
        let channel: any Channel
        let frame: WebSocketFrame
    }

    private let entries = Mutex<[Entry]>([])

    /// Adds a frame, which is written with the others.
    func add(_ frame: WebSocketFrame, to channel: any Channel) {
        entries.withLock { $0.append(Entry(channel: channel, frame: frame)) }
    }

    /// Writes the frames that were added, before all that is written after the call.
    func write() {
        // Within the lock, so that frames written by another call are not before these.
        entries.withLock { entries in
            let loops = Dictionary(grouping: entries) { ObjectIdentifier($0.channel.eventLoop) }
            for part in loops.values {
                part.first?.channel.eventLoop.execute {
                    for entry in part { entry.channel.writeAndFlush(entry.frame, promise: nil) }
                }
            }
            entries = []
        }
    }
}
