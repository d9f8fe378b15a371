import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Views

/// A list with columns and its mirror, which random changes and scrolls meet in the same way, step by step.
struct ColumnLaw {
    private var generator: SeededGenerator
    private let components: Components
    private let count: Int
    private let hasDays: Bool
    private let data: ListedMessages
    private let list: ChatMessageListVC
    private let mirror: ChatMessageListVC
    private var width = 420.0
    private var number = 0

    init(seed: Case) {
        generator = SeededGenerator(seed: seed)
        count = 2 + seed.number % 3
        hasDays = seed.number % 2 == 0
        var components = Components()
        components[.messageListColumns] = Array(repeating: .fraction(1), count: count)
        components[.messageListDateSeparatorEnabled] = hasDays
        self.components = components
        data = ListedMessages(ListedMessages.turns(40))
        list = data.list(with: components, width: width, height: 300)
        components[.layoutDirection] = .rightToLeft
        mirror = data.list(with: components, width: width, height: 300)
    }

    /// Runs a number of steps, or up to the first difference, which is returned.
    mutating func run(_ steps: Int) -> String? {
        for step in 0..<steps {
            let name = operate()
            let isWhole = step % 8 == 0 || step == steps - 1
            if let fault = placeFault ?? (isWhole ? freshFault ?? mirrorFault : nil) {
                return "step \(step), \(name): \(fault)"
            }
        }
        return nil
    }

    private mutating func random(_ count: Int) -> Int {
        Int.random(in: 0..<count, using: &generator)
    }

    private mutating func operate() -> String {
        switch random(10) {
        case 0..<5: return change()
        case 5..<8:
            let distance = Double(random(500) - 250)
            for view in [list.listView, mirror.listView] { view.scroll(by: distance) }
            return "scroll by \(distance)"
        case 8:
            let place = random(data.messages.count)
            for view in [list.listView, mirror.listView] { view.scroll(to: place, at: .middle) }
            return "scroll to \(place)"
        default:
            width = [420.0, 333, 512][random(3)]
            for list in [list, mirror] { list.view.layout(width: width, height: 300) }
            return "resize to \(width)"
        }
    }

    private mutating func change() -> String {
        let shown = list.listView.visibleRows
        let anchor = shown.isEmpty ? nil : data.messages[shown.lowerBound].id
        let edge = shown.first.map(edge)
        let isAtLatest = list.listView.isAtLatest
        let place = random(data.messages.count + 1)
        let changes: [ListChange<ChatMessage>]
        switch random(4) {
        case 0 where data.messages.count > 20 && place < data.messages.count:
            changes = [.remove(data.messages.remove(at: place), index: place)]
        case 1 where place < data.messages.count:
            data.messages[place].text = text()
            changes = [.update(data.messages[place], index: place)]
        case 2:
            let end = data.messages.count
            changes = (end...end + random(4)).map { .insert(insert(at: $0), index: $0) }
        default: changes = [.insert(insert(at: place), index: place)]
        }
        for list in [list, mirror] { list.updateMessages(with: changes) }
        let now = list.listView.visibleRows
        let isInside = now.lowerBound > 0 && now.upperBound < data.messages.count
        guard !isAtLatest, isInside, let edge,
            let index = data.messages.firstIndex(where: { $0.id == anchor })
        else { return "\(changes)" }
        let isStill = now.contains(index) && self.edge(index) == edge
        return isStill ? "\(changes)" : "moved by \(changes)"
    }
}

extension ColumnLaw {
    /// Adds a message at an index, in the order of time, sometimes a day before or after the others.
    private mutating func insert(at index: Int) -> ChatMessage {
        let times = data.messages.map { $0.createdAt.microseconds / 1_000_000 }
        let pause = random(6) == 0 ? Int64(86_400) : Int64(random(100))
        let time =
            index == 0
            ? times[0] + pause : index == times.count ? times[index - 1] - pause : times[index]
        number += 1
        let author = FixtureChat.others[random(3)]
        let start: Int64 = 1_772_442_000
        let message = FixtureChat.message("new \(number)", by: author, at: time - start, text())
        data.messages.insert(message, at: index)
        return message
    }

    private mutating func text() -> RichText {
        RichText(plain: "Ahoy" + String(repeating: " and on", count: random(30)))
    }

    private func edge(_ index: Int) -> Double {
        list.listView.cell(at: index).map { $0.frame.y + $0.frame.size.height } ?? -1
    }

    /// The lines as a simple loop finds them, newest first, with the indices of their messages, oldest first.
    private var lines: [[Int]] {
        var lines: [[Int]] = []
        let calendar = ChatCalendar.utc
        for index in data.messages.indices.reversed() {
            let day = calendar.day(data.messages[index].createdAt)
            if let last = lines.last, last.count < count,
                !hasDays || calendar.day(data.messages[last[0]].createdAt) == day
            {
                lines[lines.count - 1].append(index)
            } else {
                lines.append([index])
            }
        }
        return lines.reversed()
    }

    /// The first row that is not where its line has it, or that a tap does not reach.
    private var placeFault: String? {
        let view = list.listView
        let shown = view.visibleRows
        let lines = lines.filter { shown.contains($0[0]) }
        guard lines.joined().sorted() == Array(shown) else { return "\(shown) are not lines" }
        var bottom: Double?
        for line in lines {
            let cells = line.compactMap { view.cell(at: $0) }
            guard cells.count == line.count, let first = cells.first else { return "no cells" }
            let (top, end) = (first.frame.y, first.frame.y + first.frame.size.height)
            if let bottom, bottom != end { return "line of \(line[0]) ends at \(end)" }
            bottom = top
            let headers = (first as? ChatMessageCell)?.headerDecorations ?? []
            let head = headers.reduce(0) { $0 + $1.frame.size.height }
            if headers.contains(where: { $0.frame.size.width != width }) { return "narrow header" }
            for (column, cell) in cells.enumerated() {
                let inset = column == 0 ? 0 : head
                let frame = Rect(
                    x: width / Double(count) * Double(column),
                    y: top + inset,
                    width: width / Double(count),
                    height: end - top - inset
                )
                if !frame.isNear(cell.frame) { return "\(line[column]) at \(cell.frame)" }
                let middle = Point(x: frame.x + frame.size.width / 2, y: end - 1)
                guard middle.y >= 0, middle.y < 300 else { continue }
                if view.hitTest(middle)?.isDescendant(of: cell) != true { return "no tap" }
            }
        }
        let least = data.messages.isEmpty ? 0 : min(300, bottom ?? 0)
        return least > 0 && shown.upperBound < data.messages.count ? "free above" : nil
    }

    /// The first line of the tree that differs from a new list at the same position.
    private var freshFault: String? {
        let first = list.listView.visibleRows.lowerBound
        let fresh = data.list(with: components, width: width, height: 300)
        fresh.listView.scroll(to: first, at: .bottom)
        fresh.listView.scroll(by: 300 - edge(first))
        let trees = [list, fresh].map {
            TreeNode(of: $0.listView).description.split(separator: "\n")
        }
        let pair = zip(trees[0], trees[1]).first { $0 != $1 }
        return pair.map { "\($0), not \($1)" } ?? (trees[0].count == trees[1].count ? nil : "more")
    }

    private var mirrorFault: String? {
        list.listView.differences(fromMirror: mirror.listView).first.map { "mirror: \($0)" }
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        abs(x - other.x) < 1e-9 && abs(size.width - other.size.width) < 1e-9
            && y == other.y && size.height == other.size.height
    }
}
