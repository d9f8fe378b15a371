/// A stretch of text in one style.
public struct TextRun: Sendable, Codable, Hashable {
    /// The characters, as a reader sees them.
    public var text: String

    /// The style of the characters, and the target that they point at.
    public var style: TextStyle

    /// Creates a run.
    public init(_ text: String, style: TextStyle = TextStyle()) {
        self.text = text
        self.style = style
    }
}

/// The looks of a run and its target.
public struct TextStyle: Sendable, Codable, Hashable {
    /// The looks, any number at once.
    public var traits: TextTraits

    /// The target of the run.
    public var target: TextTarget?

    /// Creates a style.
    public init(_ traits: TextTraits = [], target: TextTarget? = nil) {
        self.traits = traits
        self.target = target
    }
}

/// Looks of a run.
public struct TextTraits: OptionSet, Sendable, Codable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Creates traits from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Heavier letters.
    public static let bold = TextTraits(rawValue: 1)
    /// Slanted letters.
    public static let italic = TextTraits(rawValue: 2)
    /// Struck-through letters.
    public static let strike = TextTraits(rawValue: 4)
    /// Code inside a line.
    public static let code = TextTraits(rawValue: 8)
    /// Code in lines of its own.
    public static let codeBlock = TextTraits(rawValue: 16)
    /// Text quoted from elsewhere.
    public static let quote = TextTraits(rawValue: 32)
}

/// The target of a run.
public enum TextTarget: Sendable, Codable, Hashable {
    /// An address; hostile until checked.
    case link(String)
    /// A person, by id.
    case user(String)
    /// A channel, by id.
    case channel(String)
    /// Everybody here, a channel's members or a group, by name.
    case broadcast(String)
}
