/// A version of a plugin: major, minor and patch, as semver.org orders them.
public struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Grows when something breaks.
    public let major: Int
    /// Grows when something is added.
    public let minor: Int
    /// Grows when something is mended.
    public let patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// The three numbers, joined by dots.
    public var description: String {
        "\(major).\(minor).\(patch)"
    }

    /// Orders by major, then minor, then patch.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
}
