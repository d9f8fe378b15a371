import Synchronization
import Views

/// Measures like another measurer, and counts the calls.
final class CountingTextMeasurer: TextMeasurer {
    private let inner = HelveticaMeasurer()
    private let layouts = Mutex(0)

    /// The number of texts that were laid out.
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
