import Testing
import Views

@Suite struct VectorPathTests {
    private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    @Test func commandsAreMovements() throws {
        let path = try VectorPath(data: "M1 2L3,4 H5V6C1 1 2 2 3 3Q4 4 5 5Z")

        #expect(
            path.elements == [
                .move(point(1, 2)), .line(point(3, 4)), .line(point(5, 4)), .line(point(5, 6)),
                .curve(point(1, 1), point(2, 2), point(3, 3)), .quad(point(4, 4), point(5, 5)),
                .close,
            ]
        )
    }

    @Test func smallLettersCountFromThePen() throws {
        let path = try VectorPath(data: "m1 2l1 1h2v-3c0 1 1 2 2 2q1 1 2 0z l1 0")

        let absolute = "M1 2L2 3H4V0C4 1 5 2 6 2Q7 3 8 2Z L2 2"
        #expect(path == (try VectorPath(data: absolute)))
    }

    @Test func numbersAloneRepeatTheCommand() throws {
        #expect(
            try VectorPath(data: "M0 0 1 1 2 2m1 1 1 1")
                == VectorPath(data: "M0 0L1 1L2 2M3 3L4 4")
        )
    }

    @Test func numbersNeedNoBlanksBetweenThem() throws {
        #expect(
            try VectorPath(data: "M.5.25-1-2e1,+3 4E-1")
                == VectorPath(data: "M 0.5 0.25 L -1 -20 L 3 0.4")
        )
    }

    @Test(arguments: [
        ("L1 1", ShapeError.unexpected("L", offset: 0)),
        ("1 1", .unexpected("1", offset: 0)),
        ("M1", .unexpected("", offset: 2)),
        ("M1 1 2", .unexpected("", offset: 6)),
        ("M0 0Z1", .unexpected("1", offset: 5)),
        ("M0 0A1 1 0 0 2 2 2", .unexpected("2", offset: 13)),
        ("M0 0A1 1 0 0 1 5", .unexpected("", offset: 16)),
        ("M0 0a1 1 0 +1 1 2 2", .unexpected("+", offset: 11)),
        ("M0 0A1e-150 9e6 0 0 1 2 2", .unexpected("1e-150 9e6 0 0 1 2 2", offset: 5)),
        ("M0 0S1 1 2 2", .unexpected("S", offset: 4)), ("M0 0T1 1", .unexpected("T", offset: 4)),
        ("M-", .unexpected("", offset: 2)), ("M0 .", .unexpected("", offset: 4)),
        ("M0,,0", .unexpected(",", offset: 3)),
        ("M0 0\"/><script>", .unexpected("\"", offset: 4)),
        ("M0 0L1e 2", .unexpected(" ", offset: 7)),
        ("M0 0é", .unexpected("é", offset: 4)),
        ("M0 0L1e9 2", .unexpected("1e9", offset: 5)),
        ("M0 0L1e999 2", .unexpected("1e999", offset: 5)),
        ("Minf 0", .unexpected("i", offset: 1)),
        ("M0x1 0", .unexpected("x", offset: 2)),
    ])
    func hostileDataAreRejectedWithTheirPlace(data: String, error: ShapeError) {
        #expect(throws: error) { try VectorPath(data: data) }
    }

    @Test func dataHaveALimit() {
        let long = "M0 0" + String(repeating: "L1 1", count: 20_000)

        #expect(throws: ShapeError.tooLong(bytes: 80_004)) { try VectorPath(data: long) }
    }

    @Test func absurdNumbersOfElementsBecomeNothing() {
        let path = VectorPath([.move(point(.nan, .infinity)), .line(point(1e9, 2))])

        #expect(path.elements == [.move(point(0, 0)), .line(point(0, 2))])
    }

    @Test(arguments: Cases(20, of: 2_000))
    func noDataTrapAndNoneGiveNumbersThatAreNone(number: Case) throws {
        var generator = SeededGenerator(seed: number)
        let pieces = Array("MmLlHhVvCcSsQqTtZzAa0123456789.-+eE, \n\"<é").map(String.init)

        for _ in 0..<50 {
            let data = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            guard let path = try? VectorPath(data: "M0 0 " + data) else { continue }
            // Numbers that are none would be equal to nothing, not even to themselves.
            #expect(path == path, "\(data)")
            #expect(path.elements.first == .move(point(0, 0)), "\(data)")
        }
    }

    @Test func errorsSayWhatToWrite() {
        #expect(
            ShapeError.unexpected("<", offset: 3).description
                == "Path data have '<' at byte 3. To fix, write the commands M, L, H, V, C, Q, A and Z, M first, with "
                + "their numbers, which are between -10,000,000 and 10,000,000, and other curves as C."
        )
        #expect(
            ShapeError.unexpected("", offset: 3).description
                == "Path data end at byte 3, where a number is missing. To fix, write all numbers of the last command."
        )
        #expect(
            ShapeError.tooLong(bytes: 70_000).description
                == "Path data have 70000 bytes. To fix, write at most 65536."
        )
        #expect(
            ShapeError.unusableLength("viewBox.width", value: .nan).description
                == "'viewBox.width' of a symbol was 'nan', which is not a usable length. To fix, write a number above 0 "
                + "and below 10,000,000."
        )
        #expect(
            ShapeError.otherCells("⚓", stated: 1, found: 2).description
                == "The characters '⚓' of a symbol take 2 cells of a terminal, not 1. To fix, state their cells, 1 or 2, "
                + "or write other characters."
        )
    }
}
