import Hummingbird
import NIOCore

/// What a handler knows of a request besides the request.
struct ChatContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address of the browser, or of the proxy before it.
    let address: String

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        address = source.channel.remoteAddress?.ipAddress ?? ""
    }
}
