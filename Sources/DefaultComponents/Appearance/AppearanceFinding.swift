import Components
import Views

/// A problem of an appearance that makes texts hard to read or controls hard to tap.
public enum AppearanceFinding: Sendable, Hashable {
    /// A text or a symbol whose contrast with its background is less than 4.5 to 1 (WCAG 2.2, 1.4.3).
    ///
    /// Both are names such as `palette.text`; the colours below a translucent one are named with it.
    case contrast(text: String, ground: String, isDark: Bool, ratio: Double)
    /// A control that is less wide or high than 44 points, and than by default.
    case smallTarget(name: String, size: Double)
}

extension AppearanceFinding: CustomStringConvertible {
    /// The problem, and how to fix it.
    public var description: String {
        switch self {
        case .contrast(let text, let ground, let isDark, let ratio):
            "\(text.quoted) on \(ground.quoted) has a contrast of \(ratio.tenths) to 1 in "
                + "\(isDark ? "dark" : "light") surroundings. To fix, choose colours with 4.5 to 1 at least."
        case .smallTarget(let name, let size):
            "\(name.quoted) makes something to tap of \(size.tenths) points. To fix, give it 44 points, or what "
                + "it has by default."
        }
    }
}

extension Double {
    /// The number, rounded down to tenths.
    fileprivate var tenths: String {
        let tenths = Int((max(0, min(self, 1e9)) * 10).rounded(.down))
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

extension Appearance {
    /// The problems for reading and tapping that depend on the appearance alone, texts first.
    ///
    /// Each text is compared with each of its backgrounds in the default components, light and dark.
    /// Translucent colours are mixed with those behind them. The default appearance has no findings.
    ///
    /// - Complexity: Constant; about a hundred comparisons.
    public var findings: [AppearanceFinding] { palette.findings + smallTargets }

    /// The controls that are less wide or high than 44 points and than by default.
    private var smallTargets: [AppearanceFinding] {
        zip(targets, Appearance().targets).compactMap { target, standard in
            guard target.size < min(44, standard.size) else { return nil }
            return .smallTarget(name: "metrics.\(target.name)", size: target.size)
        }
    }

    /// The shorter sides of controls, by the names of the lengths that decide them.
    private var targets: [(name: String, size: Double)] {
        let line = HelveticaMeasurer().metrics(fonts.body).lineHeight
        let (round, input) = (metrics.roundButtonMargins, metrics.composerTextInsets)
        let (item, gap) = (metrics.suggestionMargins, max(0, metrics.suggestionsSpacing))
        return [
            (
                "roundButtonMargins",
                metrics.symbolSize
                    + min(round.leading + round.trailing, round.top + round.bottom)
            ),
            ("composerTextInsets", line + input.top + input.bottom),
            ("suggestionMargins", line + item.top + item.bottom + gap),
        ]
    }
}

extension Appearance.ColorPalette {
    /// The texts with too little contrast.
    fileprivate var findings: [AppearanceFinding] {
        let list = TextBackground("background", background)
        let bubbles = [
            list.under("incomingBubble", incomingBubble),
            list.under("outgoingBubble", outgoingBubble),
        ]
        let cards = bubbles.map { $0.under("background2", background2) }
        let notes = bubbles.flatMap {
            [$0.under("inlineCode", inlineCode), $0.under("inlineQuote", inlineQuote)]
        }
        let overlaid = list.under("overlay", overlay)
        let page = TextBackground("page", page)
        let lying = list.under("floating", floating)
        let reactions = list.under("reactionsBubble", reactionsBubble)
        let status = TextBackground("statusLine", statusLine)
        let uses: [(String, Color, [TextBackground])] = [
            (
                "text", text,
                bubbles + cards + notes + [
                    list, lying, reactions, page, page.under("pageCode", pageCode),
                    lying.under("selection", selection),
                ]
            ),
            ("subtitleText", subtitleText, bubbles + cards + [list, lying, reactions]),
            ("accent", accent, cards + [list, lying]),
            ("link", link, bubbles + cards + notes + [list, overlaid, page]),
            ("mention", mention, bubbles + cards + notes + [list, overlaid]),
            ("accentContent", accentContent, [list.under("accent", accent)]),
            ("alertContent", alertContent, [list.under("alert", alert)]),
            ("staticText", staticText, [overlaid]),
            ("pageSubtitleText", pageSubtitleText, [page, list]),
            ("statusLineText", statusLineText, [status]),
        ]
        return uses.flatMap { name, color, grounds in
            grounds.flatMap { $0.findings(name, color) }
        }
            + initials.enumerated().flatMap { number, tone in
                TextBackground("initials[\(number)].ground", tone.ground)
                    .findings("initials[\(number)].letters", tone.letters)
            }
    }
}

/// The background of a text: colours over each other, with their names.
struct TextBackground {
    /// The names, topmost first.
    private(set) var name: String
    private var light: RGBA
    private var dark: RGBA

    /// Creates a background of a colour; a translucent one is over white or black.
    init(_ name: String, _ color: Color) {
        self.name = "palette.\(name)"
        light = color.light.over(RGBA(0xFFFFFF))
        dark = color.dark.over(RGBA(0x000000))
    }

    /// Returns the background with a colour over it.
    func under(_ name: String, _ color: Color) -> TextBackground {
        var ground = self
        ground.light = color.light.over(light)
        ground.dark = color.dark.over(dark)
        let isSeen = color.light.alpha < 255 || color.dark.alpha < 255
        ground.name = isSeen ? "palette.\(name) over \(self.name)" : "palette.\(name)"
        return ground
    }

    /// Returns the modes in which a text in a colour has too little contrast with it.
    func findings(_ text: String, _ color: Color) -> [AppearanceFinding] {
        [(color.light.over(light), light, false), (color.dark.over(dark), dark, true)]
            .compactMap { letters, ground, isDark in
                let ratio = letters.contrast(with: ground)
                guard ratio < 4.5 else { return nil }
                return .contrast(
                    text: "palette.\(text)",
                    ground: name,
                    isDark: isDark,
                    ratio: ratio
                )
            }
    }
}
