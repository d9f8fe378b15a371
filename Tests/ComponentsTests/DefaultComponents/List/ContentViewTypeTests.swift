import Components
import DefaultComponents
import Testing
import Views

struct ContentViewTypeTests {
    @Test func onlyTheListOfTheNameShowsOtherViews() {
        var components = Components()
        components.transform(.messageContentViewType) { next, request in
            request.listName == "pinned" ? OtherView.self : next(request)
        }
        let data = ListedMessages(ListedMessages.turns(20))
        let lists = ["pinned", "other", nil].map { name in
            let list = data.list(with: components)
            list.name = name
            list.view.layoutIfNeeded()
            return list
        }

        #expect(lists.map { Set(isOther($0)) } == [[true], [false], [false]])
    }

    @Test func aRowAsksAgainWhenTheNeighbourThatItsTypeReadHasChanged() throws {
        let data = ListedMessages(ListedMessages.turns(30))
        let list = data.list(with: Self.byOlderNeighbour)
        let place = try #require(list.listView.visibleRows.dropFirst(2).first)
        let before = list.listView.fillCount

        data.messages[place].text = "Starred"
        list.updateMessages(with: [.update(data.messages[place], index: place)])

        #expect(isOther(list) == isOther(data.list(with: Self.byOlderNeighbour)))
        #expect(isOther(list).filter { $0 }.count == 1)
        // The message itself and the newer one, whose type differs now.
        #expect(list.listView.fillCount - before == 2)
    }

    @Test(arguments: [Int.max, .max - 1, .min, 1 << 40])
    func aNeighbourFurtherThanAnyListIsNone(distance: Int) {
        var components = Components()
        components.transform(.messageLayoutOptions) { next, request in
            let neighbour = request.message(older: distance)
            return neighbour == nil ? next(request) : []
        }
        let data = ListedMessages(ListedMessages.turns(3))
        let list = data.list(with: components)

        for number in 0..<3 {
            let message = FixtureChat.message("new \(number)", at: 90_000)
            data.messages.insert(message, at: 0)
            list.updateMessages(with: [.insert(message, index: 0)])
        }

        #expect(list.listView.visibleRows.count == 6)
        #expect(list.listView.cell(at: 0)?.messageView?.layoutOptions.isEmpty == false)
    }

    @Test(arguments: Cases(20, of: 400))
    func rowsAreOfTheTypesOfAListMadeAnew(_ seed: Case) {
        var generator = SeededGenerator(seed: seed)
        let data = ListedMessages(ListedMessages.turns(30))
        let list = data.list(with: Self.byOlderNeighbour)

        for step in 0..<30 {
            let place = Int.random(in: 0..<min(12, data.messages.count), using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                let message = FixtureChat.message("\(seed) \(step)", at: 90_000, text(&generator))
                data.messages.insert(message, at: place)
                list.updateMessages(with: [.insert(message, index: place)])
            case 1:
                let message = data.messages.remove(at: place)
                list.updateMessages(with: [.remove(message, index: place)])
            default:
                data.messages[place].text = text(&generator)
                list.updateMessages(with: [.update(data.messages[place], index: place)])
            }

            let types = list.listView.visibleRows.map { index in
                list.listView.cell(at: index)?.messageView is OtherView
            }
            let expected = list.listView.visibleRows.map { index in
                data.messages.dropFirst(index + 1).first?.text.plain == "Starred"
            }
            #expect(types == expected, "seed \(seed), step \(step)")
        }
        #expect(list.faults == [])
    }

    @Test func aTypeThatIsDecidedByThePlaceFollowsIt() {
        var components = Components()
        components.transform(.messageContentViewType) { next, request in
            request.content.index.isMultiple(of: 2) ? OtherView.self : next(request)
        }
        let data = ListedMessages(ListedMessages.turns(30))
        let list = data.list(with: components)
        let message = FixtureChat.message("new", at: 90_000)

        data.messages.insert(message, at: 0)
        list.updateMessages(with: [.insert(message, index: 0)])

        #expect(isOther(list) == list.listView.visibleRows.map { $0.isMultiple(of: 2) })
    }

    @Test func anOverrideThatCallsSuperAsksTheSlot() {
        var components = Components()
        components.messageListVC = HalfList.self
        components.transform(.messageContentViewType) { _, _ in OtherView.self }
        let list = ListedMessages(ListedMessages.turns(20)).list(with: components)

        #expect(isOther(list) == list.listView.visibleRows.map { $0.isMultiple(of: 2) })
    }

    @Test func aCellOutsideOfListsAsksTheSlotWithoutAName() {
        var components = Components()
        components.transform(.messageContentViewType) { next, request in
            request.listName == nil && request.content.message()?.id == "a"
                ? OtherView.self : next(request)
        }

        let views = ["a", "b"].map { id in
            composeCell(alone(FixtureChat.message(id)), with: components).cell.messageView
        }

        #expect(views.map { $0 is OtherView } == [true, false])
    }

    private static let byOlderNeighbour: Components = {
        var components = Components()
        components.transform(.messageContentViewType) { next, request in
            request.content.message(older: 1)?.text.plain == "Starred"
                ? OtherView.self : next(request)
        }
        return components
    }()

    private func text(_ generator: inout SeededGenerator) -> RichText {
        Bool.random(using: &generator) ? "Starred" : "Plain"
    }

    private func isOther(_ list: ChatMessageListVC) -> [Bool] {
        list.listView.visibleRows.map {
            list.listView.cell(at: $0)?.messageView is OtherView
        }
    }
}

private final class OtherView: ChatMessageContentView {}

private final class HalfList: ChatMessageListVC {
    override func cellContentClassForMessage(at index: Int) -> any MessageContentView.Type {
        index.isMultiple(of: 2)
            ? super.cellContentClassForMessage(at: index) : ChatMessageContentView.self
    }
}
