import Testing
import Views

@testable import Hosting

struct KeyReaderTests {
    private static let keys: [(String, ChatKey)] = [
        ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}OA", .up), ("\u{1B}OB", .down),
        ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[H", .home),
        ("\u{1B}[1~", .home), ("\u{1B}OH", .home), ("\u{1B}[F", .end), ("\u{1B}[4~", .end),
        ("\t", .tab), ("\u{1B}[Z", .backTab), ("\r", .enter), ("\n", .control("j")),
        ("q", .character("q")), ("?", .character("?")), ("ä", .character("ä")),
        ("梅", .character("梅")), ("👍", .character("👍")), ("\u{3}", .control("c")),
        ("\u{4}", .control("d")), ("\u{1A}", .control("z")),
        ("\u{1B}[<0;12;3M", .pointer(.press, row: 2, column: 11)),
        ("\u{1B}[<32;13;3M", .pointer(.move, row: 2, column: 12)),
        ("\u{1B}[<0;13;3m", .pointer(.release, row: 2, column: 12)),
        ("\u{1B}[<2;1;1M", .click(isLong: true, row: 0, column: 0)),
        ("\u{1B}[C", .right), ("\u{1B}OD", .left), ("\u{1B}[3~", .delete),
        ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{1F}", .control("_")),
        ("\u{0}", .control("@")), ("\u{1B}[1;5D", .modified(.left, .control)),
        ("\u{1B}[1;4C", .modified(.right, [.shift, .alt])),
        ("\u{1B}[1;2H", .modified(.home, .shift)), ("\u{1B}[3;5~", .modified(.delete, .control)),
        ("\u{1B}\r", .modified(.enter, .alt)), ("\u{1B}[13;2u", .modified(.enter, .shift)),
        ("\u{1B}[27;2;13~", .modified(.enter, .shift)), ("\u{1B}[119;5u", .control("w")),
        ("\u{1B}b", .modified(.character("b"), .alt)),
        ("\u{1B}ä", .modified(.character("ä"), .alt)),
        ("\u{1B}\u{7F}", .modified(.backspace, .alt)),
        ("\u{1B}[200~q\u{3}\u{1B}[A\r\n梅\u{1B}[201~", .paste("q\u{3}\u{1B}[A\r\n梅")),
        ("\u{1B}[1;-9223372036854775808A", .up), ("\u{1B}[1;0A", .up),
        ("\u{1B}[<64;5;5M", .wheel(isUp: true, row: 4, column: 4)),
        ("\u{1B}[<65;5;6M", .wheel(isUp: false, row: 5, column: 4)),
        ("\u{1B}[<66;5;6M", .wheel(isUp: true, row: 5, column: 4, axis: .horizontal)),
        ("\u{1B}[<67;5;6M", .wheel(isUp: false, row: 5, column: 4, axis: .horizontal)),
        ("\u{1B}[<68;5;6M", .wheel(isUp: true, row: 5, column: 4, axis: .horizontal)),
        ("\u{1B}[<69;5;6M", .wheel(isUp: false, row: 5, column: 4, axis: .horizontal)),
        ("\u{1B}[<35;5;6M", .hover(row: 5, column: 4)),
    ]

    @Test(arguments: keys)
    func sequenceIsItsKey(bytes: String, key: ChatKey) {
        var reader = KeyReader()

        #expect(reader.read(bytes.utf8) == [key])
        #expect(reader.patience == nil)
    }

    @Test func escapeAloneIsAKeyOnceNothingFollows() {
        var reader = KeyReader()

        #expect(reader.read([0x1B]).isEmpty)
        #expect(reader.patience == 50)
        #expect(reader.finish() == [.escape])
        #expect(reader.patience == nil)
    }

    @Test(arguments: [
        "\u{1B}[15~", "\u{1B}[1;5P", "\u{1B}[<2;12;3m", "\u{1B}[<36;1;1M", "\u{1B}\u{80}",
    ])
    func unknownSequenceIsPassedOverWhole(bytes: String) {
        var reader = KeyReader()

        #expect(reader.read("\(bytes)q".utf8) == [.character("q")])
    }

    @Test(arguments: Cases(30, of: 300))
    func piecesMayEndAnywhere(seed: Case) {
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

    @Test func aPasteThatWasCutOffIsHandedOnLater() {
        var reader = KeyReader()

        #expect(reader.read("\u{1B}[200~Hello\u{1B}[20".utf8).isEmpty)
        #expect(reader.patience == 2_000)
        #expect(reader.finish() == [.paste("Hello\u{1B}[20")])

        #expect(reader.patience == nil)
    }

    @Test func aLongPasteComesInPiecesOfWholeCharacters() {
        let text = String(repeating: "梅", count: 500_000)
        var reader = KeyReader()
        var pieces: [String] = []

        let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
        for start in stride(from: 0, to: bytes.count, by: 65_536) {
            for key in reader.read(bytes[start..<min(start + 65_536, bytes.count)]) {
                if case .paste(let piece) = key { pieces.append(piece) }
            }
        }

        #expect(pieces.count == 2)
        #expect(pieces.joined() == text)
    }

    @Test(arguments: Cases(30, of: 300))
    func anyBytesAreRead(seed: Case) {
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
