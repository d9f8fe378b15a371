import Components
import DefaultComponents
import Drawing
import ExamplePlugins
import Hosting
import Testing

/// Rows with a record of what they depend on.
struct RecordedRowTests {
    private static func pages(_ components: Components) -> ChannelPages {
        let messages = [FixtureChat.message("1"), FixtureChat.own("0")]
        let sample = ChannelTranscript(channel: FixtureChat.group, messages: messages)
        return ChannelPages(with: components, sample: sample)
    }

    /// Returns random messages, newest first.
    private static func messages(_ random: inout SeededGenerator) -> [ChatMessage] {
        var made = RandomMessages()
        var messages: [ChatMessage] = []
        for number in 0..<8 {
            messages.insert(made.message(at: Int64(number) * 50, using: &random), at: 0)
        }
        return messages
    }

    @Test(arguments: Cases(20, of: 500))
    func recordedRowsAreThoseOfPages(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        let subset = Int.random(in: 0..<PluginSubsets.count, using: &random)
        let pages = Self.pages(try .with(PluginSubsets.plugins(subset)))
        let messages = ChatMessages(Self.messages(&random))
        let controller = ChatChannelController(channel: FixtureChat.group, messages: messages)

        let rows = messages.indices.reversed().map { index in
            pages.recordedRow(at: index, of: messages, in: FixtureChat.group).row
        }

        let isAlike = rows == pages.page(of: controller).rows
        #expect(isAlike, "seed \(seed)")
    }

    /// Messages that were not read can be any, as long as the index and the number stay where they were read.
    @Test(arguments: Cases(20, of: 500))
    func rowsDependOnWhatWasReadAlone(seed: Case) throws {
        var random = SeededGenerator(seed: seed)
        let subset = Int.random(in: 0..<PluginSubsets.count, using: &random)
        let pages = Self.pages(try .with(PluginSubsets.plugins(subset)))
        let messages = Self.messages(&random)
        let index = Int.random(in: messages.indices, using: &random)
        let known = pages.recordedRow(at: index, of: ChatMessages(messages), in: FixtureChat.group)
        var others = Self.messages(&random)
        for distance in known.distances where messages.indices.contains(index + distance) {
            others[index + distance] = messages[index + distance]
        }

        let row = pages.recordedRow(at: index, of: ChatMessages(others), in: FixtureChat.group)

        let isAlike = row.row == known.row
        #expect(isAlike, "seed \(seed)")
        #expect(known.distances.contains(0))
    }

    /// A message in the middle of a group depends on its neighbours, and not on those beyond.
    @Test
    func neighboursAreRecorded() {
        let pages = Self.pages(.default)
        let messages = (0..<5).map { FixtureChat.message("\($0)", at: Int64(-$0)) }

        let row = pages.recordedRow(at: 2, of: ChatMessages(messages), in: FixtureChat.group)

        #expect(row.distances == [-1, 0, 1])
        #expect(!row.usesIndex && !row.usesCount)
    }
}
