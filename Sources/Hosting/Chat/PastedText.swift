/// A pasted text without control characters and escape sequences.
///
/// Line ends become line feeds. Sequences that begin with Escape are left out whole, as are other control characters;
/// a tab stays.
struct PastedText {
    /// The remaining text.
    private(set) var text = ""
    /// Whether a string that begins may still end.
    private var mayEnd = true

    init(_ text: String) {
        var scalars = text.unicodeScalars[...]
        var clean = String.UnicodeScalarView()
        while let scalar = scalars.popFirst() {
            switch scalar.value {
            case 0x0D:
                if scalars.first == "\n" { scalars.removeFirst() }
                clean.append("\n")
            case 0x0A, 0x85, 0x2028, 0x2029: clean.append("\n")
            case 0x09: clean.append(scalar)
            case 0x1B: dropSequence(&scalars)
            case 0x9B: Self.dropParameters(&scalars)
            case 0..<0x20, 0x7F..<0xA0: continue
            default: clean.append(scalar)
            }
        }
        self.text = String(clean)
    }

    /// Drops the rest of an escape sequence (ECMA-48): a control sequence, a string with its end, or one character.
    private mutating func dropSequence(_ scalars: inout Substring.UnicodeScalarView) {
        guard let first = scalars.first, (0x20..<0x7F).contains(first.value) else { return }
        scalars.removeFirst()
        switch first {
        case "[": Self.dropParameters(&scalars)
        case "]", "P", "X", "^", "_": dropString(&scalars)
        default: return
        }
    }

    private static func dropParameters(_ scalars: inout Substring.UnicodeScalarView) {
        while let scalar = scalars.first, (0x20...0x3F).contains(scalar.value) {
            scalars.removeFirst()
        }
        if let final = scalars.first, (0x40...0x7E).contains(final.value) { scalars.removeFirst() }
    }

    /// Drops a string as far as its end; one without an end is text.
    private mutating func dropString(_ scalars: inout Substring.UnicodeScalarView) {
        // Behind one without an end there is none for others either; to look for it each time takes too long.
        guard mayEnd else { return }
        var rest = scalars
        while let scalar = rest.popFirst() {
            if scalar.value == 0x07 || scalar.value == 0x9C { return scalars = rest }
            guard scalar.value == 0x1B, rest.first == "\\" else { continue }
            rest.removeFirst()
            return scalars = rest
        }
        mayEnd = false
    }
}
