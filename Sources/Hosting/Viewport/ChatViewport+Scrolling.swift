import Components
package import DefaultComponents
import Drawing
import Views

extension ChatViewport {
    /// Scrolls by rows: down to newer messages, or up to older ones if it is negative.
    ///
    /// Returns whether something moved.
    @discardableResult
    package func scroll(by count: Int) -> Bool {
        var drawn = DrawnMessages()
        return scroll(by: count, &drawn)
    }

    /// Does the same with the pictures that were drawn since a key was pressed.
    private func scroll(by count: Int, _ drawn: inout DrawnMessages) -> Bool {
        let before = lines
        if count < 0 {
            scrollUp(by: -count, &drawn)
        } else {
            scrollDown(by: count, &drawn)
            fit(keepsOldest: false, &drawn)
        }
        return before.count != lines.count || !zip(before, lines).allSatisfy { $0.isSame(as: $1) }
    }

    /// Scrolls by windows, of each of which two rows stay in view.
    @discardableResult
    package func scroll(byPages count: Int) -> Bool {
        let page = max(1, room - 2)
        var isMoved = false
        for _ in 0..<min(abs(count), 100_000) {
            guard scroll(by: count < 0 ? -page : page) else { break }
            isMoved = true
        }
        return isMoved
    }

    /// Scrolls to the oldest message that is loaded.
    package func scrollToOldest() {
        list.listView.scroll(by: -1)
        list.listView.scroll(to: controller.messages.count - 1, at: .top)
        fit(keepsOldest: true)
    }

    /// Scrolls to the newest message, as a tap on the button does.
    package func scrollToLatest() {
        let button = list.scrollToLatestMessageButton
        button.raise(.scrollToLatestMessage, button.content)
        list.listView.endScrolling()
        fit()
    }

    /// Scrolls to a message, loads what is around it if needed, and says whether there is one.
    package func scroll(toID id: ChatMessage.ID) -> Bool {
        if !controller.messages.contains(where: { $0.id == id }) {
            controller.loadMessages(around: id)
        }
        guard list.scrollToMessage(id: id) else { return false }
        fit()
        // A message that is higher than the window, or whose rows were cut, begins at its upper edge.
        if !showsBeginning(of: id), let index = shownMessages.first(where: { $0.id == id })?.index {
            show(index)
        }
        return true
    }

    /// Scrolls to all rows of a message beside one in view, or if it is higher than the window to its first ones.
    ///
    /// Returns whether something moved.
    @discardableResult
    func show(_ index: Int) -> Bool {
        var drawn = DrawnMessages()
        var isMoved = false
        // Once to where it begins to be seen, then to all of it; what comes into view may change its height.
        for _ in 0..<8 {
            let distance = distance(to: index, &drawn)
            guard distance != 0, scroll(by: distance, &drawn) else { break }
            isMoved = true
        }
        return isMoved
    }

    /// Returns by how many rows to scroll to a message, or if nothing of it is known to where it may begin.
    private func distance(to index: Int, _ drawn: inout DrawnMessages) -> Int {
        let all = stackedLines(&drawn)
        let end = seenRange(of: all).upperBound
        let start = end - min(end, room)
        guard let first = all.firstIndex(where: { $0.shows(index) }),
            let last = all.lastIndex(where: { $0.shows(index) })
        else {
            let isAbove = index > all.first?.message.index ?? index
            return isAbove ? -start - 1 : all.count - end + 1
        }
        return first < start ? first - start : max(0, min(last + 1 - end, first - start))
    }

    /// Ends scrolling, which hides the day.
    package func endScrolling() {
        list.listView.endScrolling()
    }

    /// Whether the first row of a message is visible.
    func showsBeginning(of id: ChatMessage.ID) -> Bool {
        lines.contains { line in
            line.row == 0 && line.shown.messages.contains { $0.id == id }
        }
    }

    /// Whether all rows of a message are visible.
    package func showsAll(of id: ChatMessage.ID) -> Bool {
        guard let index = shownMessages.first(where: { $0.id == id })?.index else { return false }
        let seen = lines.filter { $0.shows(index) }
        return seen.first.map { $0.shown.picture.rows == seen.count } ?? false
    }

    private func scrollUp(by count: Int, _ drawn: inout DrawnMessages) {
        var rest = count
        while rest > 0 {
            // Rows above the window are known as far as messages reach into it.
            let all = stackedLines(&drawn)
            let end = seenRange(of: all).upperBound
            guard end > 0 else { return }
            let step = min(rest, max(1, end - 1))
            // Of a window of one row, the row above is not known yet.
            let lowest = all.prefix(end - step).last
            let distance = height - all.boundary(below: end - 1 - step, end: height)
            list.listView.scroll(by: -max(distance, 1))
            rest -= step
            // Near the oldest message there may be less to scroll by: what is below goes nevertheless.
            let moved = stackedLines(&drawn)
            if let lowest, let last = moved.firstIndex(where: { $0.isSame(as: lowest) }) {
                let bottom = moved.boundary(below: last, end: height)
                if height - bottom > 0.01 { cutBelow(bottom) }
            }
            // Unless that leaves rows free: then the oldest message keeps its place.
            let isShort = seenRange(of: stackedLines(&drawn)).count < room
            fit(keepsOldest: isShort, &drawn)
        }
    }

    private func scrollDown(by count: Int, _ drawn: inout DrawnMessages) {
        var rest = count
        while rest > 0, var last = lines.last {
            // Lines beyond the window are known only once the list went there.
            for _ in 0..<200 where rest > 0 {
                let before = list.listView.contentOffset
                list.listView.scroll(by: Double(max(2, rest * 4)))
                let all = stackedLines(&drawn)
                let end = all.lastIndex { $0.middle < height } ?? -1
                guard let place = all.firstIndex(where: { $0.isSame(as: last) }) else { break }
                let passed = min(end - place, rest)
                if end - place > rest {
                    let bottom = all.boundary(below: place + rest, end: height)
                    list.listView.scroll(by: bottom - height)
                }
                if passed > 0 { (rest, last) = (rest - passed, all[place + passed]) }
                if list.listView.contentOffset == before { return }
            }
            guard rest > 0 else { return }
            let before = lines
            fit(keepsOldest: false, &drawn)
            if zip(before, lines).allSatisfy({ $0.isSame(as: $1) }) { return }
        }
    }
}
