/// The properties of a control or a field; the defaults for other views.
struct TargetState: Sendable, Hashable {
    var isEnabled = true
    var targetNames: [String]?
    var isSecure = false
    var maximumLength: Int?
}
