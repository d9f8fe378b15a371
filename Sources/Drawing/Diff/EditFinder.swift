/// Finds lines to remove and to add, by the greedy algorithm of Myers (1986).
///
/// The number of edits of lookahead is bounded: where texts differ in more, the furthest path so far is kept and the
/// search starts again from its end. That keeps time and memory small and the result correct, though maybe not the
/// shortest.
struct EditFinder {
    private(set) var isRemoved: [Bool]
    private(set) var isAdded: [Bool]

    private let old: [Int]
    private let new: [Int]
    private let lookahead: Int
    /// The start of the search, and the start of the common end of both texts.
    private var oldStart = 0
    private var newStart = 0
    private var oldEnd: Int
    private var newEnd: Int

    init(old: [Int], new: [Int], lookahead: Int = 256) {
        self.old = old
        self.new = new
        self.lookahead = lookahead
        oldEnd = old.count
        newEnd = new.count
        isRemoved = Array(repeating: false, count: old.count)
        isAdded = Array(repeating: false, count: new.count)
    }

    mutating func run() {
        while oldEnd > 0, newEnd > 0, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        while oldStart < oldEnd || newStart < newEnd {
            search()
        }
    }

    /// Searches from the start as far as the lookahead permits, and moves the start there.
    private mutating func search() {
        var fronts: [Front] = []
        var front = Front(radius: 0)
        front[0] = slide(0, on: 0)
        var edits = 0
        while edits < lookahead, !isAtEnd(front) {
            fronts.append(front)
            edits += 1
            front = advance(front, edits)
        }
        let diagonal = isAtEnd(front) ? endDiagonal : front.furthestDiagonal
        guard let reached = front[diagonal] else { return }
        mark(fronts, from: reached, on: diagonal)
        oldStart += reached
        newStart += reached - diagonal
    }

    private var endDiagonal: Int {
        (oldEnd - oldStart) - (newEnd - newStart)
    }

    private func isAtEnd(_ front: Front) -> Bool {
        front[endDiagonal] == oldEnd - oldStart
    }

    /// Returns the furthest position on each diagonal after one more edit.
    private func advance(_ front: Front, _ radius: Int) -> Front {
        var next = Front(radius: radius)
        for diagonal in stride(from: -radius, through: radius, by: 2) {
            guard let step = step(front, onto: diagonal) else { continue }
            next[diagonal] = slide(step.old, on: diagonal)
        }
        return next
    }

    /// Returns the better of adding a line and removing one to reach a diagonal; adding, if equal.
    private func step(_ front: Front, onto diagonal: Int) -> (old: Int, adds: Bool)? {
        let adding = front[diagonal + 1].flatMap {
            newStart + $0 - diagonal <= newEnd ? $0 : nil
        }
        let removing = front[diagonal - 1].flatMap { oldStart + $0 < oldEnd ? $0 + 1 : nil }
        if let adding, adding >= removing ?? 0 { return (adding, true) }
        return removing.map { ($0, false) }
    }

    /// Returns the end of the equal lines that begin at a position of a diagonal.
    private func slide(_ place: Int, on diagonal: Int) -> Int {
        var place = oldStart + place
        let shift = newStart - oldStart - diagonal
        while place < oldEnd, place + shift < newEnd, old[place] == new[place + shift] {
            place += 1
        }
        return place - oldStart
    }

    /// Marks the edits on the path to a position, from its end.
    private mutating func mark(_ fronts: [Front], from place: Int, on diagonal: Int) {
        var diagonal = diagonal
        for front in fronts.reversed() {
            guard let step = step(front, onto: diagonal) else { return }
            if step.adds {
                isAdded[newStart + step.old - diagonal - 1] = true
                diagonal += 1
            } else {
                isRemoved[oldStart + step.old - 1] = true
                diagonal -= 1
            }
        }
    }
}

/// The number of old lines passed on each diagonal after a number of edits; the diagonal is the old minus the new
/// lines.
private struct Front {
    private let radius: Int
    private var places: [Int]

    init(radius: Int) {
        self.radius = radius
        places = Array(repeating: -1, count: 2 * radius + 1)
    }

    subscript(diagonal: Int) -> Int? {
        get {
            guard abs(diagonal) <= radius else { return nil }
            let place = places[diagonal + radius]
            return place < 0 ? nil : place
        }
        set { places[diagonal + radius] = newValue ?? -1 }
    }

    /// The diagonal on which most lines of both texts are passed.
    var furthestDiagonal: Int {
        var best = (diagonal: 0, lines: -1)
        for diagonal in stride(from: -radius, through: radius, by: 2) {
            guard let place = self[diagonal] else { continue }
            let lines = 2 * place - diagonal
            if lines > best.lines { best = (diagonal, lines) }
        }
        return best.diagonal
    }
}
