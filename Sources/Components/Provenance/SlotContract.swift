/// The promise of a slot's author to those who fill, extend or listen to the slot.
///
/// ```swift
/// extension ValueSlot<ShareRule> {
///     public static let shareRule = ValueSlot(
///         "shareRule",
///         default: { _ in true },
///         contract: .stable(changes: ["It is asked with the message, and not with its id."])
///     )
/// }
/// ```
///
/// A slot without a contract is experimental, in version 1. The contract of a family is that of its members.
public struct SlotContract: Sendable, Hashable {
    /// The promise how long the slot stays.
    public let stability: SlotStability

    /// The changes, a sentence each: the first made version 2.
    public let changes: [String]

    /// The slot's version: 1, and one more for each change, so that each version has a text.
    public var version: Int {
        1 + changes.count
    }

    /// Creates a contract.
    public init(_ stability: SlotStability, changes: [String] = []) {
        self.stability = stability
        self.changes = changes
    }

    /// Returns the changes that made the versions in a range.
    public func changes(in versions: ClosedRange<Int>) -> [SlotChange] {
        zip(2..., changes).filter { versions.contains($0.0) }
            .map { SlotChange(version: $0.0, text: $0.1) }
    }
}

extension SlotContract {
    /// The contract of a slot that may change in any release, in version 1.
    public static let experimental = SlotContract(.experimental)

    /// The contract of a slot that stays as it is, in version 1.
    public static let stable = SlotContract(.stable)

    /// Returns the contract of a slot that may change in any release, and has changed.
    public static func experimental(changes: [String]) -> SlotContract {
        SlotContract(.experimental, changes: changes)
    }

    /// Returns the contract of a slot that stays as it is now, and has changed before.
    public static func stable(changes: [String]) -> SlotContract {
        SlotContract(.stable, changes: changes)
    }

    /// Returns the contract of a slot that goes, with the name of the one to use instead.
    public static func deprecated(
        replacedBy replacement: String,
        changes: [String] = []
    ) -> SlotContract {
        SlotContract(.deprecated(replacement: replacement), changes: changes)
    }
}

/// A change that made a version of a slot.
public struct SlotChange: Sendable, Hashable {
    /// The version, from 2.
    public let version: Int

    /// The difference from the version before, in a sentence.
    public let text: String
}

/// The promise how long a slot stays.
public enum SlotStability: Sendable, Hashable {
    /// It may change, or go, in any release.
    case experimental
    /// It stays as it is, and is deprecated before it goes.
    case stable
    /// It goes in a later release; another slot, of this name, takes its place.
    case deprecated(replacement: String)

    /// The slot to use instead, if this one goes.
    public var replacement: String? {
        if case .deprecated(let replacement) = self { replacement } else { nil }
    }
}

extension SlotStability: CustomStringConvertible {
    /// The case's name.
    public var description: String {
        switch self {
        case .experimental: "experimental"
        case .stable: "stable"
        case .deprecated: "deprecated"
        }
    }
}
