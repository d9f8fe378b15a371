import Components
import DefaultComponents
import ExamplePlugins
import Testing
import Tracing
import Views

struct TraceTests {
    @Test func theStackOfASlotIsThere() throws {
        let trace = try trace(with: [SquaredBubblePlugin()]) { $0[.bubble] = FramedBubble.self }

        let bubble = try #require(trace.views.first { $0.name == "bubble" })

        let slot = try #require(bubble.slot)
        #expect(slot.base.owner == .app)
        #expect(slot.base.what == "FramedBubble")
        #expect(slot.base.site?.fileID == #fileID)
        #expect(slot.shadowed.map(\.what) == ["ChatMessageBubbleView"])
        #expect(slot.layers.map(\.owner) == [.plugin("squared-bubble")])
        #expect(slot.rule == .app)
        #expect(bubble.supplier == slot.base)
    }

    @Test func aWriteOfAPluginNamesIt() throws {
        let trace = try trace(with: [SquaredBubblePlugin()])
        let bubble = try #require(trace.views.first { $0.name == "bubble" })

        let change = try #require(trace.lastChange(of: "layer.cornerRadius", in: bubble))

        let owner = try #require(change.run.map { trace.runs[$0].owner })
        #expect(owner.layer?.owner == .plugin("squared-bubble"))
        #expect(owner.type == "SquareCorners")
    }

    @Test func anExtensionIsReportedFromItsHost() throws {
        let trace = try trace(with: [ShareAttachmentsPlugin()], of: "image-only")

        let owners = trace.runs.map(\.owner).filter(\.isExtension)

        #expect(Set(owners.map(\.slot)) == ["messageContentView"])
        #expect(Set(owners.map { $0.layer?.owner }) == [.plugin("share-attachments")])
        #expect(trace.views.contains { $0.addedBy?.owner == .plugin("share-attachments") })
    }

    @Test func readsBelongToTheHookThatReads() throws {
        let trace = try trace(with: [])

        let run = try #require(
            trace.runs.first {
                $0.owner.slot == "messageCell" && $0.call == .hook(.setUpLayout)
            }
        )

        #expect(run.reads.contains("messageLayoutOptions"))
        #expect(run.reads.contains("messageContentView"))
        #expect(trace.outsideReads == ["textMeasurer", "textScale", "layoutDirection"])
    }

    @Test(arguments: zip(["timestamp", "deliveryStatusIndicator"], [true, false]))
    func whoChangedAnOptionIsReported(option: String, isInserted: Bool) throws {
        var components = try Components.with([DefaultComponentsPlugin()])
        components.transform(.messageLayoutOptions) { next, request in
            var options = next(request)
            options.insert(.timestamp)
            options.remove(.deliveryStatusIndicator)
            return options
        }

        let account = LayoutOptionsAccount(of: Self.followed, in: components)

        let option = ChatMessageLayoutOption(rawValue: option)
        let last = try #require(account.steps.last)
        #expect(last.layer.owner == .app)
        #expect(last.inserted.contains(option) == isInserted)
        #expect(account.options.contains(option) == isInserted)
        #expect(account.steps.first?.layer.owner == .declaration)
    }

    @Test func theRuleSaysWhatItMet() throws {
        let account = LayoutOptionsAccount(of: Self.followed, in: Components())

        let reason = try #require(account.reasons[.timestamp])

        #expect(!reason.isGiven)
        #expect(reason.rule == "The last message of a group shows its time")
        #expect(reason.met == "the group goes on with 'b', 20 s later, and the limit is 60 s")
    }

    @Test func reasonsAgreeWithTheRules() {
        for content in FixtureChat.transcript.messages.indices.map(Self.content) {
            let account = LayoutOptionsAccount(of: content, in: Components())
            let given = account.reasons.filter(\.value.isGiven).keys

            #expect(Set(given) == account.options)
        }
    }

    @Test func aRowSaysWhyItWasComposedAgain() throws {
        let list = TouchedList()
        #expect(list.list.listView.cause(at: 0) == .shown)

        try list.insert(FixtureChat.message("new", at: 49 * 90 + 20))

        #expect(list.list.listView.cause(at: 1) == .neighbours([-1]))
        #expect(list.list.listView.cause(at: 2) == .shown)

        list.forget()
        try list.change(2) { $0.text = "Edited" }

        #expect(list.list.listView.cause(at: 2) == .neighbours([0]))
        #expect(list.list.listView.cause(at: 100) == nil)
    }

    /// A message by the reader that another one follows.
    private static var followed: MessageCellContent {
        MessageCellContent(
            index: 1,
            messages: AnyRandomAccessCollection([
                FixtureChat.own("b", at: 20), FixtureChat.own("a"),
            ]),
            channel: FixtureChat.group
        )
    }

    private static func content(_ index: Int) -> MessageCellContent {
        MessageCellContent(
            index: index,
            messages: AnyRandomAccessCollection(FixtureChat.transcript.messages),
            channel: FixtureChat.group
        )
    }

    private func trace(
        with plugins: [any Plugin],
        of id: String? = nil,
        _ change: (inout Components) -> Void = { _ in }
    ) throws -> CompositionTrace {
        var components = try Components.with([DefaultComponentsPlugin()] + plugins)
        change(&components)
        let messages = FixtureChat.transcript.messages
        let index = try #require(messages.firstIndex { $0.id == id ?? messages[0].id })
        let cell = RecordedCell(messages, at: index, with: components)
        cell.root.layout(width: 375)
        return cell.recorder.trace
    }
}

private final class FramedBubble: ChatMessageBubbleView {}
