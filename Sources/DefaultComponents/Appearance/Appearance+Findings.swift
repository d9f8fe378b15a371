import Views

extension Appearance {
    /// What keeps people from reading or tapping, as far as the appearance alone decides it: texts first.
    ///
    /// Each text is compared with each colour that the default components put behind it, in light and dark surroundings.
    /// Colours that shine through are mixed with what is behind them. The default appearance has no findings.
    ///
    /// - Complexity: Constant; about a hundred comparisons.
    public var findings: [AppearanceFinding] {
        palette.findings + smallTargets
    }

    /// What to tap is less wide or high than 44 points and than by default.
    private var smallTargets: [AppearanceFinding] {
        zip(targets, Appearance().targets).compactMap { target, standard in
            guard target.size < min(44, standard.size) else { return nil }
            return .smallTarget(name: "metrics.\(target.name)", size: target.size)
        }
    }

    /// The shorter sides of what is tapped, by the names of the lengths that decide them.
    private var targets: [(name: String, size: Double)] {
        let line = HelveticaMeasurer().metrics(fonts.body).lineHeight
        let (round, button) = (metrics.roundButtonMargins, metrics.composerButtonMargins)
        let (input, item) = (metrics.composerTextInsets, metrics.suggestionMargins)
        let (cancel, symbol) = (metrics.composerCancelMargins, metrics.symbolSize)
        return [
            (
                "roundButtonMargins",
                symbol + min(round.leading + round.trailing, round.top + round.bottom)
            ),
            (
                "composerButtonMargins",
                min(symbol + button.leading + button.trailing, line + button.top + button.bottom)
            ),
            (
                "composerCancelMargins",
                symbol + min(cancel.leading + cancel.trailing, cancel.top + cancel.bottom)
            ),
            ("composerTextInsets", line + input.top + input.bottom),
            ("suggestionMargins", line + item.top + item.bottom),
        ]
    }
}

extension Appearance.ColorPalette {
    /// The texts that can hardly be read.
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
