import Foundation
import Testing

@testable import WebChat

/// Sockets that send what no page sends.
enum AttackSocket {
    /// Sends a frame in a socket of a person, and returns the code with which it is closed.
    static func closing(_ frame: [any Sendable], in browser: TestBrowser) async throws
        -> Int
    {
        try await closing(browser) { wire in
            try await wire.frame(1, JSONSerialization.data(withJSONObject: frame))
        }
    }

    static func closing(
        _ browser: TestBrowser,
        _ body: (Wire) async throws -> Void
    ) async throws -> Int {
        try await with(browser) { wire in
            try await body(wire)
            return try await wire.closing()
        }
    }

    /// Runs something with a socket of a person, which has not joined.
    static func with<Result: Sendable>(
        _ browser: TestBrowser,
        _ body: (Wire) async throws -> Result
    ) async throws -> Result {
        try await Wire.with(browser.chat.port) { wire in
            let headers = LivePage.handshake("127.0.0.1:\(browser.chat.port)")
            try await wire.request("GET", "/live", headers + [browser.cookieHeader])
            #expect(try await wire.response().status == 101)
            return try await body(wire)
        }
    }
}
