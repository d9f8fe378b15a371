import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Views

/// A list and its model, which random operations change in the same way, step by step.
final class ListLaw {
    private var generator: SeededGenerator
    private var model = ModelMessages()
    private var viewport = ModelViewport()
    private let data: ListedMessages
    private let list: ChatMessageListVC
    private let fresh = FreshRows()
    private var components: Components
    private var componentsKey = 0
    private var channelKey = 0
    private var width = 320.0
    private let isInThread: Bool
    private var keysSeen: Set<[String]> = []
    /// What went wrong first.
    private(set) var fault: String?
    /// How many comparisons were whole.
    private(set) var wholeCount = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        isInThread = seed % 4 == 3
        components = Components()
        for _ in 0..<30 { model.insert(at: 0, using: &generator) }
        data = ListedMessages(model.messages)
        data.channel?.lastReadMessageID = nil
        viewport.height = 180
        list = components.make(.messageListVC)
        list.isInThread = isInThread
        data.willShow = { [unowned self] options, message in
            let kinds = message?.attachments.map(\.kind.rawValue) ?? []
            keysSeen.insert(options.map(\.rawValue).sorted() + ["|"] + kinds)
        }
        list.dataSource = data
        list.mount(in: ComponentContext(components))
        list.view.layout(width: width, height: viewport.height)
    }

    /// Runs so many operations, or up to the first difference, which is returned.
    func run(_ count: Int) -> String? {
        check("opening", isWhole: true)
        for number in 0..<count where fault == nil {
            let name = operate()
            check("\(number), \(name)", isWhole: number % 48 == 0 || number == count - 1)
        }
        return fault
    }

    private func random(_ count: Int) -> Int {
        Int.random(in: 0..<count, using: &generator)
    }

    private func operate() -> String {
        switch random(1000) {
        case 0..<600: return change()
        case 600..<840: return scroll(by: Double.random(in: -90...90, using: &generator))
        case 840..<880:
            return scroll(by: Double.random(in: -700...700, using: &generator))
        case 880..<885: return jump()
        case 885..<915: return scrollToMessage()
        case 915..<940: return scrollToLatest()
        case 940..<970: return resize()
        case 970..<980: return readChannel()
        case 980..<990: return installPlugins()
        case 990..<998: return idle()
        default: return walk()
        }
    }
}

extension ListLaw {
    private func change() -> String {
        let old = model.messages
        model.begin()
        var name = "batch of"
        for _ in 0..<(random(3) == 0 ? random(5) + 2 : 1) { name += " " + changeOnce() }
        let changes = model.batch(from: old).shuffled(using: &generator)
        data.messages = model.messages
        list.updateMessages(with: changes)
        viewport.follow(
            model.items.map { $0.hasMoved ? nil : $0.origin },
            countBefore: old.count
        )
        return name
    }

    private func changeOnce() -> String {
        let count = model.items.count
        let place = count > 0 ? random(count) : 0
        // Mostly where it is seen.
        let seen = min(count - 1, viewport.anchor + random(5))
        switch random(count > 40 ? 14 : 12) {
        case 0, 1:
            model.insert(at: 0, using: &generator)
            return "insert newest"
        case 2:
            model.insert(at: random(count + 1), using: &generator)
            return "insert"
        case 3 where count < 40:
            let (isNewest, added) = (random(2) == 0, random(8) + 1)
            for _ in 0..<added {
                model.insert(at: isNewest ? 0 : model.items.count, using: &generator)
            }
            return "page of \(added) at \(isNewest ? "newest" : "oldest")"
        case 4 where count > 0, 12 where count > 0, 13 where count > 0:
            let index = random(2) == 0 ? seen : place
            model.remove(at: index)
            return "remove \(index)"
        case 5 where count > 8 && random(6) == 0:
            let first = min(viewport.anchor, count - 7)
            for _ in 0..<7 { model.remove(at: first) }
            return "remove 7 from \(first)"
        case 6 where count > 0:
            let end = random(count)
            model.move(from: seen, to: end)
            return "move \(seen) to \(end)"
        case 7 where count > 0, 8 where count > 0:
            model.change(at: seen) { RandomMessages.edited($0, using: &generator) }
            return "edit \(seen)"
        case 9 where count > 0:
            model.change(at: seen) { RandomMessages.read($0, using: &generator) }
            return "read \(seen)"
        case 10 where count > 0:
            model.change(at: seen) { RandomMessages.reacted($0, using: &generator) }
            return "react \(seen)"
        case 11 where count > 0:
            model.change(at: place) { RandomMessages.edited($0, using: &generator) }
            return "edit \(place)"
        default: return "nothing"
        }
    }

    private func scroll(by distance: Double) -> String {
        list.listView.scroll(by: distance)
        if viewport.height > 0 { viewport.scroll(by: distance) }
        return "scroll by \(distance)"
    }

    /// Scrolls further than heights are known, so that the list decides where it comes out.
    private func jump() -> String {
        list.listView.scroll(by: random(2) == 0 ? -4000 : 4000)
        adoptAnchor()
        return "jump"
    }

    private func adoptAnchor() {
        guard let cell = list.listView.cell(at: list.listView.visibleRows.lowerBound) else {
            return
        }
        viewport.anchor = list.listView.visibleRows.lowerBound
        viewport.edge = cell.frame.y + cell.frame.size.height - viewport.height
    }

    private func scrollToMessage() -> String {
        guard !model.items.isEmpty else { return "nothing" }
        let index = random(model.items.count)
        let position = [ListScrollPosition.top, .middle, .bottom][random(3)]
        list.listView.scroll(to: index, at: position)
        guard viewport.height > 0 else { return "scroll to \(index)" }
        let room = viewport.height - height(of: index)
        viewport.anchor = index
        viewport.edge =
            switch position {
            case .top: -room
            case .middle: (room / 2 * 64).rounded() / 64 - room
            case .bottom: 0
            }
        return "scroll to \(index) \(position)"
    }

    private func scrollToLatest() -> String {
        list.scrollToLatestMessage()
        if !model.items.isEmpty, viewport.height > 0 { (viewport.anchor, viewport.edge) = (0, 0) }
        return "scroll to latest"
    }

    private func resize() -> String {
        width = [280, 320, 375.5][random(3)]
        viewport.height = [0, 90, 180, 180, 250.25, 400][random(6)]
        list.view.layout(width: width, height: viewport.height)
        return "resize to \(width) \(viewport.height)"
    }

    private func readChannel() -> String {
        channelKey += 1
        data.channel?.lastReadMessageID = model.messages.randomElement(using: &generator)?.id
        list.updateMessages(with: [])
        return "read channel"
    }

    private func installPlugins() -> String {
        let subset = random(PluginSubsets.all.count)
        guard let new = try? Components.with(PluginSubsets.plugins(subset)) else {
            fault = "plugins \(subset) do not install"
            return "plugins"
        }
        components = new
        componentsKey = subset
        keysSeen = []
        list.updateComponents(new)
        return "plugins \(subset)"
    }

    private func idle() -> String {
        list.view.layoutIfNeeded()
        return "layout"
    }

    /// Shows every message once, after which the height of all is known.
    private func walk() -> String {
        guard viewport.height > 0, !model.items.isEmpty else { return "nothing" }
        _ = scrollToLatest()
        for _ in 0..<400 where list.listView.visibleRows.upperBound < model.items.count {
            list.listView.scroll(by: -viewport.height)
        }
        adoptAnchor()
        let total = model.items.indices.reduce(0) { $0 + height(of: $1) }
        if list.listView.contentHeight != total {
            fault = "content height \(list.listView.contentHeight) is not \(total)"
        }
        return "walk"
    }
}

extension ListLaw {
    private func key(of index: Int) -> FreshRows.Key {
        let items = model.items
        return FreshRows.Key(
            newer: index > 0 ? items[index - 1].stamp : nil,
            message: items[index].stamp,
            older: index + 1 < items.count ? items[index + 1].stamp : nil,
            channel: channelKey,
            components: componentsKey,
            width: width
        )
    }

    private func freshRow(_ index: Int) -> FreshRows.Row {
        fresh.row(
            key(of: index),
            MessageCellContent(
                index: index,
                messages: AnyRandomAccessCollection(model.messages),
                channel: data.channel ?? FixtureChat.group,
                isInThread: isInThread
            ),
            components
        )
    }

    private func height(of index: Int) -> Double {
        freshRow(index).height
    }

    /// Returns the height of a row: as it was made for itself, or what the list says while nobody knows.
    private func claimedHeight(of index: Int) -> Double {
        if let row = fresh.known(key(of: index)) { return row.height }
        if let cell = list.listView.cell(at: index),
            cell.content?.message()?.id == model.items[index].message.id
        {
            return cell.frame.size.height
        }
        return height(of: index)
    }

    /// Compares the list with the model: where rows are always, what is in them if it is whole.
    private func check(_ name: String, isWhole: Bool) {
        guard fault == nil else {
            fault = fault.map { "\(name): \($0)" }
            return
        }
        viewport.place(count: model.items.count) { index in
            isWhole ? height(of: index) : claimedHeight(of: index)
        }
        fault = (rowFault ?? (isWhole ? contentFault : nil)).map { "\(name): \($0)" }
        if isWhole { wholeCount += 1 }
    }

    private var rowFault: String? {
        let view = list.listView
        if !list.faults.isEmpty { return "faults \(list.faults)" }
        let cells = view.subviews
        let rows = viewport.rows
        guard cells.count == rows.count, view.visibleRows.count == rows.count else {
            return "\(cells.count) cells in \(view.visibleRows), not \(rows)"
        }
        for (row, subview) in zip(rows, cells.reversed()) {
            guard let cell = view.cell(at: row.index), cell === subview else {
                return "no cell in order at \(row.index)"
            }
            let frame = Rect(
                x: 0,
                y: viewport.height + row.top,
                width: width,
                height: row.bottom - row.top
            )
            if cell.frame != frame { return "row \(row.index) at \(cell.frame), not \(frame)" }
            let id = cell.content?.message()?.id
            if id != model.items[row.index].message.id { return "row \(row.index) shows '\(id ?? "")'" }
        }
        if view.isAtLatest != viewport.isAtLatest, !rows.isEmpty { return "at latest \(view.isAtLatest)" }
        let limit = rows.count + 2 * keysSeen.count
        return view.liveCellCount > limit ? "\(view.liveCellCount) cells, not \(limit)" : nil
    }

    private var contentFault: String? {
        for row in viewport.rows {
            guard let cell = list.listView.cell(at: row.index) else { return "no cell" }
            let expected = freshRow(row.index).tree.description.split(separator: "\n").dropFirst()
            let found = TreeNode(of: cell).description.split(separator: "\n").dropFirst()
            if !expected.elementsEqual(found) {
                let pair = zip(expected, found).first { $0 != $1 }
                return "row \(row.index): \(pair.map { "\($1), not \($0)" } ?? "other length")"
            }
        }
        return nil
    }
}
