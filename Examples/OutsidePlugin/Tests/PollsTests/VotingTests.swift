import Components
import Polls
import Synchronization
import Testing
import Views

@Suite struct VotingTests {
    @Test func aTapReachesTheAppThroughThePlugin() throws {
        let votes = Votes()
        let components = try chat(PollsPlugin { votes.add($0.messageID) })

        try tapVote(in: components)

        #expect(votes.messageIDs == ["1"])
    }

    @Test func aListenerOnTopMayTakeTheVote() throws {
        let votes = Votes()
        var components = try chat(PollsPlugin { votes.add($0.messageID) })
        components.on(.vote) { _ in .handled }

        try tapVote(in: components)

        #expect(votes.messageIDs.isEmpty)
    }

    private func tapVote(in components: Components) throws {
        let cell = cell(pollMessage(), components)
        let button = try #require(cell.firstDescendant(PlainVoteButton.self))
        button.sendActions(for: .touchUpInside)
    }
}

/// The ids of the messages in whose polls readers voted.
private final class Votes: Sendable {
    private let ids = Mutex<[String]>([])

    var messageIDs: [String] {
        ids.withLock { $0 }
    }

    func add(_ id: String) {
        ids.withLock { $0.append(id) }
    }
}

extension View {
    fileprivate func firstDescendant<Wanted>(_ type: Wanted.Type) -> Wanted? {
        self as? Wanted ?? subviews.lazy.compactMap { $0.firstDescendant(type) }.first
    }
}
