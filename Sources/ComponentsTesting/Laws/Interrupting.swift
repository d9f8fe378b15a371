import Components
import Views

/// An extension whose hooks run an interruption in the middle of a composition.
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

/// A composition that runs in the middle of another one.
struct Interruption: Sendable, Equatable {
    /// The message that is composed then, and its container.
    var row: SampleRow?
    var components: Components?

    /// Two interruptions are equal if both or neither have a message.
    static func == (lhs: Self, rhs: Self) -> Bool {
        (lhs.row == nil) == (rhs.row == nil)
    }

    func run() {
        guard let row, let components else { return }
        _ = row.cell(in: ComponentContext(components))
    }
}

extension ValueSlot<Interruption> {
    /// The interruption that the hooks of `Interrupting` run.
    static let interruption = ValueSlot("certificateInterruption", default: Interruption())
}
