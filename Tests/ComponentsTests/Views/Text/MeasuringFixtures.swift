import Views

/// Returns the lines of a text as strings, an ellipsis where one stands, in 10-point Helvetica unless said
/// otherwise.
func lines(
    of text: String,
    width: Double = .infinity,
    maxLines: Int = 0,
    font: Font = Font("test", size: 10),
    by measurer: some TextMeasurer = HelveticaMeasurer()
) -> [String] {
    let limits = TextLimits(width: width, maxLines: maxLines)
    return measurer.layout([TextSpan(text, font: font)], limits: limits).strings(of: text)
}

/// Returns the width of a text in one line, in points.
func width(
    of text: String,
    font: Font = Font("test", size: 1000),
    by measurer: some TextMeasurer = HelveticaMeasurer()
) -> Double {
    measurer.layout([TextSpan(text, font: font)], limits: TextLimits()).size.width
}

extension TextLayout {
    /// Returns the lines as strings, with the ellipsis of the last.
    func strings(of text: String) -> [String] {
        let bytes = Array(text.utf8)
        return lines.map { line in
            String(decoding: bytes[line.range], as: UTF8.self) + (line.isTruncated ? "…" : "")
        }
    }
}

/// Helvetica's widths as a host would give them, so that every text takes the path of hosts.
struct HelveticaAdvances: GlyphAdvances {
    var name: String { "test/1" }

    func metrics(_ font: Font) -> FontMetrics {
        HelveticaMeasurer().metrics(font)
    }

    func advance(of cluster: Character, font: Font) -> Double {
        // A space at the end of a line has no width, so it stands before something.
        let span = TextSpan(cluster == "." ? "." : "\(cluster).", font: font)
        let dot = cluster == "." ? 0 : 0.278 * font.size
        return HelveticaMeasurer().layout([span], limits: TextLimits()).size.width - dot
    }
}

/// Random texts of what chats contain and what attackers send.
enum RandomText {
    static let plain =
        Array(
            """
            aabcdeeefghiijklmnnoopqrssttuvwxyzABCMW0123456789      --?!.,:;()[]"'/&\u{A0}é—–“”’…жиЖλß
            """
        ).map(String.init) + ["\n", "\r\n", "\u{2028}", "\t", "  "]

    static let hostile =
        plain + [
            "👍", "👍🏽", "👩‍👩‍👧", "🇩🇪", "🇩", "1️⃣", "❤️", "☺︎", "e\u{301}", "\u{301}", "\u{200D}", "\u{200B}",
            "\u{2060}", "\u{AD}", "\u{202E}", "\u{2069}", "\u{FEFF}", "漢", "字", "。", "「", "」", "ー",
            "한",
            "\u{1112}\u{1161}", "नि", "\u{FFFE}", "\u{0}", "\r", " \u{301}", "\u{3000}", "ا", "𝕏",
            "、",
        ]

    /// Returns a text of up to a number of pieces.
    static func make(
        of pieces: [String],
        count: ClosedRange<Int>,
        using generator: inout SeededGenerator
    ) -> String {
        let count = Int.random(in: count, using: &generator)
        return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }
}
