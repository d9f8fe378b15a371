import Components
import Views

/// An extension whose hooks let something else happen in the middle of a composition.
final class Interrupting: ComponentExtension<View> {
    override func setUp() {
        super.setUp()
        host.components[.interruption].run()
    }

    override func setUpLayout() {
        super.setUpLayout()
        host.components[.interruption].run()
    }

    override func setUpAppearance() {
        super.setUpAppearance()
        host.components[.interruption].run()
    }

    override func updateContent() {
        super.updateContent()
        host.components[.interruption].run()
    }
}

/// What happens in the middle of a composition.
struct Interruption: Sendable, Equatable {
    /// What is composed then, and of what.
    var row: SampleRow?
    var components: Components?

    /// Two of them are alike if both do something, or none does.
    static func == (lhs: Self, rhs: Self) -> Bool {
        (lhs.row == nil) == (rhs.row == nil)
    }

    func run() {
        guard let row, let components else { return }
        _ = row.cell(in: ComponentContext(components))
    }
}

extension Slot where Value == Interruption, Part == Never {
    /// What happens in the hooks of `Interrupting`.
    static let interruption = Slot("certificateInterruption", default: Interruption())
}
