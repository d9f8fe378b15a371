import Components

/// A bar for a share of something, such as the part of an upload that is done.
///
/// What is done is thick and the rest thin, so that both differ without colours, also in terminals. While
/// the value is unknown, dashes move along the bar with the tree's clock, unless the reader asks for less motion. To
/// assistive technology it is a `progressbar` with the value.
open class ProgressView: CanvasView {
    private final var state = ProgressState()

    /// Creates a bar that is empty, 140 points wide and 6 high unless layout has others.
    public required init() {
        super.init()
        accessibilityRole = .progressbar
        pictureSize = Size(width: 140, height: 6)
    }

    /// The share that is done, 0 to 1; nil while it is unknown, and 0 unless set.
    public final var value: Double? {
        get { state.value }
        set {
            guard newValue != state.value, areUsable([newValue ?? 0], as: "value") else { return }
            update { $0.value = newValue }
        }
    }

    /// The value for assistive technology, such as `3 of 5 MB`; a percentage unless set.
    public final var valueText: String? {
        get { state.text }
        set { if newValue != state.text { update { $0.text = newValue } } }
    }

    /// The colour of what is not done; the tint is that of what is done.
    public final var trackColor: Color {
        get { state.trackColor }
        set { if newValue != state.trackColor { update { $0.trackColor = newValue } } }
    }

    /// Called when the content or the appearance changed; call `super` first.
    open override func updateContent() {
        super.updateContent()
        let isUnknown = value == nil && valueText == nil
        accessibilityValue = isUnknown ? nil : AccessibilityValue(share: value, text: valueText)
        accessibilityState.isBusy = value == nil
        move()
    }

    /// Called after layouts, also of one that was hidden or shown, to draw the bar where that is needed; call `super` first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        move()
    }

    /// Lets the dashes of a bar move that is shown.
    private final func move() {
        guard value == nil, !isHidden, !components[.reducesMotion] else {
            return cancelScheduled(Self.work)
        }
        if scheduled(Self.work) == nil {
            schedule(Self.work, every: Self.step) { $0.setNeedsDrawing() }
        }
    }

    /// Draws what is done, and the rest.
    open override func draw(_ image: inout VectorImage) throws {
        let (width, height) = (image.size.width, image.size.height)
        let done = width * (value ?? 0)
        let rest = Rect(x: done, y: height / 3, width: width - done, height: height / 3)
        image.fill(.rectangle(rest, cornerRadius: height / 6), .color(trackColor))
        var dash = value == nil ? Double(clockStep) * 4 - 16 : 0
        repeat {
            let (first, end) = (max(0, dash), min(width, value == nil ? dash + 8 : done))
            let bar = Rect(x: first, width: end - first, height: height)
            if end > first {
                image.fill(.rectangle(bar, cornerRadius: height / 2), .tint)
            }
            dash += max(16, width / 500)
        } while value == nil && dash < width
    }

    /// The steps since a multiple of four steps, of five a second.
    final var clockStep: Int { Int(now.microseconds / Self.step.microseconds & 3) }

    /// Whether all are numbers, of which those outside of 0 to 1 count as these; reports the first other value.
    final func areUsable(_ numbers: [Double], as property: String) -> Bool {
        guard let number = numbers.first(where: { !$0.isLength }) else { return true }
        report { .refused(.unusableNumber(of: $0, property, "\(number)", limits: 0...1)) }
        return false
    }

    private final func update(_ change: (inout ProgressState) -> Void) {
        change(&state)
        state.value = state.value.map { max(0, min($0, 1)) }
        contentChanged()
    }

    private static let step = Duration.milliseconds(200)
    private static let work = "steps of an unknown value"
}

/// The value and the look of a bar.
private struct ProgressState {
    var value: Double? = 0
    var text: String?
    var trackColor = Color.systemGray
}
