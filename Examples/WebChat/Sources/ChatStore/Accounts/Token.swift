import Crypto
import Foundation

/// The secret of a sign-in, of which only the hash is stored.
struct Token {
    /// 256 random bits in base64url.
    let text: String

    /// The characters of a token.
    static let count = 43

    /// Creates a random token, by the generator of the system, which is made for secrets.
    init() {
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max) }
        text = Data(bytes).base64EncodedString()
            .replacing("+", with: "-")
            .replacing("/", with: "_")
            .replacing("=", with: "")
    }

    /// The hash under which it is stored.
    var hash: Data { Token.hash(of: text) }

    /// Returns the hash of what may be a token.
    static func hash(of text: String) -> Data {
        Data(SHA256.hash(data: Data(text.utf8)))
    }
}
