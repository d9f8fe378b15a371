import Views

/// Hostile text escaped for a terminal, cluster by cluster, exactly as wide as it was measured.
///
/// Control characters become a sign each, as `CellWidth` counts them: the pictures of Unicode (`␛`), a replacement
/// character for those without one, `␤` for remaining line ends. A tab becomes four spaces. The characters that
/// `CellCounter` calls hidden are left out: direction overrides and marks, soft hyphens, joiners and selectors without
/// effect, tags. A mark without a letter is drawn on a dotted circle. A cluster has at most 8 marks and 16 scalars, so
/// that none covers its neighbours.
struct TerminalText {
    /// The clusters of the text, in reading order.
    private(set) var clusters: [CellCluster] = []

    /// Whether the text was measured with room, as `CellMeasurer.makesRoom` says.
    private let makesRoom: Bool

    private static let joiner: Unicode.Scalar = "\u{200D}"
    private static let markLimit = 8
    private static let scalarLimit = 16

    init(makesRoom: Bool = false) {
        self.makesRoom = makesRoom
    }

    init(_ text: String, makesRoom: Bool = false) {
        self.makesRoom = makesRoom
        append(text)
    }

    /// Adds text to the end.
    mutating func append(_ text: String) {
        guard !appendPlain(text) else { return }
        for unit in CellUnits(text) { append(unit) }
    }

    /// Returns the clusters of consecutive texts, each with those that begin in it.
    static func clusters(of texts: [String], makesRoom: Bool) -> [[CellCluster]] {
        var clean = texts.map { _ in TerminalText(makesRoom: makesRoom) }
        var (place, end, offset) = (-1, 0, 0)
        for unit in CellUnits(texts.joined()) {
            while offset >= end {
                place += 1
                end += texts[place].utf8.count
            }
            clean[place].append(unit)
            offset += unit.utf8.count
        }
        return clean.map(\.clusters)
    }

    /// Adds text of printable ASCII, in which every byte is a cluster, and returns whether it was.
    private mutating func appendPlain(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
        for byte in text.utf8 {
            clusters.append(CellCluster(chrome: String(Unicode.Scalar(byte))))
        }
        return true
    }

    /// Adds characters that are drawn in the same cells.
    private mutating func append(_ unit: Substring) {
        let scalars = unit.unicodeScalars
        if scalars.first?.sign != nil {
            for scalar in scalars { appendSign(of: scalar) }
            return
        }
        let first = clusters.count
        var counter = CellCounter(makesRoom: makesRoom)
        var start = 0
        var isUncertain = false
        for scalar in scalars {
            let before = counter.cells
            switch counter.take(scalar) {
            case .hidden:
                continue
            case .begins:
                // Terminals that draw both in one cell move the following text too far left.
                isUncertain = isUncertain || clusters.count > first || scalar.isUncertain
                start = before
                clusters.append(CellCluster(scalar))
            case .beginsOnCircle:
                isUncertain = true
                clusters.append(CellCluster(CellCounter.circle))
                add(scalar, after: nil, isFree: true)
            case .joins(let followsJoiner):
                let isFree = counter.cells > before
                isUncertain = isUncertain || isFree || followsJoiner || !scalar.isCertainMark
                add(scalar, after: followsJoiner ? Self.joiner : nil, isFree: isFree)
            }
            clusters[clusters.count - 1].width = counter.cells - start
        }
        guard clusters.count > first else { return }
        let isLetter = clusters[first].glyph.unicodeScalars.first?.properties.isAlphabetic ?? false
        let isAlone = clusters.count == first + 1 && clusters[first].marks == 0
        clusters[clusters.count - 1].isUncertain = isUncertain || !isLetter && !isAlone
    }

    /// Adds a scalar to the last cluster, unless there are too many; a scalar that takes a cell is always added.
    private mutating func add(_ scalar: Unicode.Scalar, after joiner: Unicode.Scalar?, isFree: Bool)
    {
        let last = clusters.count - 1
        let cluster = clusters[last]
        let isFull =
            scalar.isMark ? cluster.marks >= Self.markLimit : cluster.length >= Self.scalarLimit
        guard isFree || !isFull else { return }
        clusters[last].add(scalar, after: joiner, isMark: scalar.isMark)
    }

    private mutating func appendSign(of scalar: Unicode.Scalar) {
        guard let sign = scalar.sign else { return }
        let count = scalar == "\t" ? 4 : 1
        for _ in 0..<count { clusters.append(CellCluster(sign)) }
    }
}

extension Unicode.Scalar {
    /// The sign for a control character or a line end; nil for other scalars.
    fileprivate var sign: Unicode.Scalar? {
        switch value {
        case 0x09: " "
        case 0..<0x20: Unicode.Scalar(0x2400 + value)
        case 0x7F: "\u{2421}"
        case 0x85, 0x2028, 0x2029: "\u{2424}"
        case 0x80..<0xA0: "\u{FFFD}"
        default: nil
        }
    }
}
