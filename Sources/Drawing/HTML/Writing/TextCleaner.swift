/// Decides for each scalar of a hostile text whether it is shown.
///
/// Control characters except tab and line feed, noncharacters, and combining marks beyond eight in a row are left out.
/// Characters that change the direction of text are left out of addresses and kept in bodies; of those, names keep
/// isolates of the first strong direction (U+2068 and U+2069), as sentences have around a name. `closeAll` ends the
/// open directions.
struct TextCleaner {
    /// The kind of a text.
    enum Kind {
        /// An address, or a text that is compared with one: nothing in it may change the direction.
        case address
        /// A name, a caption, a sentence around a name: parts of it may be isolated.
        case name
        /// Text that people wrote.
        case body
    }

    private let kind: Kind
    private var marks = 0
    /// Whether each open direction is an isolate; the last opened is last.
    private var open: [Bool] = []

    private static let markLimit = 8
    /// The maximum nesting of directions in browsers (UAX #9).
    private static let openLimit = 125

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Records an ASCII scalar that is shown.
    @inline(__always)
    mutating func passed() {
        marks = 0
    }

    /// Returns whether a scalar beyond ASCII is shown, and records it.
    mutating func keeps(_ value: UInt32) -> Bool {
        if value < 0x300 {
            guard value >= 0xA0 else { return false }
            marks = 0
            return true
        }
        switch value {
        case 0x202A...0x202E, 0x2066...0x2069:
            return switch kind {
            case .address: false
            case .name: value >= 0x2068 && turns(value)
            case .body: turns(value)
            }
        case 0xFDD0...0xFDEF:
            return false
        default:
            guard value & 0xFFFE != 0xFFFE, let scalar = Unicode.Scalar(value) else { return false }
            guard scalar.isCombiningMark else {
                marks = 0
                return true
            }
            marks += 1
            return marks <= Self.markLimit
        }
    }

    /// Appends the ends of all open directions, the last opened first.
    mutating func closeAll(in out: inout HTMLWriter) {
        marks = 0
        guard !open.isEmpty else { return }
        while let isIsolate = open.popLast() {
            out.markup(isIsolate ? "\u{2069}" : "\u{202C}")
        }
    }

    /// Opens or closes a direction, and returns whether that has an effect.
    private mutating func turns(_ value: UInt32) -> Bool {
        switch value {
        case 0x202C:
            guard open.last == false else { return false }
            open.removeLast()
            return true
        case 0x2069:
            guard let place = open.lastIndex(of: true) else { return false }
            open.removeSubrange(place...)
            return true
        default:
            guard open.count < Self.openLimit else { return false }
            open.append(value >= 0x2066)
            return true
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar combines with the one before it.
    var isCombiningMark: Bool {
        switch value {
        case ..<0x300, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x1F000...0x1FAFF:
            // Most letters, and most emoji.
            return false
        default: break
        }
        return switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
