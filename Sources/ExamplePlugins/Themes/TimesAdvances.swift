import Views

/// The widths of Times New Roman, and Helvetica's for missing characters and other families.
struct TimesAdvances: GlyphAdvances {
    var name: String { "times/1" }

    /// Returns an ascent of 0.891 em, a descent of 0.216 em and a gap of 0.042 em for Times, in whole points as
    /// browsers do.
    func metrics(_ font: Font) -> FontMetrics {
        guard isTimes(font) else { return HelveticaMeasurer().metrics(font) }
        let size = font.size > 0 ? min(font.size, 1e6) : 0
        let ascent = (0.891 * size).rounded()
        let descent = (0.216 * size).rounded()
        let gap = (0.042 * size).rounded()
        return FontMetrics(ascent: ascent, descent: descent, lineHeight: ascent + descent + gap)
    }

    func advance(of cluster: Character, font: Font) -> Double {
        if isTimes(font), let units = units(of: cluster, font) {
            return Double(units) * font.size / 2048
        }
        let spans = [TextSpan(String(cluster), font: font)]
        return HelveticaMeasurer().layout(spans, limits: TextLimits()).size.width
    }

    private func isTimes(_ font: Font) -> Bool {
        font.family == "Times New Roman" && !font.isMonospaced
    }

    /// Returns the width of a character in the tables.
    private func units(of cluster: Character, _ font: Font) -> UInt16? {
        guard let scalar = cluster.unicodeScalars.first, cluster.unicodeScalars.count == 1 else {
            return nil
        }
        var start = 0
        for range in TimesWidths.ranges {
            let value = Int(scalar.value)
            if range.contains(value) { return table(font)[start + value - range.lowerBound] }
            start += range.count
        }
        return nil
    }

    private func table(_ font: Font) -> [UInt16] {
        switch (font.weight, font.isItalic) {
        case (.regular, false): TimesWidths.regular
        case (.regular, true): TimesWidths.italic
        case (.bold, false): TimesWidths.bold
        case (.bold, true): TimesWidths.boldItalic
        }
    }
}
