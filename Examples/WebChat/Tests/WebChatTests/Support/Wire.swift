import Foundation
import NIOCore
import NIOPosix
import Testing

/// A connection to a server, with requests and frames as bytes, so that wrong ones can be sent.
final class Wire {
    private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    private var rest = ByteBuffer()

    private init(
        _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>,
        _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    ) {
        self.inbound = inbound.makeAsyncIterator()
        self.outbound = outbound
    }

    /// Runs something with a connection, which then ends.
    static func with<Result: Sendable>(
        _ port: Int,
        _ body: (Wire) async throws -> Result
    ) async throws -> Result {
        let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                        wrappingChannelSynchronously: channel
                    )
                }
            }
        return try await channel.executeThenClose { inbound, outbound in
            try await body(Wire(inbound, outbound))
        }
    }

    /// Sends bytes.
    func send(_ bytes: some Sequence<UInt8>) async throws {
        try await outbound.write(ByteBuffer(bytes: bytes))
    }

    /// Sends a request.
    func request(
        _ method: String,
        _ path: String,
        _ headers: [String] = [],
        body: String = ""
    ) async throws {
        try await request(method, path, headers, bytes: Array(body.utf8))
    }

    /// Sends a request with a body of bytes.
    func request(
        _ method: String,
        _ path: String,
        _ headers: [String],
        bytes: [UInt8]
    ) async throws {
        var lines = ["\(method) \(path) HTTP/1.1"] + headers
        if !bytes.isEmpty || method == "POST" { lines.append("Content-Length: \(bytes.count)") }
        try await send(Array("\(lines.joined(separator: "\r\n"))\r\n\r\n".utf8) + bytes)
    }

    /// Receives a response, with a body as long as it says.
    func response() async throws -> TestResponse {
        var head: [UInt8] = []
        while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head.append(try await byte()) }
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        var response = TestResponse()
        response.status = Int(lines.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let value = parts[1].trimmingCharacters(in: .whitespaces)
            response.headers.append((parts[0].lowercased(), value))
        }
        let length = Int(response["content-length"] ?? "") ?? 0
        var body: [UInt8] = []
        while body.count < length { body.append(try await byte()) }
        response.bytes = body
        response.body = String(decoding: body, as: UTF8.self)
        return response
    }

    /// Sends a frame of a WebSocket, masked as those of browsers are.
    func frame(_ opcode: UInt8, _ payload: some Collection<UInt8>, isLast: Bool = true) async throws
    {
        var bytes = [(isLast ? 0x80 : 0) | opcode]
        switch payload.count {
        case ..<126: bytes.append(0x80 | UInt8(payload.count))
        case ..<65_536:
            bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default:
            bytes.append(0x80 | 127)
            bytes += (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 0xFF) }
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        bytes += mask
        bytes += zip(payload, 0...).map { $0 ^ mask[$1 % 4] }
        try await send(bytes)
    }

    /// Receives a frame; pings are answered and left out.
    func frame() async throws -> (opcode: UInt8, payload: [UInt8]) {
        let opcode = try await byte() & 0xF
        var length = Int(try await byte() & 0x7F)
        if length >= 126 {
            let count = length == 126 ? 2 : 8
            length = 0
            for _ in 0..<count { length = length << 8 | Int(try await byte()) }
        }
        var payload: [UInt8] = []
        payload.reserveCapacity(length)
        while payload.count < length { payload.append(try await byte()) }
        guard opcode != 9 else {
            try await frame(0xA, payload)
            return try await frame()
        }
        return (opcode, payload)
    }

    /// Receives until the socket is closed, and returns the code; 0 if it ends without one.
    func closing() async throws -> Int {
        do {
            while true {
                let (opcode, payload) = try await frame()
                if opcode == 8 {
                    return payload.count < 2 ? 1005 : Int(payload[0]) << 8 | Int(payload[1])
                }
            }
        } catch is ConnectionEnded {
            return 0
        }
    }

    /// Receives until the connection ends, and returns the opcodes of the frames.
    func opcodes() async throws -> [UInt8] {
        var opcodes: [UInt8] = []
        do {
            while true { opcodes.append(try await frame().opcode) }
        } catch is ConnectionEnded {
            return opcodes
        }
    }

    /// The connection has ended where something was expected.
    struct ConnectionEnded: Error {}

    private func byte() async throws -> UInt8 {
        while true {
            if let byte = rest.readInteger(as: UInt8.self) { return byte }
            do {
                guard let next = try await inbound.next() else { throw ConnectionEnded() }
                rest = next
            } catch {
                throw ConnectionEnded()
            }
        }
    }
}

/// A response of a server.
struct TestResponse: Sendable {
    var status = 0
    var headers: [(name: String, value: String)] = []
    var body = ""
    var bytes: [UInt8] = []

    subscript(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }
}
