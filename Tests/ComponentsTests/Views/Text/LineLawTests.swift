import Testing
import Views

/// Laws of line breaking over random texts.
struct LineLawTests {
    private let font = Font("test", size: 16)

    private func layout(
        _ text: String,
        width: Double = .infinity,
        maxLines: Int = 0,
        by measurer: some TextMeasurer = HelveticaMeasurer()
    ) -> TextLayout {
        let limits = TextLimits(width: width, maxLines: maxLines)
        return measurer.layout([TextSpan(text, font: font)], limits: limits)
    }

    private func texts(_ seed: Case, of pieces: [String] = RandomText.hostile) -> [String] {
        var generator = SeededGenerator(seed: seed)
        return (0..<150).map { _ in
            RandomText.make(of: pieces, count: 1...60, using: &generator)
        }
    }

    @Test(arguments: Cases(3, of: 30))
    func textDoesNotWrapAtItsNaturalWidth(seed: Case) {
        for text in texts(seed) {
            let natural = layout(text)

            let limited = layout(text, width: natural.size.width)

            #expect(limited == natural, "seed \(seed): \(text.debugDescription)")
        }
    }

    @Test(arguments: [0, 40, 75.5, 130, 200])
    func widthOfTheWidestLineGivesTheSameLines(width: Double) {
        var fitting = 0
        for text in texts(4) {
            let first = layout(text, width: width)
            guard first.size.width <= width else { continue }
            fitting += 1

            let second = layout(text, width: first.size.width)

            #expect(second == first, "\(text.debugDescription)")
        }
        #expect(fitting > 0)
    }

    @Test(arguments: [0, 20, 40, 75.5, 130, 200])
    func bytesAndCharactersBreakAlike(width: Double) {
        let host = AdvanceTextMeasurer(HelveticaAdvances())
        for text in texts(5, of: RandomText.plain) + texts(6) {
            for maxLines in 0...3 {
                let bytes = layout(text, width: width, maxLines: maxLines)
                let characters = layout(text, width: width, maxLines: maxLines, by: host)

                #expect(
                    bytes.lines.map(\.range) == characters.lines.map(\.range)
                        && bytes.isTruncated == characters.isTruncated
                        && abs(bytes.size.width - characters.size.width) < 1e-6,
                    "\(maxLines) lines: \(text.debugDescription)"
                )
            }
        }
    }

    @Test(arguments: [-5, 0, 20, 75.5, 130, .infinity])
    func linesHoldAllThatIsSeenInOrder(width: Double) {
        for text in texts(7) {
            let places = text.indices.map { $0.offset(inUTF8Of: text) }
            let boundaries = Set(places + [text.utf8.count])
            let bytes = Array(text.utf8)
            var end = 0
            for line in layout(text, width: width).lines {
                let skipped = String(decoding: bytes[end..<line.range.lowerBound], as: UTF8.self)
                let isBlank = skipped.allSatisfy { $0.isWhitespace }

                #expect(isBlank, "\(text.debugDescription)")
                #expect(boundaries.contains(line.range.lowerBound))
                #expect(boundaries.contains(line.range.upperBound))
                end = line.range.upperBound
            }
            let isBlank = String(decoding: bytes[end...], as: UTF8.self).allSatisfy {
                $0.isWhitespace
            }
            #expect(isBlank, "\(text.debugDescription)")
        }
    }

    @Test(arguments: [-5, 0, 20, 75.5, 130])
    func linesFitUnlessTheyAreOneCharacter(width: Double) {
        let advances = HelveticaAdvances()
        for text in texts(8) {
            for maxLines in [0, 2] {
                let layout = layout(text, width: width, maxLines: maxLines)
                for (line, string) in zip(layout.lines, layout.strings(of: text)) {
                    let seen = string.filter { advances.advance(of: $0, font: font) > 0 }
                    #expect(
                        line.width <= max(0, width) + 1e-5 || seen.count <= 1,
                        "\(text.debugDescription): \(string.debugDescription)"
                    )
                }
            }
        }
    }

    @Test(arguments: [20, 75.5, 130, .infinity])
    func cuttingATextIntoSpansOfOneFontChangesNothing(width: Double) {
        var generator = SeededGenerator(seed: 9)
        for text in texts(9) {
            let scalars = Array(text.unicodeScalars)
            let cut = Int.random(in: 0...scalars.count, using: &generator)
            let pieces = [scalars[..<cut], scalars[cut...]].map { part in
                var view = String.UnicodeScalarView()
                view.append(contentsOf: part)
                return TextSpan(String(view), font: font)
            }
            let limits = TextLimits(width: width)

            let joined = HelveticaMeasurer().layout(pieces, limits: limits)

            let whole = layout(text, width: width)
            #expect(
                joined.lines.map(\.range) == whole.lines.map(\.range),
                "\(text.debugDescription)"
            )
            #expect(abs(joined.size.width - whole.size.width) < 1e-6)
            #expect(joined.size.height == whole.size.height)
        }
    }
}

extension String.Index {
    /// The offset in the UTF-8 of a text.
    fileprivate func offset(inUTF8Of text: String) -> Int {
        text.utf8.distance(from: text.startIndex, to: self)
    }
}
