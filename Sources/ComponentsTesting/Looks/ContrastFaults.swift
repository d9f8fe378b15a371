package import DefaultComponents
import Foundation
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
        let page = [Ground(palette.background.light), Ground(palette.background.dark)]
        var waiting = [(root, page)]
        while let (view, around) = waiting.popLast() {
            guard !view.isHidden else { continue }
            var grounds = around
            if let color = view.backgroundColor {
                grounds = [grounds[0].under(color.light), grounds[1].under(color.dark)]
            }
            if let text = view.placedText {
                textCount += 1
                let color = text.color ?? palette.text
                let letters = [grounds[0].under(color.light), grounds[1].under(color.dark)]
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

    /// An opaque colour, each channel 0 to 1.
    private struct Ground {
        let channels: [Double]

        init(_ color: RGBA) {
            channels = [color.red, color.green, color.blue].map { Double($0) / 255 }
        }

        private init(channels: [Double]) {
            self.channels = channels
        }

        /// Returns what is seen if a colour lies on this one.
        func under(_ color: RGBA) -> Ground {
            let share = Double(color.alpha) / 255
            let above = Ground(color).channels
            return Ground(
                channels: zip(above, channels).map { $0 * share + $1 * (1 - share) }
            )
        }

        func contrast(with other: Ground) -> Double {
            let (first, second) = (luminance, other.luminance)
            return (max(first, second) + 0.05) / (min(first, second) + 0.05)
        }

        private var luminance: Double {
            let linear = channels.map {
                $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
    }
}
