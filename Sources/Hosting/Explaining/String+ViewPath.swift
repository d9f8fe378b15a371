import Components

/// Paths of views.
extension String {
    /// The text in characters without a meaning in shells: `attachment.image` for `attachment(image)`.
    package var shellSafe: String {
        var safe = ""
        for character in self {
            switch character {
            case ")": continue
            case "(": safe += "."
            case "/", ":", ".", "-", "_": safe.append(character)
            default: safe.append(character.isPlain ? character : "_")
            }
        }
        return safe
    }

    /// Whether a path is another one, or leads on from it; every path leads on from none.
    package func isIn(_ path: String?) -> Bool {
        path.map { self == $0 || hasPrefix("\($0)/") } ?? true
    }

    /// The name at the end of a path.
    package var lastName: String {
        split(separator: "/").last.map(String.init) ?? self
    }

    /// The path of the view around.
    package var around: String {
        String(self[..<(lastIndex(of: "/") ?? startIndex)])
    }

    /// The name of the family that a slot is in, or the slot's own: `attachment` for `attachment(image)`.
    package var family: String {
        String(shellSafe.prefix { $0 != "." })
    }
}

extension Character {
    /// Whether it is a letter or a digit without invisible scalars.
    fileprivate var isPlain: Bool {
        // Most are of ASCII, for which nothing has to be looked up.
        if let ascii = asciiValue {
            return UInt8(ascii: "a")...UInt8(ascii: "z") ~= ascii | 0x20
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= ascii
        }
        return (isLetter || isNumber) && "\(self)".shown() == "\(self)"
    }
}
