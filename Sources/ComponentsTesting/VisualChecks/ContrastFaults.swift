package import DefaultComponents
package import Views

/// The texts of a laid-out tree with too little contrast to the colours behind them: below a limit, 4.5 to 1 (WCAG 2).
package struct ContrastFaults {
    /// Each fault in words, superviews first.
    package private(set) var all: [String] = []

    /// The text that is too faint or too small to be read, in words.
    private(set) var faint: [String] = []

    /// The smallest readable size of a font, in points, and the lowest opacity of a text.
    private static let (leastSize, leastAlpha) = (9.0, 0.4)

    /// The number of texts that were checked.
    package private(set) var textCount = 0

    package init(
        in root: View,
        on palette: Appearance.ColorPalette,
        below limit: Double = 4.5
    ) {
        let page = [palette.background.light, palette.background.dark]
        var waiting = [(root, page, 1.0)]
        while let (view, around, faintness) = waiting.popLast() {
            let alpha = faintness * view.alpha
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            var grounds = around
            if let color = view.backgroundColor {
                grounds = [color.light.over(grounds[0]), color.dark.over(grounds[1])]
            }
            if let text = view.placedText {
                textCount += 1
                if alpha < Self.leastAlpha { faint.append("\(type(of: view)) with alpha \(alpha)") }
                let size =
                    text.lines.lazy.flatMap(\.pieces).map(\.font.size).min() ?? Self.leastSize
                if size < Self.leastSize { faint.append("\(type(of: view)) of \(size) points") }
                var looks: [(Color, Color?)] = []
                for style in text.lines.lazy.flatMap(\.pieces).map(\.style) {
                    let look = (style.color ?? text.color ?? palette.text, style.background)
                    if !looks.contains(where: { $0 == look }) { looks.append(look) }
                }
                for (color, background) in looks {
                    check(color, on: background, over: grounds, of: view, below: limit)
                }
            }
            for subview in view.subviews.reversed() {
                waiting.append((subview, grounds, alpha))
            }
        }
    }
    /// Adds the modes in which letters in a colour have too little contrast with what lies behind them.
    private mutating func check(
        _ color: Color,
        on background: Color?,
        over grounds: [RGBA],
        of view: View,
        below limit: Double
    ) {
        let lower = zip(grounds, background.map { [$0.light, $0.dark] } ?? grounds)
        let behind = lower.map { $1.over($0) }
        let letters = [color.light.over(behind[0]), color.dark.over(behind[1])]
        for (scheme, (letter, ground)) in zip(["light", "dark"], zip(letters, behind)) {
            let contrast = letter.contrast(with: ground)
            guard contrast < limit else { continue }
            let rounded = (contrast * 100).rounded() / 100
            let place = background.map { " on \($0.name)" } ?? ""
            all.append("\(type(of: view)) in \(color.name)\(place), \(scheme): \(rounded)")
        }
    }
}
