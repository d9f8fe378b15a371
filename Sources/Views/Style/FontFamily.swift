import Synchronization

/// A family of fonts, as a number that is quick to compare.
package struct FontFamily: Hashable {
    /// The place among the names of the process; never printed, as it depends on who was first.
    package let number: UInt32

    /// The name, as the font gave it.
    package var name: String {
        Self.names.withLock { $0.all[Int(number)] }
    }

    /// Creates the family of a font; none if its name is that of a text style.
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
