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

    private var paint: Paint?

    /// The colour of the letters, also of links and mentions; that of the view or the page unless set.
    public var color: Color? {
        get { paint?.values.color }
        set { paint = Paint(newValue, background, size) }
    }

    /// The colour behind the letters; no colour by default.
    public var background: Color? {
        get { paint?.values.background }
        set { paint = Paint(color, newValue, size) }
    }

    /// The size of the letters, in points before the tree's text scale; that of the view's font unless set.
    ///
    /// A line is as high as its largest letters ask for, and letters of all sizes share its baseline. Terminals have one
    /// size. A view reports a size that is no usable length, and shows the run in the size of its font.
    public var size: Double? {
        get { paint?.values.size }
        set { paint = Paint(color, background, newValue) }
    }

    /// Creates a style.
    public init(
        _ traits: TextTraits = [],
        target: TextTarget? = nil,
        color: Color? = nil,
        background: Color? = nil,
        size: Double? = nil
    ) {
        self.traits = traits
        self.target = target
        paint = Paint(color, background, size)
    }

    /// The properties that few runs have, on the heap, so that the others are no larger for them.
    private indirect enum Paint: Sendable, Codable, Hashable {
        case look(color: Color?, background: Color?, size: Double?)

        /// Creates the properties; nil if there are none.
        init?(_ color: Color?, _ background: Color?, _ size: Double?) {
            if color == nil, background == nil, size == nil { return nil }
            self = .look(color: color, background: background, size: size)
        }

        var values: (color: Color?, background: Color?, size: Double?) {
            switch self {
            case .look(let color, let background, let size): (color, background, size)
            }
        }
    }
}

extension TextStyle {
    /// Whether there are no looks, and no target.
    var isPlain: Bool { traits.isEmpty && target == nil && paint == nil }

    /// Whether there are colours or a size.
    package var isPainted: Bool { paint != nil }
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
