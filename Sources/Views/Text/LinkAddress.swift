/// An address that a link may lead to: `https`, `http`, `mailto` or `tel`, as a browser would read it.
///
/// Scripts, files and whatever else a browser would run rather than load are no such addresses.
public struct LinkAddress: Sendable, Hashable {
    /// The scheme, in small letters.
    package let scheme: String

    /// The part behind the scheme, and for a page behind its slashes.
    package let rest: String

    /// The host of a page.
    package let host: String?

    /// The greatest length of an address, in bytes.
    private static let limit = 4_096

    /// Creates an address from words, or nothing if a browser would do something else with them than load
    /// a page, write a letter or dial.
    ///
    /// Like a browser it takes off spaces and control characters at both ends, and tabs and line breaks
    /// everywhere. Addresses with a user before the host are left out: they are made to mislead.
    public init?(_ words: String) {
        guard words.utf8.count <= Self.limit else { return nil }
        let bytes = Self.trimmed(Array(words.utf8))
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let rest = bytes[(colon + 1)...]
        scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
        switch scheme {
        case "https", "http":
            guard let host = Self.host(rest) else { return nil }
            self.host = host
            self.rest = String(decoding: rest.drop(while: Self.isSlash), as: UTF8.self)
        case "mailto", "tel":
            guard !rest.isEmpty else { return nil }
            host = nil
            self.rest = String(decoding: rest, as: UTF8.self)
        default:
            return nil
        }
    }

    /// The address as it is to be opened; to be escaped wherever it is shown.
    public var text: String {
        host == nil ? "\(scheme):\(rest)" : "\(scheme)://\(rest)"
    }

    private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
        let isBlank = { (byte: UInt8) in byte <= 0x20 }
        guard let first = bytes.firstIndex(where: { !isBlank($0) }),
            let last = bytes.lastIndex(where: { !isBlank($0) })
        else { return [] }
        return bytes[first...last].filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    }

    /// Returns the host of what follows `https:`, where any number of slashes of both kinds may stand.
    private static func host(_ rest: ArraySlice<UInt8>) -> String? {
        let authority = rest.drop(while: isSlash).prefix {
            !isSlash($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
        }
        guard !authority.isEmpty, !authority.contains(UInt8(ascii: "@")) else { return nil }
        return String(decoding: authority, as: UTF8.self)
    }

    private static func isSlash(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    }
}
