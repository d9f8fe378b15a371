import Testing

@testable import demo

struct KeyReaderTests {
    private static let keys: [(String, ChatKey)] = [
        ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}OA", .up), ("\u{1B}OB", .down),
        ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[H", .home),
        ("\u{1B}[1~", .home), ("\u{1B}OH", .home), ("\u{1B}[F", .end), ("\u{1B}[4~", .end),
        ("\t", .tab), ("\u{1B}[Z", .backTab), ("\r", .enter), ("\n", .enter),
        ("q", .character("q")), ("?", .character("?")), ("ä", .character("ä")),
        ("梅", .character("梅")), ("👍", .character("👍")), ("\u{3}", .control("c")),
        ("\u{4}", .control("d")), ("\u{1A}", .control("z")),
        ("\u{1B}[<0;12;3M", .click(isLong: false, row: 2, column: 11)),
        ("\u{1B}[<2;1;1M", .click(isLong: true, row: 0, column: 0)),
        ("\u{1B}[<64;5;5M", .wheel(isUp: true)), ("\u{1B}[<65;5;5M", .wheel(isUp: false)),
    ]

    @Test(arguments: keys)
    func sequenceIsItsKey(bytes: String, key: ChatKey) {
        var reader = KeyReader()

        #expect(reader.read(bytes.utf8) == [key])
        #expect(!reader.isWaiting)
    }

    @Test func escapeAloneIsAKeyOnceNothingFollows() {
        var reader = KeyReader()

        #expect(reader.read([0x1B]).isEmpty)
        #expect(reader.isWaiting)
        #expect(reader.finish() == [.escape])
        #expect(!reader.isWaiting)
    }

    @Test(arguments: ["\u{1B}[15~", "\u{1B}[1;5P", "\u{1B}[<0;12;3m", "\u{1B}[<35;1;1M", "\u{1B}x"])
    func unknownSequenceIsPassedOverWhole(bytes: String) {
        var reader = KeyReader()

        #expect(reader.read("\(bytes)q".utf8) == [.character("q")])
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func piecesMayEndAnywhere(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let chosen = (0..<40).compactMap { _ in Self.keys.randomElement(using: &random) }
        var bytes = Array(chosen.map(\.0).joined().utf8)[...]
        var reader = KeyReader()
        var keys: [ChatKey] = []

        while !bytes.isEmpty {
            let count = Int.random(in: 1...5, using: &random)
            keys += reader.read(bytes.prefix(count))
            bytes = bytes.dropFirst(count)
        }

        #expect(keys == chosen.map(\.1), "seed \(seed)")
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func anyBytesAreRead(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var reader = KeyReader()

        for _ in 0..<200 {
            let bytes = (0..<8).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0...255, using: &random)
                    : [0x1B, 0x5B, 0x3C, 0x3B]
                        .randomElement(using: &random) ?? 0
            }
            _ = reader.read(bytes)
        }
        _ = reader.finish()

        #expect(reader.read("\u{1B}[A".utf8) == [.up], "seed \(seed)")
    }
}
