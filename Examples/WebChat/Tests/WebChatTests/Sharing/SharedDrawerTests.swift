import ChatStore
import Components
import Drawing
import Foundation
import Hosting
import Testing

@testable import WebChat

/// Pages of shared rows, which equal those whose rows are drawn for themselves.
@Suite(.timeLimit(.minutes(5)))
struct SharedDrawerTests {
    /// Rooms of up to 20 members show who has read a message, larger ones do not.
    ///
    /// The last has bars, of which one asks for a message that most pages do not have.
    @Test(arguments: [(1, 4), (2, 4), (3, 22), (4, 4)] as [(UInt64, Int)])
    func sharedPagesEqualOthers(seed: UInt64, count: Int) async throws {
        let looks = LookPages(plugins: seed == 4 ? [FirstBarPlugin()] : [])
        try await SharedRoom.with(people: count, looks: looks) { room in
            var random = SeededRandom(seed: seed)
            let looks = [Look(), Self.look(&random), Self.look(&random)]
            var (ids, last): ([String], [Int: SharedPage]) = ([], [:])
            let patches = PatchCache()
            await room.sendPoll("p", by: 0)
            await room.vote("Yes", in: "p", by: 1)
            ids.append("p")
            for step in 1..<30 {
                await Self.change(&room, &ids, step, &random)
                let person = random.number(below: min(4, count))
                let look = looks[random.number(below: looks.count)]
                var view = room.view(of: person, from: Int64(max(1, step - 6)), look: look)
                let live = try await room.shared.live(view).page
                let alone = try await room.drawer.draw(view)
                // The pages themselves would fill the output.
                let isAlike = live.screen == alone.page.screen && live.digest == alone.page.digest
                #expect(isAlike, "seed \(seed), step \(step)")
                let bars = live.bars?.rows.map(\.row.html) ?? [""]
                let hasBars = bars.allSatisfy { $0.contains("Message") }
                #expect(hasBars == (seed == 4), "seed \(seed), step \(step)")

                if let before = last[person], before.base.style == live.base.style {
                    let operations = patches.operations(from: before, to: live)
                    let after = try Self.apply(operations, to: before.screen)
                    let isReached = after == live.screen
                    #expect(isReached, "seed \(seed), step \(step)")
                }
                last[person] = live

                view.window = RoomWindow(first: Int64(max(1, step - 8)), last: Int64(step))
                let drawn = try await room.shared.draw(view)
                let other = try await room.drawer.draw(view)
                let isDrawnAlike = drawn.page.screen == other.page.screen
                #expect(
                    isDrawnAlike && drawn.records == other.records,
                    "seed \(seed), step \(step)"
                )
                #expect(drawn.hasOlder == other.hasOlder && drawn.hasNewer == other.hasNewer)
            }
        }
    }

    @Test func anEventIsDrawnOnceForAllAlike() async throws {
        try await SharedRoom.with(people: 25) { room in
            for number in 0..<4 { await room.send("m\(number)", "Ahoy \(number)", by: 0) }
            for person in 1..<25 { _ = try await room.shared.live(room.view(of: person)) }
            #expect(room.drawn == 4)

            await room.send("new", "Land in sight", by: 0)
            for person in 1..<25 { _ = try await room.shared.live(room.view(of: person)) }

            // The message and the one before it, behind which it stands now.
            #expect(room.drawn == 6)
        }
    }

    @Test func alikeViewersHaveTheSameRows() async throws {
        try await SharedRoom.with(people: 25) { room in
            await room.send("m1", "Ahoy", by: 0)

            let pages = [
                try await room.shared.live(room.view(of: 1)).page,
                try await room.shared.live(room.view(of: 2)).page,
            ]
            #expect(pages[0].rows[0] === pages[1].rows[0])
            let own = try await room.shared.live(room.view(of: 0)).page
            #expect(own.rows[0].digest != pages[0].rows[0].digest)
        }
    }

    @Test func equivalentTextsAreNotTheSameRow() async throws {
        try await SharedRoom.with(people: 25) { room in
            await room.send("m1", "caf\u{E9}", by: 0)
            let before = try await room.shared.live(room.view(of: 1)).page

            await room.perform(.edit(id: "m1", text: "cafe\u{301}"), by: 0)

            let view = room.view(of: 1)
            let after = try await room.shared.live(view).page
            #expect(after.rows[0].digest != before.rows[0].digest)
            let alone = try await room.drawer.draw(view).page
            #expect(after.digest == alone.digest)
        }
    }

    /// A vote is drawn for whom it concerns, and other rows of the voter stay shared.
    @Test func rowsWithoutStateStayShared() async throws {
        try await SharedRoom.with(people: 25) { room in
            await room.send("m1", "Ahoy", by: 0)
            await room.sendPoll("p", by: 0)
            await room.send("m2", "Vote, please", by: 0)
            _ = try await room.shared.live(room.view(of: 2))
            let before = room.drawn

            await room.vote("Yes", in: "p", by: 1)
            let voter = try await room.shared.live(room.view(of: 1)).page
            let other = try await room.shared.live(room.view(of: 2)).page

            #expect(voter.rows[0] === other.rows[0] && voter.rows[2] === other.rows[2])
            #expect(voter.rows[1].row.html.contains("✓") && !other.rows[1].row.html.contains("✓"))
            #expect(other.rows[1].row.html.contains("1 vote"))
            #expect(room.drawn <= before + 3)
        }
    }

    @Test func pluginsOfAServerAreNotSharedUnlessItSaysSo() async throws {
        try await SharedRoom.with(people: 25) { room in
            await room.send("m1", "Ahoy", by: 0)
            let alone = SharedDrawer(
                drawer: room.drawer,
                rows: room.shared.rows,
                feeds: room.shared.feeds,
                sharesRows: false
            )

            _ = try await alone.live(room.view(of: 1))

            #expect(room.drawn == 0)
        }
    }

    private static func look(_ random: inout SeededRandom) -> Look {
        var look = Look()
        let plugins = Look.plugins.filter { _ in random.number(below: 2) == 0 }
        look.choose(plugins: Set(plugins.map(\.id.rawValue)))
        look.choose(theme: Look.themes[random.number(below: Look.themes.count)].id.rawValue)
        look.scheme = Look.Scheme.allCases[random.number(below: 3)]
        look.isRightToLeft = random.number(below: 2) == 0
        return look
    }

    static func apply(_ operations: String?, to page: ScreenPage) throws -> ScreenPage {
        let read = try JSONSerialization.jsonObject(with: Data((operations ?? "[]").utf8))
        let lines = try #require(read as? [[Any]])
        let patch = try lines.map { try PageOperation(reading: $0, expecting: page.style) }
        return try page.applying(PagePatch(patch))
    }

    private static let texts = [
        "Ahoy", "@Ann and @Bo 1, see https://example.com", "e\u{301} \u{202E}שלום", "👍",
        "</li><script>", "a\nb",
    ]

    /// Changes something in a room at random.
    private static func change(
        _ room: inout SharedRoom,
        _ ids: inout [String],
        _ step: Int,
        _ random: inout SeededRandom
    ) async {
        let person = random.number(below: min(4, room.people.count))
        let text = texts[random.number(below: texts.count)]
        let other = ids.isEmpty ? nil : ids[max(0, ids.count - 1 - random.number(below: 5))]
        switch (random.number(below: 14), other) {
        case (0, let other?): await room.perform(.edit(id: other, text: text), by: person)
        case (1, let other?): await room.perform(.delete(id: other), by: person)
        case (2..<4, let other?):
            let isOn = random.number(below: 3) > 0
            await room.perform(.react(id: other, name: "like", isOn: isOn), by: person)
        case (4, _):
            try? await room.store.markRead(
                room: room.room,
                user: room.people[person].id,
                upTo: Int64(step)
            )
            room.shared.feeds.changed(room.room)
        case (5, let other?):
            let reply = ChatCommand.send(
                id: "r\(step)",
                room: room.room,
                text: text,
                parentID: other,
                quotedID: nil
            )
            await room.perform(reply, by: person)
        case (6, let other?):
            let quote = ChatCommand.send(
                id: "q\(step)",
                room: room.room,
                text: text,
                parentID: nil,
                quotedID: other
            )
            await room.perform(quote, by: person)
            ids.append("q\(step)")
        case (10, _):
            await room.sendPoll("p\(step)", by: person)
            ids.append("p\(step)")
        case (11..<13, let other?):
            await room.vote(["Yes", "No"][random.number(below: 2)], in: other, by: person)
        case (13, let other?) where step > 25:
            await room.vote("No", in: other, by: person, for: .reader)
        default:
            await room.send("m\(step)", text, by: person)
            ids.append("m\(step)")
        }
    }
}
