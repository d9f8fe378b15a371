/// Hostile text made harmless for a terminal, cluster by cluster.
///
/// Control characters become their pictures (`␛`), line and paragraph separators and direction overrides
/// become escapes as in tree texts (`\u{202E}`), and what has no width of its own and would not be
/// seen is left out: soft hyphens, joiners outside emoji, direction marks, tags. Tabs end at every
/// fourth column of the text. A cluster has at most 8 marks and 16 scalars, so that none floods its
/// neighbours.
struct TerminalText {
    /// What stands in the text, in reading order.
    private(set) var clusters: [CellCluster] = []
    private var cells = 0

    private static let tabWidth = 4
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
                appendClusters(of: String(clean))
                clean = String.UnicodeScalarView()
                let stop = cells / Self.tabWidth * Self.tabWidth + Self.tabWidth
                appendClusters(of: String(repeating: " ", count: stop - cells))
            } else if isHidden {
                clean.append(contentsOf: Self.visible(scalar))
            } else {
                clean.append(scalar)
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
        cells += text.utf8.count
        return true
    }

    private mutating func appendClusters(of text: String) {
        for character in text {
            let cluster = CellCluster(Self.limited(character))
            clusters.append(cluster)
            cells += cluster.width
        }
    }

    /// Returns what stands for a scalar that cannot be seen or misleads.
    private static func visible(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
        let picture: Unicode.Scalar? =
            switch scalar.value {
            case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
            case 0x7F: "\u{2421}"
            default: nil
            }
        if let picture { return String.UnicodeScalarView([picture]) }
        let isLeftOut =
            switch scalar.value {
            case 0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F: true
            case 0x200B...0x200F, 0x2060...0x2064, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0: true
            case 0xE0000...0xE0FFF: true
            default: false
            }
        guard !isLeftOut else { return String.UnicodeScalarView() }
        return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
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
