import Components
import ComponentsTesting
import DefaultComponents
import Drawing
import Testing
import Views

/// Readers and functions that change the state that they read, and never stop, are contained and reported.
@Suite(.diagnosticsOfIssues)
struct StateFaultTests {
    private static let readers = [
        ReportedPlugin("extension", told: "bad updateContent bubble 1") {
            $0.extend(.bubble, with: Counting.self)
        },
        ReportedPlugin("base", told: "bad updateContent bubble 1") {
            $0.replace(.bubble, with: CountingBubble.self)
        },
        ReportedPlugin(
            "two that set what the other reads",
            told: "bad updateContent messageText 1, bad updateContent timestamp 1"
        ) {
            $0.extend(.messageText, with: Counting.self)
            $0.extend(.timestamp, with: Counting.self)
        },
    ]

    @Test(arguments: readers)
    func messageIsMadeWithoutAReaderThatSetsWhatItReads(reader: ReportedPlugin) throws {
        let components = try Components.with(reader.plugin)

        let (cell, _) = composeCell(alone(FixtureChat.message("1")), with: components)
        cell.layout(width: 375)

        let (plain, _) = composeCell(alone(FixtureChat.message("1")), with: Components())
        plain.layout(width: 375)
        let told = cell.node.connectedTree?.diagnostics.map(\.summary)
        #expect(told?.joined(separator: ", ") == reader.told)
        #expect(
            TreeNode(of: cell, variant: .frames).description
                == TreeNode(of: plain, variant: .frames).description
        )
    }

    @Test(arguments: readers)
    func listOfSuchReadersEnds(reader: ReportedPlugin) throws {
        let components = try Components.with(reader.plugin)
        let data = ListedMessages(ListedMessages.turns(30))

        let list = data.list(with: components)

        let plain = data.list()
        let told = list.node.connectedTree?.diagnostics.map(\.summary) ?? []
        #expect(!told.isEmpty && told.allSatisfy { $0.contains("bad") }, "\(told)")
        #expect(
            TreeNode(of: list.view, variant: .frames).description
                == TreeNode(of: plain.view, variant: .frames).description
        )
    }

    @Test func functionThatSetsWhatItReadsIsAskedOnceAfterEachChange() throws {
        let components = try Components.with(
            TestPlugin("odd") { registrar in
                registrar.transform(.messageLayoutOptions) { next, request in
                    Components.state?[.count, .reader] += 1
                    return next(request)
                }
                registrar.transform(.headerDecoration("date")) { next, request in
                    Components.state?[.count, .reader] += 1
                    return next(request)
                }
            }
        )
        let data = ListedMessages(ListedMessages.turns(30))

        let list = data.list(with: components)

        #expect(list.node.connectedTree?.diagnostics == [])
        #expect((list.node.connectedTree?.store[.count, .reader] ?? 0) < 1_000)
        #expect(
            TreeNode(of: list.view, variant: .frames).description
                == TreeNode(of: data.list().view, variant: .frames).description
        )
    }

    @Test func thatAnUpdateSetsWhatItNoLongerReadsIsNoFault() throws {
        let components = try Components.with(
            TestPlugin("good") { $0.extend(.bubble, with: CountingToThree.self) }
        )

        let (cell, told) = composeCell(alone(FixtureChat.message("1")), with: components)

        #expect(told == [])
        #expect(cell.node.connectedTree?.store[.count, .reader] == 3)
    }
}

extension StateKey where Value == Int {
    fileprivate static let count = StateKey("faultCount", default: 0)
}

private final class Counting: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        host.alpha = 0.5
        state[.count, .reader] += 1
    }
}

private final class CountingBubble: ChatMessageBubbleView {
    override func updateContent() {
        super.updateContent()
        alpha = 0.5
        state[.count, .reader] += 1
    }
}

private final class CountingToThree: ComponentExtension<View> {
    override func updateContent() {
        super.updateContent()
        if state[.count, .reader] < 3 { state[.count, .reader] += 1 }
    }
}
