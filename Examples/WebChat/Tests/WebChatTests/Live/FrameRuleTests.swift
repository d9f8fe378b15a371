import ChatStore
import Foundation
import Testing

@testable import WebChat

/// Sockets and requests that break the rules of their protocols.
@Suite(.timeLimit(.minutes(10)))
struct FrameRuleTests {
    /// Frames as bytes, each with the code that answers it.
    @Test(
        arguments: [
            ([0x89, 0], 1002),  // a ping without a mask
            ([0xC9, 0x80, 0, 0, 0, 0], 1002),  // a reserved bit
            ([0x83, 0x80, 0, 0, 0, 0], 1002),  // an opcode without a meaning
            ([0x80, 0x80, 0, 0, 0, 0], 1002),  // a fragment of nothing
            ([0x88, 0x81, 0, 0, 0, 0, 3], 1002),  // half a code
            ([0x88, 0x82, 0, 0, 0, 0, 3, 0xED], 1002),  // 1005, which is never sent
            ([0x88, 0x83, 0, 0, 0, 0, 3, 0xE8, 0xFF], 1002),  // a reason that is not UTF-8
            ([0x88, 0x82, 0, 0, 0, 0, 3, 0xE8], 1000),
            ([0x88, 0x80, 0, 0, 0, 0], 1005),
        ] as [([UInt8], Int)]
    )
    func wrongFramesEndTheSocket(bytes: [UInt8], code: Int) async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let found = try await AttackSocket.closing(ann) { try await $0.send(bytes) }
            #expect(found == code)
        }
    }

    /// Browsers fail a socket with a second close frame, and do not tell the code of the first.
    @Test func socketsThatBothSidesEndHaveOneCloseFrame() async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            for _ in 0..<30 {
                let opcodes = try await AttackSocket.with(ann) { wire in
                    try await wire.frame(1, Array("nonsense".utf8))
                    try await wire.frame(8, [3, 0xE8])
                    return try await wire.opcodes()
                }
                #expect(opcodes == [8])
            }
        }
    }

    @Test(arguments: ["nonsense\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET /\u{0} HTTP/1.1\r\n\r\n"])
    func malformedRequestsAreAnsweredAtOnce(text: String) async throws {
        try await TestChat.with { chat in
            let start = ContinuousClock.now
            let status = try await Wire.with(chat.port) { wire in
                try await wire.send(text.utf8)
                let status = try await wire.response().status
                await #expect(throws: Wire.ConnectionEnded.self) { try await wire.response() }
                return status
            }
            // Connections without a request have a minute.
            #expect(status == 400 && ContinuousClock.now - start < .seconds(45))
        }
    }

    @Test func socketsEndWithSignInsThatEndByThemselves() async throws {
        try await TestChat.with {
            $0.pingInterval = 15
        } _: { chat in
            var ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            let state = try await LivePage.load("/rooms/\(room)", in: ann)
            let token = try #require(ann.cookies[ChatCookies(isSecure: false).session])
            try await LivePage.with(state, in: ann) { page in
                try await chat.store.signOut(token: token)
                let code = try await page.closing()
                #expect(code == 4401)
            }
            #expect(try await ann.get("/").status == 303)
        }
    }

    /// A connection whose page reads nothing ends, however much it sends.
    @Test func pagesThatDoNotReadAreEnded() async throws {
        try await TestChat.with {
            ($0.frames, $0.pingInterval) = (1_000_000, 1)
        } _: { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            let state = try await LivePage.load("/rooms/\(room)", in: ann)
            try await AttackSocket.with(ann) { wire in
                let join = ["j", state.resume, state.digest]
                try await wire.frame(1, JSONSerialization.data(withJSONObject: join))
                // The server ends the connection, as its answers are not read.
                await #expect(throws: (any Error).self) { try await Self.flood(wire) }
            }
        }
    }

    /// A server that is to end does not wait for a page that reads nothing.
    @Test func serversEndBesidePagesThatDoNotRead() async throws {
        try await TestChat.with {
            $0.frames = 1_000_000
        } _: { chat in
            let ann = try await chat.browser("Ann")
            let flooding = Task { try await AttackSocket.with(ann) { try await Self.flood($0) } }
            // Until nothing moves any more.
            try await Task.sleep(for: .seconds(4))

            let start = ContinuousClock.now
            await chat.shutDown()

            #expect(ContinuousClock.now - start < .seconds(15))
            await #expect(throws: (any Error).self) { try await flooding.value }
        }
    }

    /// Sends pings, whose answers fill all that lies between a page and the server.
    private static func flood(_ wire: Wire) async throws {
        let ping = [0x89, 0xFD, 0, 0, 0, 0] + Array(repeating: UInt8(65), count: 125)
        let pings = Array(repeatElement(ping, count: 500).joined())
        for _ in 0..<1_000 { try await wire.send(pings) }
    }
}
