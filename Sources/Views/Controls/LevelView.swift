import Components

/// Bars for many values, such as the waveform of a sound, and for the share of them that is done.
///
/// Bars of what is done are twice as wide as the others. The values are spread over as many bars as fit, each of which
/// shows the greatest of its values. To assistive technology it is a `meter` with the share.
open class LevelView: ProgressView {
    private final var values: [Double] = []

    /// Creates a view without bars, 140 points wide and 24 high unless layout has others.
    public required init() {
        super.init()
        accessibilityRole = .meter
        pictureSize = Size(width: 140, height: 24)
    }

    /// The heights of bars, 0 to 1, of which the first 10,000 are shown.
    public final var levels: [Double] {
        get { values }
        set {
            guard newValue != values, areUsable(newValue, as: "levels") else { return }
            values = newValue.prefix(10_000).map { max(0, min($0, 1)) }
            contentChanged()
        }
    }

    /// Draws the bars.
    open override func draw(_ image: inout VectorImage) throws {
        guard !levels.isEmpty else { return }
        let (width, height) = (image.size.width, image.size.height)
        // In terminals, a bar is a cell that is filled wholly or by half, from below.
        let hasCells = LayoutPass(for: self).measurer is CellMeasurer
        let pitch = max(hasCells ? 8 : 6, width / 1_000)
        let count = max(1, Int(width / pitch))
        for place in 0..<count {
            let first = place * levels.count / count
            let last = max(first + 1, (place + 1) * levels.count / count)
            let level = levels[first..<last].max() ?? 0
            let isDone =
                value.map { Double(place) + 0.5 < $0 * Double(count) }
                ?? ((place + clockStep) & 3 < 2)
            let (long, wide) = (
                max(2, level * height), pitch * (isDone ? 2 : 1) / (hasCells ? 2 : 3)
            )
            let top = hasCells ? height - long : (height - long) / 2
            let bar = Rect(x: Double(place) * pitch, y: top, width: wide, height: long)
            let radius = hasCells ? 0 : wide / 2
            image.fill(
                .rectangle(bar, cornerRadius: radius),
                isDone ? .tint : .color(trackColor)
            )
        }
    }
}
