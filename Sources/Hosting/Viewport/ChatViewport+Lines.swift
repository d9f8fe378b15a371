import DefaultComponents
import Drawing
import Views

extension ChatViewport {
    /// From so many points on that a message leaves free below it, an empty row stands there.
    ///
    /// The space of each message decides, not the space of two together, so that a row does not come
    /// and go with a neighbour that is not seen.
    private static let leastTail = 8.0
    /// From so many points on that a message leaves free above it, an empty row stands there.
    private static let leastHead = 14.0

    /// Lays the list out so high that what it shows takes the rows that there are, and notes what is seen.
    ///
    /// At the oldest message, what is too much goes at the upper end, or at the lower one if that is kept.
    func fit(keepsOldest: Bool = false) {
        var drawn = DrawnMessages()
        fit(keepsOldest: keepsOldest, &drawn)
    }

    /// Does the same with the pictures that were drawn since a key was pressed.
    func fit(keepsOldest: Bool, _ drawn: inout DrawnMessages) {
        let wasScrolling = list.listView.isScrolling
        defer { if !wasScrolling { list.listView.endScrolling() } }
        drawComposer()
        var isCut = false
        for _ in 0..<100 {
            layOut()
            let all = stackedLines(&drawn)
            let seen = seenRange(of: all)
            lines = Array(all[seen])
            if lines.count == room { break }
            let showsOldest = seen.lowerBound == 0 && all.first.map(isOldest) ?? true
            if lines.count < room {
                let showsNewest = seen.upperBound == all.count && all.last.map(isNewest) ?? true
                guard !isCut, !(showsOldest && showsNewest), height < Double(room) * 200 else {
                    break
                }
                height += Double(max(1, (room - lines.count) * 6))
            } else if keepsOldest, showsOldest, !list.listView.isAtLatest {
                cutBelow(all.boundary(below: seen.lowerBound + room - 1, end: height))
                isCut = true
            } else {
                let first = seen.upperBound - room - 1
                height = max(1, height - all.boundary(below: first, end: height))
                isCut = true
            }
        }
        lines = Array(lines.suffix(room))
        guard list.listView.fillCount != drawn.fillCount else { return }
        // Messages that came meanwhile may have changed those that were drawn before.
        drawn = DrawnMessages()
        let all = stackedLines(&drawn)
        lines = Array(all[seenRange(of: all)].suffix(room))
    }

    /// Lowers the upper edge of what is below, and keeps the oldest message where it is.
    func cutBelow(_ bottom: Double) {
        let distance = height - bottom
        height = max(1, bottom)
        layOut()
        list.listView.scroll(by: -distance)
    }

    private func isOldest(_ line: ViewportLine) -> Bool {
        line.row <= 0 && line.message.index == controller.messages.count - 1
    }

    private func isNewest(_ line: ViewportLine) -> Bool {
        line.shown.messages.last?.index == 0 && line.row >= line.shown.picture.rows - 1
    }

    func seenRange(of lines: [ViewportLine]) -> Range<Int> {
        let first = lines.firstIndex { $0.middle >= 0 } ?? lines.count
        let end = lines.lastIndex { $0.middle < height }.map { $0 + 1 } ?? first
        return first..<max(first, end)
    }

    /// Returns all rows of the messages that the list composed, from the top.
    func stackedLines(_ drawn: inout DrawnMessages) -> [ViewportLine] {
        drawn.fillCount = drawn.fillCount ?? list.listView.fillCount
        var lines: [ViewportLine] = []
        func add(_ shown: ShownLine, _ row: Int, _ middle: Double) {
            // Overlapping parts must not change the order of rows.
            let least = lines.last.map { $0.middle + 0.5 } ?? -.infinity
            lines.append(ViewportLine(shown: shown, row: row, middle: max(middle, least)))
        }
        for messages in messagesInLines {
            let (oldest, newest) = (messages[0], messages[messages.count - 1])
            var shown = drawn.lines[oldest.id]
            if shown?.shows(messages) != true { shown = ShownLine(messages, options: options) }
            guard let shown else { continue }
            drawn.lines[oldest.id] = shown
            let (top, bottom) = (oldest.cell.frame.y, newest.bottom)
            var end = top
            if let first = shown.picture.extent(ofRow: 0), first.lowerBound >= Self.leastHead {
                add(shown, -1, top + first.lowerBound / 2)
            }
            for row in 0..<shown.picture.rows {
                guard let extent = shown.picture.extent(ofRow: row) else {
                    add(shown, row, end)
                    continue
                }
                add(shown, row, top + (extent.lowerBound + extent.upperBound) / 2)
                end = top + extent.upperBound
            }
            if newest.index > 0, bottom - end >= Self.leastTail {
                add(shown, shown.picture.rows, (end + bottom) / 2)
            }
        }
        return lines
    }

    /// The messages that the list composed, from the top, those of a line together.
    private var messagesInLines: [[ShownMessage]] {
        var lines: [[ShownMessage]] = []
        for index in list.listView.visibleRows.reversed() {
            guard let cell = list.listView.cell(at: index),
                controller.messages.indices.contains(index)
            else { continue }
            let message = ShownMessage(index: index, id: controller.messages[index].id, cell: cell)
            if lines.last?[0].bottom == message.bottom {
                lines[lines.count - 1].append(message)
            } else {
                lines.append([message])
            }
        }
        return lines
    }
}
