import Components
import ComponentsTesting
import DefaultComponents
import Testing
import Views

/// Lists of channels over random changes.
@Suite(.diagnosticsOfIssues)
struct ChannelListLawTests {
    @Test(arguments: Cases(4, of: 100))
    func changedListIsWhatANewOneIs(seed: Case) {
        var law = ChannelListLaw(seed: seed)

        for number in 0..<(LongTests.areOn ? 400 : 80) {
            let step = law.step()
            guard law.list.faults == [], law.list.drawn == law.newList().drawn else {
                Issue.record("\(number), \(step), \(seed): \(law.list.faults)")
                return
            }
            let limit = law.list.listView.visibleRows.count + 2
            #expect(law.list.listView.liveRowCount <= limit, "\(number), \(step), \(seed)")
        }
    }

    @Test(arguments: Cases(2, of: 100))
    func listOfOtherRowsIsWhatANewOneIs(seed: Case) {
        var components = Components()
        components[.channelListItemView] = TallRow.self
        var law = ChannelListLaw(seed: seed, components: components)

        for number in 0..<40 {
            let step = law.step()
            #expect(law.list.drawn == law.newList().drawn, "\(number), \(step), \(seed)")
        }
    }

    @Test(arguments: Cases(2, of: 100))
    func listFromRightToLeftIsTheExactMirror(seed: Case) {
        var components = Components()
        var law = ChannelListLaw(seed: seed, components: components)
        components[.layoutDirection] = .rightToLeft

        for number in 0..<30 {
            let step = law.step()
            law.list.view.layoutIfNeeded()
            let mirror = law.newList(with: components)
            let found = law.list.view.differences(fromMirror: mirror.view)
            #expect(found == [], "\(number), \(step), \(seed)")
        }
    }
}

/// A list with random channels, and random changes of it.
private struct ChannelListLaw {
    let list: ChatChannelListVC
    private let data: ListedChannels
    private let components: Components
    private var generator: SeededGenerator
    private var number = 1_000
    private var size = Size(width: 280, height: 400)

    init(seed: Case, components: Components = Components()) {
        var generator = SeededGenerator(seed: seed)
        let count = [1, 5, 40, 300].randomElement(using: &generator) ?? 0
        data = ListedChannels((0..<count).map { ListedChannels.channel($0) })
        list = .shown(data, with: components)
        (self.components, self.generator) = (components, generator)
    }

    /// Returns a new list at the scroll position of this one.
    func newList(with components: Components? = nil) -> ChatChannelListVC {
        list.view.layoutIfNeeded()
        let new = ChatChannelListVC.shown(
            data,
            with: components ?? self.components,
            width: size.width,
            height: size.height
        )
        new.selectedChannelID = list.selectedChannelID
        let first = list.listView.visibleRows.lowerBound
        new.listView.scroll(to: first)
        new.listView.scroll(by: -(list.listView.row(at: first)?.frame.y ?? 0))
        new.view.layoutIfNeeded()
        return new
    }

    /// Does something random and returns its name.
    mutating func step() -> String {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0..<6: change()
        case 6..<8: scroll(by: Double.random(in: -300...300, using: &generator))
        case 8: scroll(by: Double.random(in: -20_000...20_000, using: &generator))
        case 9: jump()
        case 10: select()
        default: resize()
        }
    }

    private mutating func change() -> String {
        var channels = data.channels
        for _ in 0...Int.random(in: 0..<3, using: &generator) {
            let place = Int.random(in: 0...channels.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                number += 1
                channels.insert(ListedChannels.channel(number), at: place)
            case 1 where place < channels.count: channels.remove(at: place)
            case 2 where place < channels.count:
                // As a new message does.
                channels.insert(channels.remove(at: place), at: 0)
            default:
                guard place < channels.count else { continue }
                channels[place].channel.unreadCount.messages += 1
                channels[place].channel.name += "x"
            }
        }
        let changes = ListChange.changes(from: data.channels, to: channels)
        data.channels = channels
        list.updateChannels(with: changes)
        return "change \(changes.map(\.item.id))"
    }

    private mutating func jump() -> String {
        let index = Int.random(in: 0...data.channels.count, using: &generator)
        let position = [ListScrollPosition.top, .middle, .bottom].randomElement(using: &generator)
        list.listView.scroll(to: index, at: position ?? .top)
        return "jump to \(index)"
    }

    private mutating func scroll(by distance: Double) -> String {
        list.listView.scroll(by: distance)
        return "scroll by \(distance)"
    }

    private mutating func select() -> String {
        list.selectedChannelID = data.channels.randomElement(using: &generator)?.id
        return "select"
    }

    private mutating func resize() -> String {
        size.width = Double.random(in: 100...400, using: &generator)
        size.height = Double.random(in: 0...600, using: &generator)
        list.view.layout(width: size.width, height: size.height)
        return "resize to \(size)"
    }
}
