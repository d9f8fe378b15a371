/// Hostile text made harmless for a terminal, cluster by cluster, as wide as it was measured.
///
/// Control characters become a sign each, as `CellWidth` counts them: the pictures of Unicode (`␛`), a
/// replacement character for those that have none, `␤` for line ends that are left. A tab becomes four
/// spaces. What has no width and would not be seen or mislead is left out: direction overrides and
/// marks, soft hyphens, joiners outside emoji, tags. A cluster has at most 8 marks and 16 scalars, so
/// that none floods its neighbours.
struct TerminalText {
    /// What stands in the text, in reading order.
    private(set) var clusters: [CellCluster] = []

    private static let tab = "    "
    private static let markLimit = 8
    private static let scalarLimit = 16

    init() {}

    init(_ text: String) {
        append(text)
    }

    /// Adds text to the end.
    mutating func append(_ text: String) {
        guard !appendPlain(text) else { return }
        var clean = String.UnicodeScalarView()
        for (scalar, isHidden) in HiddenScalars(text) {
            if scalar == "\t" {
                clean.append(contentsOf: Self.tab.unicodeScalars)
            } else if !isHidden {
                clean.append(scalar)
            } else if let sign = Self.sign(for: scalar) {
                clean.append(sign)
            }
        }
        appendClusters(of: String(clean))
    }

    /// Adds text of printable ASCII, in which every byte is a cluster, and says whether it was.
    private mutating func appendPlain(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
        for byte in text.utf8 {
            clusters.append(CellCluster(chrome: String(Unicode.Scalar(byte))))
        }
        return true
    }

    private mutating func appendClusters(of text: String) {
        for character in text {
            clusters.append(CellCluster(Self.limited(character)))
        }
    }

    /// Returns what stands for a scalar that cannot be seen or misleads; none for one without width.
    private static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value)
        case 0x7F: return "\u{2421}"
        case 0x85, 0x2028, 0x2029: return "\u{2424}"
        default: break
        }
        let properties = scalar.properties
        if properties.generalCategory == .control { return "\u{FFFD}" }
        return properties.isNoncharacterCodePoint ? "\u{FFFD}" : nil
    }

    /// Returns the cluster with a base, and without the marks that are too many.
    private static func limited(_ character: Character) -> Character {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return character }
        let isBare = first.isMark
        guard isBare || scalars.count > markLimit else { return character }
        // A mark without a letter would stand over the neighbour.
        var kept = String.UnicodeScalarView(isBare ? ["\u{25CC}"] : [])
        var marks = 0
        for scalar in scalars.prefix(scalarLimit) {
            marks += scalar.isMark ? 1 : 0
            if marks <= markLimit || !scalar.isMark { kept.append(scalar) }
        }
        return String(kept).first ?? character
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is drawn over the one before it.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark:
            // The variation selector of emoji is no mark to see.
            return !(0xFE00...0xFE0F).contains(value)
        default:
            return false
        }
    }
}
