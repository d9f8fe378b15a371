import Components
import ComponentsTesting
import DefaultComponents
import Views

/// A view of another row, which plugins try to take.
final class Victim: @unchecked Sendable {
    private let view: View?

    private init(_ view: View?) {
        self.view = view
    }

    /// Runs something while there is a row whose view may be taken.
    static func withOne<Result>(_ work: () -> Result) -> Result {
        let (other, _) = composeCell(alone(FixtureChat.message("0")), with: Components())
        let victim = Victim(other.subviews.first)
        return OtherRow.$view.withValue({ victim.view }, operation: work)
    }
}
