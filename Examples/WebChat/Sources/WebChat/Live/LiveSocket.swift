import NIOCore
import NIOWebSocket
import ServiceLifecycle
import Synchronization

/// A WebSocket of a page: a reader, a writer that writes only when the page reads, and pings.
///
/// What changes for all pages of a room is written by ``LiveHub``, as long as the page reads.
struct LiveSocket: Sendable {
    typealias Channel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

    let site: ChatSite
    /// The token of the sign-in, from the cookie of the request.
    let session: String

    /// Serves the page until one side ends it.
    func serve(_ channel: Channel) async {
        let signal = LiveSignal()
        let beat = Heartbeat()
        site.metrics.open(1)
        defer { site.metrics.open(-1) }
        // An end of the connection is no failure.
        try? await channel.executeThenClose { inbound, outbound in
            let outlet = FrameOutlet(channel.channel, outbound, site.metrics)
            let live = LiveSession(site: site, session: session, signal: signal, outlet: outlet)
            await withGracefulShutdownHandler {
                let pings = remind(signal, of: channel.channel)
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { await read(inbound, outbound, live, beat) }
                    group.addTask { await write(outbound, live, signal, beat) }
                    await group.next()
                    group.cancelAll()
                }
                pings.cancel()
            } onGracefulShutdown: {
                signal.close(.goingAway)
                // A page that does not read ends as well.
                channel.channel.eventLoop.scheduleTask(in: Self.farewell) {
                    channel.channel.close(promise: nil)
                }
            }
            await live.end()
        }
    }

    private func read(
        _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>,
        _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>,
        _ live: LiveSession,
        _ beat: Heartbeat
    ) async {
        var bucket = FrameBucket(perSecond: site.settings.frames)
        do {
            for try await frame in inbound {
                beat.isAlive.store(true, ordering: .relaxed)
                // What comes too fast waits in the browser, and is not lost.
                if let rest = bucket.wait(at: site.settings.clock()) {
                    try await Task.sleep(for: .microseconds(rest))
                }
                switch frame.opcode {
                case .text:
                    // A text that is not UTF-8 ends the socket, as RFC 6455 says.
                    let bytes = Array(frame.unmaskedData.readableBytesView)
                    guard let text = String(validating: bytes, as: UTF8.self) else {
                        guard await end(live, outbound, .notText) else { continue }
                        return
                    }
                    await Self.apart { await live.receive(text) }
                case .ping:
                    let pong = WebSocketFrame(
                        fin: true,
                        opcode: .pong,
                        data: frame.unmaskedData
                    )
                    try await outbound.write(pong)
                case .pong: break
                case .connectionClose:
                    // Else the writer is about to write one, after which it ends.
                    guard await live.close() else { continue }
                    let data = frame.unmaskedData
                    try await outbound.write(
                        WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
                    )
                    return
                default:
                    guard await end(live, outbound, .notAccepted) else { continue }
                    return
                }
            }
        } catch let error as NIOWebSocketFrameAggregator.Error {
            switch error {
            case .tooManyFragments, .accumulatedFrameSizeIsTooLarge:
                await end(live, outbound, .tooLarge)
            default: await end(live, outbound, .protocolError)
            }
        } catch is StrictFrames.Violation {
            await end(live, outbound, .protocolError)
        } catch {
            // The connection has ended, or its end was written by the pipeline.
        }
    }

    private func write(
        _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>,
        _ live: LiveSession,
        _ signal: LiveSignal,
        _ beat: Heartbeat
    ) async {
        do {
            for await _ in signal.wakes {
                guard let pending = await Self.apart({ await live.write() }) else { return }
                if let closing = pending.closing {
                    // Else the reader writes a close frame, and has time until the next ping.
                    guard await !end(live, outbound, closing), pending.pingsDue == 0 else {
                        return
                    }
                    continue
                }
                guard pending.pingsDue > 0 else { continue }
                if let closing = await Self.apart({ await closing(live, beat) }) {
                    await end(live, outbound, closing)
                    return
                }
                let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
                try await outbound.write(ping)
            }
        } catch {
            // The connection has ended.
        }
    }

    /// Returns the reason to end a socket at the time of a ping: its page is gone or has not joined, or its sign-in has ended.
    private func closing(_ live: LiveSession, _ beat: Heartbeat) async -> LiveSignal.Closing? {
        // Who waits for a turn reads no answers to pings.
        if await live.isInLine { return nil }
        let isAlive = beat.isAlive.exchange(false, ordering: .relaxed)
        guard isAlive, await live.isJoined else { return .goingAway }
        return await live.isSignedIn ? nil : .signedOut
    }

    /// The time that pages have to read why the server ends them.
    private static let farewell = TimeAmount.seconds(5)

    /// The pings that may be due at once; the writer waits for a page that does not read if there are more.
    private static let pingLimit = 2

    /// Reminds of pings, without a task for each socket, and ends the connection to a page that does not read.
    private func remind(_ signal: LiveSignal, of channel: any NIOCore.Channel) -> RepeatedTask {
        let pause = TimeAmount.nanoseconds(Int64(site.settings.pingInterval * 1_000_000_000))
        return channel.eventLoop.scheduleRepeatedTask(initialDelay: pause, delay: pause) { _ in
            var isLate = false
            signal.note { pending in
                pending.pingsDue += 1
                isLate = pending.pingsDue > Self.pingLimit
            }
            if isLate { channel.close(promise: nil) }
        }
    }

    /// Runs something in a task of its own: the memory that it needs ends with it, and not with the socket.
    ///
    /// It is cancelled with the caller, as a write to a page that does not read waits without end.
    private static func apart<Value: Sendable>(
        _ body: @escaping @Sendable () async -> Value
    ) async -> Value {
        let task = Task(operation: body)
        return await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Writes a close frame; returns whether it is the one of the socket.
    @discardableResult
    private func end(
        _ live: LiveSession,
        _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>,
        _ closing: LiveSignal.Closing
    ) async -> Bool {
        guard await live.close() else { return false }
        site.metrics.close(closing)
        let code = WebSocketErrorCode(codeNumber: Int(closing.rawValue))
        var data = ByteBuffer()
        data.write(webSocketErrorCode: code)
        try? await outbound.write(WebSocketFrame(fin: true, opcode: .connectionClose, data: data))
        return true
    }
}

/// Whether a page has answered since the last ping.
final class Heartbeat: Sendable {
    let isAlive = Atomic(true)
}

/// The frames that a socket may send: some at once, and as many again each second.
struct FrameBucket {
    private let perSecond: Int
    private var start: Int64 = 0
    private var number = 0

    init(perSecond: Int) {
        self.perSecond = perSecond
    }

    /// Counts a frame, and returns the microseconds until the next second if that of the frame has its number.
    mutating func wait(at instant: Int64) -> Int64? {
        if instant - start >= 1_000_000 || instant < start { (start, number) = (instant, 0) }
        number += 1
        guard number > perSecond else { return nil }
        number = 0
        let rest = start + 1_000_000 - instant
        start += 1_000_000
        return rest
    }
}
