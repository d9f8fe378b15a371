import Components
import ComponentsTesting
import DefaultComponents
import Views

extension Victim {
    /// Runs something while there is a row whose view may be taken.
    static func withOne<Result>(_ work: () -> Result) -> Result {
        let (other, _) = composeCell(alone(FixtureChat.message("0")), with: Components())
        return $current.withValue(other.subviews.first.map(Victim.init), operation: work)
    }
}
