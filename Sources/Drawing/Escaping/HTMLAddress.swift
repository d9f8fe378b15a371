import Views

/// An address that a link may lead to, in the characters that are valid in addresses.
struct HTMLAddress {
    /// The address; still to be escaped.
    let text: String

    /// The destination for readers: the host, or the whole address if there is none.
    let destination: String

    /// Creates an address from words, or returns nil if a link must not lead there.
    init?(_ words: String) {
        guard let address = LinkAddress(words) else { return nil }
        text =
            (address.host == nil ? "\(address.scheme):" : "\(address.scheme)://")
            + Self.encoded(address.rest)
        destination = address.host.map(Self.encoded) ?? text
    }

    /// Returns the text with spaces, quotes, angle brackets and all invisible characters as `%XX`.
    private static func encoded(_ words: String) -> String {
        var text = ""
        for (scalar, isHidden) in HiddenScalars(words) {
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
