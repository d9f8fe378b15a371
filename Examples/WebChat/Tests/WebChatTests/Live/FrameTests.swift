import ChatStore
import Foundation
import Testing

@testable import WebChat

@Suite(.timeLimit(.minutes(10)))
struct FrameTests {
    @Test(arguments: [
        "x", "[]", "[1]", "[\"s\"]", "[\"j\",1,2]", "[\"zz\"]", "{\"a\":1}", "[\"t\"]",
        String(repeating: "[", count: 9_000),
    ])
    func brokenTextsCloseTheSocket(text: String) async throws {
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let code = try await AttackSocket.closing(ann) {
                try await $0.frame(1, Array(text.utf8))
            }
            #expect(code == 1002)
        }
    }

    /// A frame that is sent: its kind, its bytes, and whether it is the last of its message.
    private typealias Piece = (opcode: UInt8, payload: [UInt8], isLast: Bool)

    /// Frames that no page sends, by what is wrong with them, with the codes that close the socket.
    private static let wrong: [String: (pieces: [Piece], code: Int)] = [
        "a frame that is too long": ([(1, Array(repeating: 65, count: 65_537), true)], 1009),
        "fragments that are too many": (
            [(1, [91], false)] + Array(repeating: (0, [32], false), count: 40), 1009
        ),
        "fragments that are too long": (
            [
                (1, Array(repeating: 65, count: 40_000), false),
                (0, Array(repeating: 65, count: 40_000), true),
            ],
            1009
        ),
        "bytes": ([(2, [1], true)], 1003),
        "a text that is not UTF-8": ([(1, [0xFF, 0xFE], true)], 1007),
        "a frame of no known kind": ([(7, [1], true)], 1002),
    ]

    @Test(arguments: wrong.keys.sorted())
    func wrongFramesCloseTheSocket(name: String) async throws {
        let (pieces, code) = try #require(Self.wrong[name])
        try await TestChat.with { chat in
            let ann = try await chat.browser("Ann")
            let found = try await AttackSocket.closing(ann) { wire in
                for (opcode, payload, isLast) in pieces {
                    try? await wire.frame(opcode, payload, isLast: isLast)
                }
            }
            #expect(found == code)
            let other = try await chat.browser("Still here")
            #expect(other.user != nil)
        }
    }

    /// Messages that wait in a browser come all at once, and none is lost.
    @Test func floodsWait() async throws {
        try await TestChat.with {
            $0.frames = 5
        } _: { chat in
            let ann = try await chat.browser("Ann")
            let room = try await chat.room("Sailing", ann)
            try await LivePage.with(LivePage.load("/rooms/\(room)", in: ann), in: ann) { page in
                for number in 0..<20 { try await page.send(["s", "c\(number)", "Ahoy", NSNull()]) }
                var answers: Set<String> = []
                while answers.count < 20 { answers.formUnion(try await page.other("d")) }
                #expect(answers.count == 20)
            }
        }
    }
}
