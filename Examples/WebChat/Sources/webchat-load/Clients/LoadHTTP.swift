import Foundation
import NIOCore
import NIOPosix

/// A connection for requests, one after another.
final class LoadHTTP {
    /// A response of a server.
    struct Response {
        let status: Int
        let headers: [(name: String, value: String)]
        let body: [UInt8]
        /// The time from the request to the first row of a list, or to the end without rows.
        let firstRow: Duration

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    private var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>
    private let port: Int
    private var rest: [UInt8] = []

    private init(
        _ inbound: NIOAsyncChannelInboundStream<ByteBuffer>,
        _ outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>,
        _ port: Int
    ) {
        self.inbound = inbound.makeAsyncIterator()
        (self.outbound, self.port) = (outbound, port)
    }

    /// Runs something with a connection, which then ends.
    static func with<Result: Sendable>(
        _ port: Int,
        _ body: (LoadHTTP) async throws -> Result
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
            try await body(LoadHTTP(inbound, outbound, port))
        }
    }

    /// Requests a page with cookies; a form is posted.
    func request(
        _ path: String,
        cookies: [String: String],
        form: [String: String]? = nil
    ) async throws -> Response {
        let pairs = cookies.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
        var lines = [
            "\(form == nil ? "GET" : "POST") \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)",
            "Cookie: \(pairs.joined(separator: "; "))",
        ]
        var body = ""
        if let form {
            let fields = form.sorted { $0.key < $1.key }
            body = fields.map { "\($0.inForm)=\($1.inForm)" }.joined(separator: "&")
            lines.append("Content-Type: application/x-www-form-urlencoded")
            lines.append("Content-Length: \(body.utf8.count)")
        }
        let start = ContinuousClock.now
        let text = "\(lines.joined(separator: "\r\n"))\r\n\r\n\(body)"
        try await outbound.write(ByteBuffer(string: text))
        let head = try await head()
        let status = Int(head.first?.split(separator: " ").dropFirst().first ?? "") ?? 0
        let headers = head.dropFirst().compactMap { line -> (name: String, value: String)? in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return (parts[0].lowercased(), parts[1].trimmingCharacters(in: .whitespaces))
        }
        let field = headers.first { $0.name == "content-length" }?.value
        let (content, firstRow) = try await content(Int(field ?? "") ?? 0, since: start)
        return Response(status: status, headers: headers, body: content, firstRow: firstRow)
    }

    private func head() async throws -> [String] {
        while true {
            if let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) {
                let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
                rest = Array(rest[end.upperBound...])
                return head.components(separatedBy: "\r\n")
            }
            try await read()
        }
    }

    private func content(
        _ length: Int,
        since start: ContinuousClock.Instant
    ) async throws -> ([UInt8], Duration) {
        let row = Array("<li".utf8)
        var firstRow: Duration?
        while true {
            if firstRow == nil, rest.firstRange(of: row) != nil { firstRow = .now - start }
            if rest.count >= length { break }
            try await read()
        }
        let content = Array(rest[..<length])
        rest = Array(rest[length...])
        return (content, firstRow ?? .now - start)
    }

    private func read() async throws {
        guard let next = try await inbound.next() else {
            throw LoadError("The server ended a connection.")
        }
        rest += next.readableBytesView
    }
}

extension String {
    /// The text as a field of a form.
    fileprivate var inForm: String {
        addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}
