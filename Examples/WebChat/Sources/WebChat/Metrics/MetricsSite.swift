import HTTPTypes
import Hummingbird
import NIOCore

/// The site of the numbers that a server counts, on a port of its own that only this machine reaches.
///
/// A proxy that ends TLS on the same machine is a peer on loopback as well: `/metrics` beside the pages would be open to
/// all whom it lets through.
struct MetricsSite: Sendable {
    /// The address on which it listens.
    static let host = "127.0.0.1"

    let metrics: ServerMetrics

    func router() -> Router<BasicRequestContext> {
        let router = Router()
        router.get("metrics") { request, _ in
            // As for pages, another name that leads to loopback is not answered.
            guard LoopbackName.matches(request.head.authority) else {
                return Response(status: .forbidden, headers: [.contentLength: "0"])
            }
            let headers: HTTPFields = [
                .contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store",
                .xContentTypeOptions: "nosniff",
            ]
            return Response(
                status: .ok,
                headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text))
            )
        }
        return router
    }
}
