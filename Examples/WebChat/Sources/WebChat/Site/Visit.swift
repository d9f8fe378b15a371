import ChatStore
import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// The person and the browser that a request comes from.
struct Visit: Sendable {
    /// The person, if one is signed in.
    var user: UserRecord?
    /// The token of the sign-in.
    var session: String?
    /// A random value of the browser, from before it signs in.
    var nonce: String
    /// Whether the browser does not have the value yet.
    var isNew: Bool
    var look: Look
    /// The token of its forms.
    var token: String
    /// The host that the browser asked for.
    var host: String?

    /// Returns a digest of the token of a sign-in, which tells sign-ins apart in signed values.
    static func binding(of session: String) -> String {
        Data(SHA256.hash(data: Data(session.utf8)).prefix(9)).base64URL
    }
}

/// The names and attributes of cookies.
struct ChatCookies: Sendable {
    let isSecure: Bool

    /// The token of a sign-in.
    var session: String { name("webchat-session") }
    /// The random value of a browser.
    var visit: String { name("webchat-visit") }
    /// The look, signed.
    var look: String { name("webchat-look") }

    private func name(_ name: String) -> String {
        isSecure ? "__Host-\(name)" : name
    }

    /// Returns a header that sets a cookie for a number of seconds.
    func setting(_ name: String, to value: String, seconds: Int) -> String {
        "\(name)=\(value); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Lax"
            + (isSecure ? "; Secure" : "")
    }

    /// Returns the value of a cookie in headers.
    static func value(of name: String, in headers: [String]) -> String? {
        for header in headers {
            for pair in header.split(separator: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1)
                guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name else {
                    continue
                }
                return parts[1].trimmingCharacters(in: .whitespaces)
            }
        }
        return nil
    }
}
