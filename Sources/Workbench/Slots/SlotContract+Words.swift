import Components

extension SlotContract {
    /// The stability, the version and the replacement, as a listing shows them.
    var words: String {
        let instead = stability.replacement.map { ", replaced by \($0.shown())" } ?? ""
        return "\(stability), version \(version)\(instead)"
    }
}
