/// A plugin's name, such as `share-attachments`: stable, and unique in a container.
public struct PluginID: RawRepresentable, Sendable, Hashable, Comparable,
    ExpressibleByStringLiteral, CustomStringConvertible
{
    /// The name.
    public let rawValue: String

    /// Creates an id from a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an id from a literal name.
    public init(stringLiteral value: String) {
        rawValue = value
    }

    /// The name.
    public var description: String {
        rawValue
    }

    /// The name as errors show it.
    package var quoted: String {
        rawValue.quoted
    }

    /// Orders by name.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}

extension Sequence<PluginID> {
    /// The ids in quotes, with commas between them.
    package var quotedList: String {
        map(\.rawValue).quotedList
    }
}
