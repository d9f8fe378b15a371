package import DefaultComponents
package import Views

/// The texts of a laid-out tree that cannot be read well on what lies behind them: below a limit, 4.5 to 1 (WCAG 2).
package struct ContrastFaults {
    /// Each fault in words, superviews first.
    package private(set) var all: [String] = []

    /// How many texts were looked at.
    package private(set) var textCount = 0

    package init(
        in root: View,
        on palette: Appearance.ColorPalette,
        below limit: Double = 4.5
    ) {
        let page = [palette.background.light, palette.background.dark]
        var waiting = [(root, page)]
        while let (view, around) = waiting.popLast() {
            guard !view.isHidden else { continue }
            var grounds = around
            if let color = view.backgroundColor {
                grounds = [color.light.over(grounds[0]), color.dark.over(grounds[1])]
            }
            if let text = view.placedText {
                textCount += 1
                let color = text.color ?? palette.text
                let letters = [color.light.over(grounds[0]), color.dark.over(grounds[1])]
                for (scheme, (letter, ground)) in zip(["light", "dark"], zip(letters, grounds)) {
                    let contrast = letter.contrast(with: ground)
                    guard contrast < limit else { continue }
                    let rounded = (contrast * 100).rounded() / 100
                    all.append("\(type(of: view)) in \(color.name), \(scheme): \(rounded)")
                }
            }
            for subview in view.subviews.reversed() {
                waiting.append((subview, grounds))
            }
        }
    }
}
