import NIOCore
import NIOHTTP1

/// Makes plain requests of upgrades that are refused, so that they are answered like others, and ends connections
/// after malformed requests.
///
/// NIO forgets the head of a request whose upgrade is refused later, and passes its end on. It reads no further request
/// of the connection, which ends after the answer.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    /// The header by which a request tells that its upgrade was refused.
    static let refused = "x-upgrade-refused"

    private let accepts: (HTTPRequestHead) -> Bool

    init(accepts: @escaping (HTTPRequestHead) -> Bool) {
        self.accepts = accepts
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data), head.headers.contains(name: "upgrade"),
            !accepts(head)
        else { return context.fireChannelRead(data) }
        head.headers.remove(name: "upgrade")
        head.headers.replaceOrAdd(name: "connection", value: "close")
        head.headers.replaceOrAdd(name: Self.refused, value: "1")
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// Ends a connection after a malformed request, which the handler before this one has answered.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.fireErrorCaught(error)
        if error is HTTPParserError { context.close(promise: nil) }
    }
}
