/// The widths that line breaking reads.
protocol ClusterAdvances {
    /// The data of one font, looked up once.
    associatedtype Face

    /// Returns the data of a font, which are looked up once.
    func face(_ font: Font) -> Face

    /// Returns the heights of a font's lines, in points.
    func metrics(_ font: Font) -> FontMetrics

    /// Returns how far a character of one scalar moves the pen, in points.
    func advance(of scalar: Unicode.Scalar, face: Face) -> Double

    /// Returns how far a character of several scalars moves the pen, in points.
    func advance(of character: Character, face: Face) -> Double

    /// Whether characters that `CellWidth` holds together are measured together, and never parted by a line's
    /// end.
    static var joinsCharacters: Bool { get }

    /// Returns how far characters that are measured together move the pen, in points.
    func advance(of joined: Substring, face: Face) -> Double
}

extension ClusterAdvances {
    static var joinsCharacters: Bool { false }

    func advance(of joined: Substring, face: Face) -> Double {
        joined.reduce(0) { $0 + advance(of: $1, face: face) }
    }

    /// Returns how far a character moves the pen, in points; nothing if a host gives no finite width.
    @inline(__always)
    func advance(of cluster: TextCluster, face: Face) -> Double {
        let advance =
            if let joined = cluster.joined {
                advance(of: joined, face: face)
            } else if let character = cluster.character {
                advance(of: character, face: face)
            } else {
                advance(of: cluster.scalar, face: face)
            }
        return advance > 0 && advance < .infinity ? advance : 0
    }
}
