/// The expected positions of the rows of a list, computed from an array of heights only.
///
/// Lengths count downwards from the lower edge of the viewport, so that visible positions are negative.
struct ModelViewport {
    /// A row in view.
    struct Row: Equatable {
        var index: Int
        var top: Double
        var bottom: Double
    }

    /// The row that keeps its position, and its lower edge.
    var anchor = 0
    var edge = 0.0
    var height = 0.0
    /// The rows in view, newest first.
    private(set) var rows: [Row] = []
    /// The offset that the ends added to all rows when they were last placed.
    private(set) var shift = 0.0

    /// Whether the newest row is at the lower edge, so that new ones are followed.
    var isAtLatest: Bool { anchor == 0 && edge == 0 }

    /// Places rows with given heights.
    mutating func place(count: Int, heightOf height: (Int) -> Double) {
        rows = []
        shift = 0
        guard count > 0, self.height > 0 else { return }
        anchor = min(max(anchor, 0), count - 1)
        var placed = [Row(index: anchor, top: edge - height(anchor), bottom: edge)]
        func extendNewer(to limit: Double) {
            while let newest = placed.first, newest.index > 0, newest.bottom < limit {
                let index = newest.index - 1
                let bottom = newest.bottom + height(index)
                placed.insert(Row(index: index, top: newest.bottom, bottom: bottom), at: 0)
            }
        }
        func extendOlder(to limit: Double) {
            while let oldest = placed.last, oldest.index < count - 1, oldest.top > limit {
                let index = oldest.index + 1
                placed.append(
                    Row(index: index, top: oldest.top - height(index), bottom: oldest.top)
                )
            }
        }
        extendNewer(to: 0)
        // The newest message is no higher than the lower edge.
        shift = max(0, -placed[0].bottom)
        extendOlder(to: -self.height - shift)
        // The oldest one is no lower than the upper edge, if there are enough rows.
        let gap = placed[placed.count - 1].top + shift + self.height
        if gap > 0 {
            extendNewer(to: gap - shift)
            shift -= min(gap, max(0, placed[0].bottom + shift))
        }
        rows = placed.map {
            Row(index: $0.index, top: $0.top + shift, bottom: $0.bottom + shift)
        }
        .filter { $0.bottom > -self.height && $0.top < 0 }
        if let newest = rows.first { (anchor, edge) = (newest.index, newest.bottom) }
    }

    /// Scrolls: down if the distance is positive.
    mutating func scroll(by distance: Double) {
        edge -= (distance * 64).rounded() / 64
    }

    /// Anchors a changed list, whose rows were at `origins` before; nil for rows that are new or moved.
    mutating func follow(_ origins: [Int?], countBefore: Int) {
        guard !isAtLatest else { return }
        guard !origins.isEmpty else {
            (anchor, edge) = (0, 0)
            return
        }
        let places = Dictionary(
            origins.enumerated().compactMap { place, origin in origin.map { ($0, place) } },
            uniquingKeysWith: { first, _ in first }
        )
        let older = Array(anchor..<max(countBefore, anchor))
        let newer = Array((0..<anchor).reversed())
        guard let row = (older + newer).first(where: { places[$0] != nil }), let place = places[row]
        else {
            anchor = min(anchor, origins.count - 1)
            return
        }
        anchor = place
        edge = rows.first { $0.index == row }?.bottom ?? edge
    }
}
