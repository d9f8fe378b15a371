/// A version of a plugin: major, minor and patch, as semver.org orders them.
public struct Version: Sendable, Hashable, Comparable, LosslessStringConvertible {
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

    /// Creates a version from one to three numbers, joined by dots; those that are left out are 0.
    ///
    /// The numbers are written in digits, without leading zeros.
    public init?(_ description: String) {
        let words = description.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = words.compactMap { word in
            word.utf8.allSatisfy { 0x30...0x39 ~= $0 } && (word.count == 1 || word.first != "0")
                ? Int(word) : nil
        }
        guard 1...3 ~= words.count, numbers.count == words.count else { return nil }
        major = numbers[0]
        minor = numbers.count > 1 ? numbers[1] : 0
        patch = numbers.count > 2 ? numbers[2] : 0
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
