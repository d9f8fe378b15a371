/// An address that a link may lead to: `https`, `http`, `mailto` or `tel`, as a browser would read it.
struct HTMLAddress {
    /// The address, in characters that addresses consist of; still to be escaped.
    let text: String

    /// Where the link really leads: the host, or the whole address if there is none.
    let destination: String

    /// How long an address may be, in bytes.
    private static let limit = 4_096

    /// Creates an address from words, or nothing if a browser would do something else with them than load
    /// a page, write a letter or dial.
    ///
    /// Like a browser it takes off spaces and control characters at both ends, and tabs and line breaks
    /// everywhere. Addresses with a user before the host are left out: they are made to mislead.
    init?(_ words: String) {
        guard words.utf8.count <= Self.limit else { return nil }
        let bytes = Self.trimmed(Array(words.utf8))
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
        let rest = bytes[(colon + 1)...]
        switch scheme {
        case "https", "http":
            guard let host = Self.host(rest) else { return nil }
            let slashes = rest.prefix { Self.isSlash($0) }
            text = "\(scheme)://" + Self.encoded(rest.dropFirst(slashes.count))
            destination = host
        case "mailto", "tel":
            guard !rest.isEmpty else { return nil }
            text = "\(scheme):" + Self.encoded(rest)
            destination = text
        default:
            return nil
        }
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
        return encoded(authority)
    }

    private static func isSlash(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
    }

    /// Returns the text with spaces, quotes, angle brackets and all that a reader cannot see as `%XX`.
    private static func encoded(_ bytes: ArraySlice<UInt8>) -> String {
        var text = ""
        for (scalar, isHidden) in HiddenScalars(String(decoding: bytes, as: UTF8.self)) {
            if isHidden || breaksAddresses(scalar) {
                for byte in String(scalar).utf8 {
                    let digits = String(byte, radix: 16, uppercase: true)
                    text += byte < 16 ? "%0\(digits)" : "%\(digits)"
                }
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private static func breaksAddresses(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\"", "'", "<", ">", "`": true
        default: !scalar.isASCII && scalar.properties.isWhitespace
        }
    }
}
