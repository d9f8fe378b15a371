import Components
import DefaultComponents
import Testing
import Tracing
import Views

@testable import Hosting
@testable import Workbench

struct AbsentNodeTests {
    /// Options for the position or look of parts, which ask for none.
    private static let ofPlaces: Set<ChatMessageLayoutOption> = [
        .flipped, .centered, .avatarSizePadding, .continuousBubble,
    ]

    @Test func everySlotThatAnOptionAsksForIsNamed() throws {
        let always = try Self.parts(with: nil).asked
        for option in Self.knownOptions {
            for slot in try Self.parts(with: option).asked.subtracting(always) {
                #expect(ChatMessageLayoutOption.bySlot[slot] == option, "\(slot)")
            }
        }
    }

    @Test func eachNamedOptionAsksForItsSlot() throws {
        let always = try Self.parts(with: nil).made
        for (slot, option) in ChatMessageLayoutOption.bySlot {
            #expect(try Self.parts(with: option).made.contains(slot), "\(slot)")
            #expect(!always.contains(slot), "\(slot)")
        }
    }

    @Test func whatNoOptionAsksForIsNotNamed() {
        let asking = Set(ChatMessageLayoutOption.bySlot.values)

        #expect(Self.knownOptions.subtracting(asking) == Self.ofPlaces)
    }

    /// The options of the default rules.
    private static let knownOptions = Set(
        LayoutOptionsAccount(of: content, in: Components()).reasons.keys
    )

    /// Returns the slots of all parts of a message with one option, or none, and of those that it asks for itself.
    private static func parts(
        with option: ChatMessageLayoutOption?
    ) throws -> (made: Set<String>, asked: Set<String>) {
        var components = try Components.with([DefaultComponentsPlugin()])
        components.transform(.messageLayoutOptions) { _, _ in option.map { [$0] } ?? [] }
        let recorder = CompositionRecorder()
        let cell = components.messageCell(showing: content)
        cell.mount(in: ComponentContext(components, recordedBy: recorder))
        let trace = recorder.trace
        let made = Set(trace.views.compactMap(\.slot?.name.family))
        let reads = trace.runs.filter { $0.owner.slot == "messageContentView" }.flatMap(\.reads)
        return (made, made.intersection(reads.map(\.family)))
    }

    /// A message with all content that options can ask for.
    private static var content: MessageCellContent {
        alone(
            FixtureChat.message("all") { message in
                message.reactions = FixtureChat.reactions
                message.attachments = FixtureChat.attachments
                message.quote = ChatQuote(of: FixtureChat.message("quoted"))
                message.replyCount = 1
            }
        )
    }
}
