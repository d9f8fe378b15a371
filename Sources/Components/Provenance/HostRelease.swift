/// A release of this package, which is the host of plugins.
package struct HostRelease: Sendable {
    /// The release's version.
    package let version: Version

    /// The changes for plugins in this and earlier releases, the oldest first.
    package let changes: [HostChange]

    /// Creates a release.
    package init(_ version: Version, changes: [HostChange] = []) {
        self.version = version
        self.changes = changes
    }

    /// This release.
    ///
    /// A change that breaks plugins is listed here, besides its lines in the changelog.
    package static let current = HostRelease(Version(0, 1))

    /// Returns the changes since another version's release.
    func changes(from first: Version) -> [HostChange] {
        changes.filter { first <= $0.version && $0.version <= version }
    }
}

/// A change of a release of this package that affects plugins.
public struct HostChange: Sendable, Hashable {
    /// The release's version.
    public let version: Version

    /// The difference from before, in a sentence.
    public let text: String

    /// Creates a change.
    package init(_ version: Version, _ text: String) {
        self.version = version
        self.text = text
    }
}
