import Components

/// Paths of views.
extension String {
    /// The text in characters that no shell reads otherwise: `attachment.image` for `attachment(image)`.
    var shellSafe: String {
        var safe = ""
        for character in self {
            switch character {
            case ")": continue
            case "(": safe += "."
            case "/", ":", ".", "-", "_": safe.append(character)
            default:
                let isPlain = character.isLetter || character.isNumber
                // A letter may carry what nobody sees.
                safe.append(isPlain && "\(character)".shown() == "\(character)" ? character : "_")
            }
        }
        return safe
    }

    /// Whether a path is another one, or leads on from it; every path leads on from none.
    func isIn(_ path: String?) -> Bool {
        path.map { self == $0 || hasPrefix("\($0)/") } ?? true
    }

    /// The path of the view around.
    var around: String {
        String(self[..<(lastIndex(of: "/") ?? startIndex)])
    }

    /// The name of the family that a slot is in, or the slot's own: `attachment` for `attachment(image)`.
    var family: String {
        String(shellSafe.prefix { $0 != "." })
    }
}
