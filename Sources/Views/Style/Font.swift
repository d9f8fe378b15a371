import Synchronization

/// A font as layout and drawing need to know it.
///
/// A name with a small letter first, such as `body`, is that of a text style, which is drawn as Helvetica. One with a
/// capital letter, or with another script's, is that of a family: `Font("Georgia", size: 19)`. Pages draw it in that
/// family where the reader has it, and else as Helvetica. `HelveticaMeasurer` knows the widths of Helvetica, Arial and,
/// monospaced, Courier New; a tree that shows another family and is measured by it reports so, once for each family.
/// `AdvanceTextMeasurer` is for hosts that know more.
public struct Font: Sendable, Hashable {
    /// The name of the text style, or of the family, as trees print it.
    public var name: String
    /// The size in points.
    public var size: Double
    /// The weight of the letters.
    public var weight: Weight
    /// Whether the letters are slanted.
    public var isItalic: Bool
    /// Whether all letters are equally wide.
    public var isMonospaced: Bool

    /// The name of the family; none for a text style.
    public var family: String? { namesFamily ? name : nil }

    /// The weight of letters.
    public enum Weight: String, Sendable, Hashable {
        /// Normal.
        case regular
        /// Heavy.
        case bold
    }

    /// Creates a font.
    public init(
        _ name: String,
        size: Double,
        weight: Weight = .regular,
        isItalic: Bool = false,
        isMonospaced: Bool = false
    ) {
        self.name = name
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
    }

    /// Running text.
    public static let body = Font("body", size: 16)
    /// Running text, heavy.
    public static let bodyBold = Font("bodyBold", size: 16, weight: .bold)
    /// Small text.
    public static let footnote = Font("footnote", size: 12)
    /// Small text, heavy.
    public static let footnoteBold = Font("footnoteBold", size: 12, weight: .bold)
    /// One emoji or a few, alone.
    public static let emoji = Font("emoji", size: 40)
}

/// A family of fonts, as a number that is quick to compare.
package struct FontFamily: Hashable {
    /// The place among the names of the process; never printed, as it depends on who was first.
    package let number: UInt32

    /// The name, as the font gave it.
    package var name: String {
        Self.names.withLock { $0.all[Int(number)] }
    }

    /// Creates the family of a font; nil if its name is that of a text style.
    init?(_ font: Font) {
        guard font.namesFamily else { return nil }
        number = Self.names.withLock { names in
            if let known = names.numbers[font.name] { return known }
            let number = UInt32(names.all.count)
            names.all.append(font.name)
            names.numbers[font.name] = number
            return number
        }
    }

    private struct Names {
        var all: [String] = []
        var numbers: [String: UInt32] = [:]
    }

    /// The names that fonts of the process have had; code names fonts, so they are few.
    private static let names = Mutex(Names())
}

extension Font {
    /// Whether the name is that of a family.
    @inline(__always)
    var namesFamily: Bool {
        guard let first = name.utf8.first else { return false }
        return first >= 0x80 || first &- 0x41 < 26
    }
}
