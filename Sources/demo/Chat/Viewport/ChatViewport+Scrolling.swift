import Components
import DefaultComponents
import Drawing
import Views

extension ChatViewport {
    /// Scrolls by rows: down to newer messages, or up to older ones if it is negative.
    ///
    /// Returns whether something moved.
    @discardableResult
    func scroll(by count: Int) -> Bool {
        let before = lines
        if count < 0 { scrollUp(by: -count) } else { scrollDown(by: count) }
        fit(keepsOldest: count < 0)
        return before.count != lines.count || !zip(before, lines).allSatisfy { $0.isSame(as: $1) }
    }

    /// Scrolls by windows, of each of which two rows stay in view.
    @discardableResult
    func scroll(byPages count: Int) -> Bool {
        let page = max(1, room - 2)
        var isMoved = false
        for _ in 0..<min(abs(count), 100_000) {
            guard scroll(by: count < 0 ? -page : page) else { break }
            isMoved = true
        }
        return isMoved
    }

    /// Scrolls to the oldest message that is loaded.
    func scrollToOldest() {
        list.listView.scroll(by: -1)
        list.listView.scroll(to: controller.messages.count - 1, at: .top)
        fit(keepsOldest: true)
    }

    /// Scrolls to the newest message, as a tap on the button does.
    func scrollToLatest() {
        let button = list.scrollToLatestMessageButton
        button.raise(.scrollToLatestMessage, button.content)
        list.listView.endScrolling()
        fit()
    }

    /// Scrolls to a message, loads what is around it if needed, and says whether there is one.
    func scroll(toID id: ChatMessage.ID) -> Bool {
        if !controller.messages.contains(where: { $0.id == id }) {
            controller.loadMessages(around: id)
        }
        guard list.scrollToMessage(id: id) else { return false }
        fit()
        // A message that is higher than the window, or whose rows were cut, begins at its upper edge.
        for _ in 0..<rows where !showsBeginning(of: id) {
            guard scroll(by: -1) else { break }
        }
        return true
    }

    /// Says that scrolling has come to rest, which takes the day away.
    func endScrolling() {
        list.listView.endScrolling()
    }

    /// Whether the first row of a message is seen.
    func showsBeginning(of id: ChatMessage.ID) -> Bool {
        lines.contains { $0.message.id == id && $0.row == 0 }
    }

    /// Whether all rows of a message are seen.
    func showsAll(of id: ChatMessage.ID) -> Bool {
        guard let message = shownMessages.first(where: { $0.id == id }) else { return false }
        let rows = 0..<message.picture.rows
        return lines.count { $0.message === message && rows.contains($0.row) } == rows.count
    }

    private func scrollUp(by count: Int) {
        guard !lines.isEmpty else { return }
        var rest = count
        while rest > 0 {
            let step = min(rest, max(1, lines.count - 1))
            let last = lines.count - 1 - step
            let distance = height - lines.boundary(below: last, end: height)
            list.listView.scroll(by: -max(distance, 1))
            rest -= step
            if rest > 0 { fit(keepsOldest: true) }
        }
    }

    private func scrollDown(by count: Int) {
        var rest = count
        while rest > 0, var last = lines.last {
            var pictures: [String: ShownMessage] = [:]
            // Lines beyond the window are known only once the list went there.
            for _ in 0..<200 where rest > 0 {
                let before = list.listView.contentOffset
                list.listView.scroll(by: Double(max(2, rest * 4)))
                let all = stackedLines(&pictures)
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
            fit()
            if zip(before, lines).allSatisfy({ $0.isSame(as: $1) }) { return }
        }
    }
}
