import Synchronization
import Views

/// Measures as another measurer does, and counts how often.
final class CountingTextMeasurer: TextMeasurer {
    private let inner = HelveticaMeasurer()
    private let layouts = Mutex(0)

    /// How many texts were laid out.
    var count: Int { layouts.withLock(\.self) }

    var name: String { inner.name }

    func metrics(_ font: Font) -> FontMetrics {
        inner.metrics(font)
    }

    func layout(_ spans: [TextSpan], limits: TextLimits) -> TextLayout {
        layouts.withLock { $0 += 1 }
        return inner.layout(spans, limits: limits)
    }
}
