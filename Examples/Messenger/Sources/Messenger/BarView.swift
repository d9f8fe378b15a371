import Components
import DefaultComponents
import Views

/// A bar that is filled from its leading end, for voice messages and polls.
final class BarView: View, TapResponder {
    /// The share of the bar that is filled, from 0 to 1.
    var share = 0.0 {
        didSet { if share != oldValue { contentChanged() } }
    }

    /// The action of a tap, with the share of the bar before it.
    var onTap: ((Double) -> Void)?

    private let filling = View()
    private var fillingWidth: Constraint?

    override func setUpLayout() {
        super.setUpLayout()
        addSubview(filling)
        let width = widthAnchor.constraint(equalToConstant: 140)
        width.priority = 740
        Constraint.activate([
            width,
            heightAnchor.constraint(equalToConstant: 4),
            filling.leadingAnchor.constraint(equalTo: leadingAnchor),
            filling.topAnchor.constraint(equalTo: topAnchor),
            filling.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        backgroundColor = components[.appearance].palette.placeholder
        filling.backgroundColor = components[.appearance].palette.accent
        for view in [self, filling] { view.layer.cornerRadius = 2 }
    }

    override func updateContent() {
        super.updateContent()
        fillingWidth?.isActive = false
        fillingWidth = filling.widthAnchor.constraint(equalTo: widthAnchor, multiplier: share)
        fillingWidth?.isActive = true
        filling.isHidden = share == 0
    }

    func respond(to tap: Tap) -> EventReply {
        guard tap.kind == .tap, let onTap, frame.size.width > 0 else { return .passed }
        let share = min(max(0, tap.location(in: self).x / frame.size.width), 1)
        onTap(components[.layoutDirection] == .rightToLeft ? 1 - share : share)
        return .handled
    }
}
