import NIOCore
import NIOWebSocket

/// Refuses the frames that no browser sends, as RFC 6455 demands: those without a mask or with reserved bits, control
/// frames that are long or in fragments, opcodes without a meaning, and closes without a valid code.
final class StrictFrames: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    /// A frame that breaks a rule.
    struct Violation: Error {}

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard Self.allows(unwrapInboundIn(data)) else {
            return context.fireErrorCaught(Violation())
        }
        context.fireChannelRead(data)
    }

    private static func allows(_ frame: WebSocketFrame) -> Bool {
        guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return false }
        switch frame.opcode {
        case .text, .binary, .continuation: return true
        case .ping, .pong, .connectionClose:
            guard frame.fin, frame.length <= 125 else { return false }
            return frame.opcode != .connectionClose || isClose(frame.unmaskedData)
        default: return false
        }
    }

    /// Returns whether the data of a close is empty, or a code that may be sent and a text.
    private static func isClose(_ data: ByteBuffer) -> Bool {
        var data = data
        guard data.readableBytes > 0 else { return true }
        guard let code = data.readInteger(as: UInt16.self),
            String(validating: data.readableBytesView, as: UTF8.self) != nil
        else { return false }
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: return true
        default: return false
        }
    }
}
