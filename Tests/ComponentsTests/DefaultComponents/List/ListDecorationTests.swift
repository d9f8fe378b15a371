import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Testing
import Views

struct ListDecorationTests {
    /// Nights in which clocks in Berlin change: the first instant of the day before, and how many half
    /// hours each of three days has.
    @Test(arguments: [
        (1_774_652_400 as Int64, [48, 46, 48]), (1_792_792_800 as Int64, [48, 50, 48]),
    ])
    func eachCalendarDayHasOneSeparatorWhenClocksChange(start: Int64, days: [Int]) throws {
        let count = days.reduce(0, +)
        let data = ListedMessages(halfHours(from: start, count).reversed())
        let list = data.list(with: try berlin(), height: 300)

        let separated = (0..<count).filter { hasDate(list, $0) }

        // Newest first: the indices of each day's first message.
        #expect(separated == [days[2] - 1, days[2] + days[1] - 1, count - 1])
    }

    @Test func midnightSeparatesDaysToTheMicrosecond() throws {
        let midnight: Int64 = 1_774_738_800_000_000
        let times = [midnight - 1, midnight, midnight + 1]
        let messages = times.enumerated().map { index, time in
            var message = FixtureChat.message("\(index)")
            message.createdAt = Timestamp(microseconds: time)
            return message
        }
        let data = ListedMessages(messages.reversed())
        let list = data.list(with: try berlin())

        #expect((0..<3).map { hasDate(list, $0) } == [false, true, true])
    }

    @Test func separatorMovesToWhatIsFirstOfItsDayNow() throws {
        let data = ListedMessages(halfHours(from: 1_774_652_400, 4).reversed())
        let list = data.list(with: try berlin())
        let gone = data.messages.removeLast()

        list.updateMessages(with: [.remove(gone, index: 3)])

        #expect((0..<3).map { hasDate(list, $0) } == [false, false, true])
        data.messages.append(gone)
        list.updateMessages(with: [.insert(gone, index: 3)])
        #expect((0..<4).map { hasDate(list, $0) } == [false, false, false, true])
    }

    @Test func decorationsOfPluginsComeInOneOrderWhoeverWasLoadedFirst() throws {
        let plugins = ["ape", "bee", "cat"].map { decorating(PluginID(rawValue: $0)) }
        let delegate = NumberingDelegate()
        let data = ListedMessages(ListedMessages.turns(2))

        for order in plugins.permutations {
            let list = data.list(with: try Components.with(order))
            list.delegate = delegate
            list.reloadMessages()
            list.view.layoutIfNeeded()

            let headers = words(list, \.headerDecorations)
            let footers = words(list, \.footerDecorations)
            #expect(headers == ["above ape", "above bee", "above cat", "0"])
            #expect(footers == ["1", "below ape", "below bee", "below cat"])
        }
    }

    @Test func decorationsOfAnUninstalledPluginAreGone() throws {
        let data = ListedMessages(ListedMessages.turns(2))
        var components = try Components.with([decorating("ape"), decorating("bee")])
        let list = data.list(with: components)

        try components.uninstall("ape")
        list.updateComponents(components)

        #expect(words(list, \.headerDecorations) == ["above bee"])
        #expect(words(list, \.footerDecorations) == ["below bee"])
        let fresh = data.list(with: try Components.with([decorating("bee")]))
        #expect(trees(list) == trees(fresh))
    }

    @Test(arguments: Cases(10, of: 100))
    func twoListsWithDifferentPluginsAreAsEachAlone(seed: Case) throws {
        var generator = SeededGenerator(seed: seed)
        let subsets = (0..<2).map { _ in
            Int.random(in: 0..<PluginSubsets.count, using: &generator)
        }
        let components = try subsets.map { try Components.with(PluginSubsets.plugins($0)) }
        let datas = (0..<2).map { _ in ListedMessages(FixtureChat.transcript.messages) }
        let alone = zip(datas, components).map { pair in
            let list = pair.0.list(with: pair.1)
            list.listView.scroll(by: -300)
            list.listView.scroll(by: -333)
            return trees(list)
        }

        let both = zip(datas, components).map { $0.list(with: $1) }
        both.forEach { $0.listView.scroll(by: -300) }
        both.reversed().forEach { $0.listView.scroll(by: -333) }

        #expect(both.map(trees) == alone, "seed \(seed), subsets \(subsets)")
    }

    private func berlin() throws -> Components {
        var components = Components()
        components[.messageListDateSeparatorEnabled] = true
        var appearance = components[.appearance]
        appearance.calendar = try ChatCalendar(zone: "Europe/Berlin")
        components[.appearance] = appearance
        return components
    }

    /// Returns messages half an hour apart, oldest first.
    private func halfHours(from start: Int64, _ count: Int) -> [ChatMessage] {
        (0..<count).map { number in
            var message = FixtureChat.message("\(number)")
            message.createdAt = Timestamp(seconds: start + Int64(number) * 1800)
            return message
        }
    }

    private func hasDate(_ list: ChatMessageListVC, _ index: Int) -> Bool {
        list.listView.scroll(to: index)
        let cell = list.listView.cell(at: index) as? ChatMessageCell
        return cell?.headerDecorations.contains { $0 is ChatDateDecorationView } ?? false
    }

    private func decorating(_ id: PluginID) -> any Plugin {
        TestPlugin(id) { (registrar: inout Registrar) in
            registrar.replace(
                .headerDecoration(id.rawValue),
                with: { _ in decoration("above \(id)") }
            )
            registrar.replace(
                .footerDecoration(id.rawValue),
                with: { _ in decoration("below \(id)") }
            )
        }
    }

    /// Returns the texts of the decorations of the newest message.
    private func words(
        _ list: ChatMessageListVC,
        _ kind: KeyPath<ChatMessageCell, [ChatMessageDecorationView]>
    ) -> [String] {
        guard let cell = list.listView.cell(at: 0) as? ChatMessageCell else { return [] }
        return cell[keyPath: kind].compactMap { ($0.subviews.first as? Label)?.text }
    }

    private func trees(_ list: ChatMessageListVC) -> [String] {
        list.listView.subviews.map { TreeNode(of: $0).description }
    }
}

private func decoration(_ text: String) -> ChatMessageDecorationView {
    let label = Label()
    label.text = text
    let view = ChatMessageDecorationView()
    view.fill(with: label)
    return view
}
