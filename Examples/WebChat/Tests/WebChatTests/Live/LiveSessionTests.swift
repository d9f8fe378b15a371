import ChatStore
import Logging
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import WebChat

/// A page without a connection.
struct LiveSessionTests {
    /// A page that went while it waited for its turn does not use it: those behind it come at once.
    @Test(arguments: [false, true]) func pagesThatWentDoNotJoin(isCancelled: Bool) async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            let state = try await LivePage.load("/rooms/\(room)", in: ann)
            let site = ChatSite(
                store: chat.store,
                settings: chat.settings,
                signer: chat.signer,
                looks: chat.looks,
                log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            )
            let (outbound, sink) = NIOAsyncChannelOutboundWriter<WebSocketFrame>.makeTestingWriter()
            let session = LiveSession(
                site: site,
                session: try #require(ann.cookies[ChatCookies(isSecure: false).session]),
                signal: LiveSignal(),
                outlet: FrameOutlet(NIOAsyncTestingChannel(), outbound, site.metrics)
            )
            for _ in 0..<4 { await site.joins.enter(hasMessages: false) }
            let joining = Task {
                await session.receive(#"["j","\#(state.resume)","\#(state.digest)",0]"#)
            }
            while await site.joins.waiting == 0 { await Task.yield() }
            #expect(await session.isInLine)

            if isCancelled { joining.cancel() } else { #expect(await session.close()) }
            await site.joins.leave()
            await joining.value

            #expect(await site.hub.count == 0)
            #expect(await !session.isInLine)
            #expect(await !session.isJoined)
            // The turn is free again.
            await site.joins.enter(hasMessages: false)
            #expect(await site.joins.waiting == 0)
            outbound.finish()
            withExtendedLifetime(sink) {}
        }
    }
}
