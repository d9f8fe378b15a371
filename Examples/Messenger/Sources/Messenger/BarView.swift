import Components
import DefaultComponents
import Views

/// A bar in the colours of the appearance, for voice messages and polls.
final class BarView: ProgressView, TapResponder {
    /// The action of a tap, with the share of the bar before it.
    var onTap: ((Double) -> Void)?

    override func setUpAppearance() {
        super.setUpAppearance()
        tintColor = components[.appearance].palette.accent
        trackColor = components[.appearance].palette.placeholder
    }

    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap, let onTap, frame.size.width > 0 else { return .passed }
        let share = min(max(0, tap.location(in: self).x / frame.size.width), 1)
        onTap(components[.layoutDirection] == .rightToLeft ? 1 - share : share)
        return .handled
    }
}
