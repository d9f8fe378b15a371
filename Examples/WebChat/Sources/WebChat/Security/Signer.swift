import Crypto
import Foundation

/// Signatures of values that browsers keep, which any process with the key takes up.
public struct Signer: Sendable {
    private let key: SymmetricKey

    /// Creates a signer with a key, of which 32 random bytes are enough.
    public init(key: [UInt8]) {
        self.key = SymmetricKey(data: key)
    }

    /// The uses of signatures; a signature for one is none for another.
    enum Purpose: String {
        case form, look, resume
    }

    /// Returns the signature of a text: 43 characters of base64url.
    func signature(of text: String, for purpose: Purpose) -> String {
        var code = HMAC<SHA256>(key: key)
        code.update(data: Data("\(purpose.rawValue)\n\(text)".utf8))
        return Data(code.finalize()).base64URL
    }

    /// Returns whether a text has a signature, in a time that does not depend on how much of it is right.
    func accepts(_ signature: String, of text: String, for purpose: Purpose) -> Bool {
        guard let code = Data(base64URL: signature) else { return false }
        let signed = Data("\(purpose.rawValue)\n\(text)".utf8)
        return HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: signed, using: key)
    }

    /// Returns a text with its signature behind a full stop.
    func sign(_ text: String, for purpose: Purpose) -> String {
        "\(text).\(signature(of: text, for: purpose))"
    }

    /// Returns a text that was signed, without its signature; nil if it was not.
    func text(ofSigned signed: String, for purpose: Purpose) -> String? {
        guard let stop = signed.lastIndex(of: ".") else { return nil }
        let text = String(signed[..<stop])
        let signature = String(signed[signed.index(after: stop)...])
        return accepts(signature, of: text, for: purpose) ? text : nil
    }
}

extension Data {
    /// The bytes in base64url, without padding.
    var base64URL: String {
        let standard = base64EncodedString().utf8.compactMap { byte -> UInt8? in
            switch byte {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            case UInt8(ascii: "="): nil
            default: byte
            }
        }
        return String(decoding: standard, as: UTF8.self)
    }

    /// Creates bytes from base64url without padding; nil if it is malformed.
    init?(base64URL text: String) {
        let standard =
            text
            .replacingOccurrences(of: "-", with: "+")
            .replacingOccurrences(of: "_", with: "/")
        let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: standard + padding), data.base64URL == text else {
            return nil
        }
        self = data
    }
}
