import DefaultComponents
import Drawing
import Testing
import Views

@testable import Components

/// Rows for which functions and transforms read state.
@Suite(.diagnosticsOfIssues)
struct FunctionStateTests {
    @Test func rowsWhoseOptionsReadStateAreShownAgain() throws {
        let data = ListedMessages(ListedMessages.turns(4))
        defer { withExtendedLifetime(data) {} }
        let list = data.list(with: try Self.quiet())
        let tree = try #require(list.node.connectedTree)
        let loud = options(of: list)

        tree.set(true, of: .isQuiet, for: .reader)
        let quiet = options(of: list)
        tree.set(false, of: .isQuiet, for: .reader)

        #expect(loud.contains { $0.contains(.timestamp) })
        #expect(quiet == loud.map { $0.subtracting([.timestamp]) })
        #expect(options(of: list) == loud)
    }

    @Test func rowsThatReadOtherStateStayAsTheyAre() throws {
        let components = try Components.with(
            TestPlugin("quiet") {
                $0.declare(.isQuiet)
                $0.transform(.messageLayoutOptions) { next, request in
                    // That of the message before.
                    let owner = StateOwner.message(request.message(older: 1)?.id ?? "")
                    let isQuiet = Components.state?[.isQuiet, owner] == true
                    return isQuiet ? next(request).subtracting([.bubble]) : next(request)
                }
                $0.extend(.messageText, with: Noting.self)
            }
        )
        let data = ListedMessages(ListedMessages.turns(4))
        defer { withExtendedLifetime(data) {} }
        let list = data.list(with: components)
        let tree = try #require(list.node.connectedTree)

        let updated = LifecycleLog.recording {
            tree.set(true, of: .isQuiet, for: .message("1"))
            list.view.layoutIfNeeded()
        }

        #expect(Set(updated) == ["2"])
        #expect(options(of: list).map { $0.contains(.bubble) } == [true, false, true, true])
    }

    @Test func typesOfViewsDependOnState() throws {
        let components = try Components.with(
            TestPlugin("other") {
                $0.declare(.isQuiet)
                $0.transform(.messageContentViewType) { next, request in
                    Components.state?[.isQuiet, .reader] == true ? Other.self : next(request)
                }
            }
        )
        let data = ListedMessages(ListedMessages.turns(2))
        defer { withExtendedLifetime(data) {} }
        let list = data.list(with: components)

        list.node.connectedTree?.set(true, of: .isQuiet, for: .reader)

        let cells = list.listView.visibleRows.compactMap(list.listView.cell)
        #expect(cells.count == 2)
        #expect(cells.allSatisfy { $0.messageView is Other })
    }

    @Test func formattersAndDecorationsOfACellDependOnState() throws {
        var components = try Components.with(
            TestPlugin("header") {
                $0.declare(.isQuiet)
                $0.replace(.headerDecoration("quiet")) { _ in
                    Components.state?[.isQuiet, .reader] == true ? Header() : nil
                }
            }
        )
        components[.appearance].formatters.messageTimestamp = { _, _ in
            Components.state?[.isQuiet, .reader] == true ? "later" : "now"
        }
        let cell = components.make(.messageCell)
        cell.content = MessageCellContent(FixtureChat.message("1"), in: FixtureChat.direct)
        let tree = cell.mount(in: ComponentContext(components))
        let before = TreeNode(of: cell).description

        tree.set(true, of: .isQuiet, for: .reader)

        let after = TreeNode(of: cell).description
        #expect(before.contains("\"now\"") && !before.contains("Header"))
        #expect(after.contains("\"later\"") && after.contains("Header"))
    }

    @Test func aPartThatIsUpdatedAloneCallsItsFormatterWithState() throws {
        var components = try Components.with(
            TestPlugin("quiet") {
                $0.declare(.isQuiet)
                $0.transform(.messageLayoutOptions) { next, request in next(request) }
                $0.extend(.timestamp, with: Marking.self)
            }
        )
        components[.appearance].formatters.messageTimestamp = { _, _ in
            Components.state?[.isQuiet, .reader] == false ? "now" : "later"
        }
        let cell = components.make(.messageCell)
        cell.content = MessageCellContent(FixtureChat.message("1"), in: FixtureChat.direct)
        let tree = cell.mount(in: ComponentContext(components))

        let updated = LifecycleLog.recording { tree.set(true, of: .isMarked, for: .reader) }

        #expect(updated == ["true"])
        #expect(TreeNode(of: cell).description.contains("\"now\""))
    }

    @Test func theDayOverTheListIsCalledForWithState() throws {
        var components = try Self.quiet()
        components[.appearance].formatters.messageDateSeparator = { _, _ in
            Components.state == nil ? "lost" : "day"
        }
        let data = ListedMessages(ListedMessages.turns(60))
        defer { withExtendedLifetime(data) {} }
        let list = data.list(with: components)

        list.listView.scroll(by: -100)

        #expect(list.dateOverlayView.content == "day")
    }

    @Test func aListThatWasOutOfTheTreeIsUpToDateOnItsReturn() throws {
        let components = try Self.quiet()
        let data = ListedMessages(ListedMessages.turns(4))
        defer { withExtendedLifetime(data) {} }
        let (screen, list) = (ViewController(), components.make(.messageListVC))
        list.dataSource = data
        screen.addChild(list)
        screen.view.fill(with: list.view)
        let tree = screen.mount(in: ComponentContext(components))
        screen.view.layout(width: 375, height: 600)
        let loud = options(of: list)

        list.removeFromParent()
        tree.set(true, of: .isQuiet, for: .reader)
        screen.addChild(list)
        screen.view.layoutIfNeeded()

        #expect(options(of: list) == loud.map { $0.subtracting([.timestamp]) })
    }

    @Test func partsThatChangedOutOfTheTreeAreUpdatedWithTheContentOfTheirReturn() {
        var components = Components()
        components.extend(.messageText, with: Reading.self)
        let (root, cell) = (View(), components.make(.messageCell))
        cell.content = MessageCellContent(
            FixtureChat.message("1", "Ahoy"),
            in: FixtureChat.direct
        )
        root.addSubview(cell)
        let tree = root.mount(in: ComponentContext(components))

        cell.removeFromSuperview()
        tree.set(true, of: .isQuiet, for: .message("1"))
        let other = LifecycleLog.recording {
            cell.content = MessageCellContent(
                FixtureChat.message("2", "Hello"),
                in: FixtureChat.direct
            )
            root.addSubview(cell)
        }
        cell.removeFromSuperview()
        tree.set(true, of: .isQuiet, for: .message("2"))
        let same = LifecycleLog.recording {
            cell.content = cell.content
            root.addSubview(cell)
        }

        #expect(Set(other) == ["2 Hello false"])
        #expect(Set(same) == ["2 Hello true"])
    }

    @Test func optionsThatATestAsksForAreNoReason() throws {
        let data = ListedMessages(ListedMessages.turns(1))
        defer { withExtendedLifetime(data) {} }
        let list = data.list(with: try Self.quiet())
        let tree = try #require(list.node.connectedTree)

        for _ in 0..<9 { _ = list.layoutOptions(at: 0) }

        #expect(liveReaderCount(tree) == 1)
    }

    @Test func rowsThatAreGoneAreForgotten() throws {
        let data = ListedMessages(ListedMessages.turns(60))
        defer { withExtendedLifetime(data) {} }
        let list = data.list(with: try Self.quiet())
        let tree = try #require(list.node.connectedTree)

        for _ in 0..<4 { list.listView.scroll(by: -590) }
        let rows = list.listView.visibleRows

        #expect(rows.lowerBound > 20)
        #expect(liveReaderCount(tree) == rows.count)

        for number in 0..<3_000 {
            let place = StateStore.Place(owner: .message("\(number)"), key: 0)
            tree.state.note(FunctionReader {}, reads: place, version: 0)
        }

        #expect(tree.state.turns.readers.count <= 1_024)
        #expect(liveReaderCount(tree) == rows.count)
    }

    @Test func stateOfAnotherStoreIsNotWatched() throws {
        let other = StateStore()
        let components = try Components.with(
            TestPlugin("other") {
                $0.declare(.isQuiet)
                $0.transform(.messageLayoutOptions) { next, request in
                    _ = other[.isQuiet, .reader]
                    return next(request)
                }
            }
        )

        let data = ListedMessages(ListedMessages.turns(2))
        defer { withExtendedLifetime(data) {} }
        let list = data.list(with: components)

        #expect(try liveReaderCount(#require(list.node.connectedTree)) == 0)
    }

    /// A plugin that hides times while the reader wants it quiet.
    private static func quiet() throws -> Components {
        try Components.with(
            TestPlugin("quiet") {
                $0.declare(.isQuiet)
                $0.transform(.messageLayoutOptions) { next, request in
                    let isQuiet = Components.state?[.isQuiet, .reader] == true
                    return isQuiet ? next(request).subtracting([.timestamp]) : next(request)
                }
            }
        )
    }

    private func options(of list: ChatMessageListVC) -> [ChatMessageLayoutOptions] {
        list.listView.visibleRows.compactMap { place in
            list.listView.cell(at: place)?.messageView?.layoutOptions
        }
    }

    private func liveReaderCount(_ tree: ComponentTree) -> Int {
        tree.state.turns.readers.values.reduce(0) { count, readers in
            count + readers.filter { $0.reader != nil }.count
        }
    }
}

private final class Noting: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        LifecycleLog.note(chat.message?.id ?? "none")
    }
}

private final class Reading: ComponentExtension<TextView> {
    override func updateContent() {
        super.updateContent()
        let id = chat.message?.id ?? "none"
        LifecycleLog.note("\(id) \(host.text.plain) \(state[.isQuiet])")
    }
}

private final class Marking: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        let isMarked = state[.isMarked, .reader]
        LifecycleLog.note("\(isMarked)")
    }
}

private final class Other: ChatMessageContentView {}

private final class Header: ChatMessageDecorationView {}

extension StateKey where Value == Bool {
    fileprivate static let isQuiet = StateKey("isQuiet", default: false)
    fileprivate static let isMarked = StateKey("isMarked", default: false)
}
