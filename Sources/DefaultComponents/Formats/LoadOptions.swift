/// What a caller asks of a format.
public struct LoadOptions: Sendable, Hashable {
    /// Whether broken parts are left out and noted instead of failing the whole.
    public var isLenient: Bool

    /// The id of the reader; overrules the one in the source.
    public var currentUserId: String?

    /// Creates options; the defaults are strict, with the reader that the source names.
    public init(isLenient: Bool = false, currentUserId: String? = nil) {
        self.isLenient = isLenient
        self.currentUserId = currentUserId
    }
}
