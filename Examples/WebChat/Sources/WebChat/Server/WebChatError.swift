/// The reason why a server does not start.
public enum WebChatError: Error, Hashable {
    /// An address that another program uses, or that this machine does not have.
    case cannotListen(host: String, port: Int, reason: String)
    /// A file of a key that cannot be read or written, or has another length.
    case keyNotReadable(path: String)
}

extension WebChatError: CustomStringConvertible {
    /// The problem, and on the next line the fix.
    public var description: String {
        switch self {
        case .cannotListen(let host, let port, let reason):
            """
            The server cannot listen on '\(host):\(port)': \(reason).
            To fix, listen on an address of this machine, and on a port that no other program uses: '--port 0' takes any \
            that is free.
            """
        case .keyNotReadable(let path):
            """
            The key in '\(path)' cannot be used.
            To fix, check the permissions of its folder, or remove the file: pages in browsers are then loaded anew.
            """
        }
    }
}
