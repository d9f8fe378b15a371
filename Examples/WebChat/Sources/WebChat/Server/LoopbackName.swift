/// The names of this machine for itself.
enum LoopbackName {
    static let all = ["localhost", "127.0.0.1", "[::1]", "::1"]

    /// Returns whether a host with or without a port is this machine; a request without a host is taken for one.
    static func matches(_ authority: String?) -> Bool {
        guard let authority else { return true }
        let isBracketed = authority.hasPrefix("[")
        let end = isBracketed ? authority.lastIndex(of: "]").map(authority.index(after:)) : nil
        let name = authority[..<(end ?? authority.firstIndex(of: ":") ?? authority.endIndex)]
        return all.contains(name.lowercased())
    }
}
