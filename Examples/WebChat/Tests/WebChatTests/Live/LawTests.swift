import ChatStore
import Drawing
import Foundation
import Hosting
import Testing

@testable import WebChat

/// Pages that go on equal pages that are drawn anew, byte by byte, whoever looks and whenever the server ends.
@Suite(.timeLimit(.minutes(10)))
struct LawTests {
    @Test(arguments: [1, 2] as [UInt64])
    func pagesAreWhatIsDrawnAnew(seed: UInt64) async throws {
        try await TestChat.with { chat in
            var random = SeededRandom(seed: seed)
            let people = [
                try await chat.browser("Ann"), try await chat.browser("Bob <i>"),
                try await chat.browser("Cleo & \"Co\""),
            ]
            let room = try await chat.room("Sailing", people[0], people[1], people[2])
            let path = "/rooms/\(room)"
            var states: [LivePage.State] = []
            for person in people { states.append(try await LivePage.load(path, in: person)) }
            var ids: [String] = []
            for step in 0..<24 {
                if step % 5 == 4 {
                    await chat.stop()
                    try await chat.start()
                }
                let isAway = random.number(below: 3) == 0
                if isAway { try await act(chat, people, room, &ids, step, &random) }
                let joined = try await withThrowingTaskGroup(of: (Int, LivePage.State).self) {
                    group in
                    for (number, person) in people.enumerated() {
                        let (state, isWriter) = (states[number], number == step % people.count)
                        let command = Self.command(ids, step, &random)
                        let (row, node) = (random.number(below: 9), random.number(below: 60))
                        group.addTask {
                            let new = try await LivePage.with(state, in: person) { page in
                                if isWriter, !isAway { try await page.send(command) }
                                if isWriter, !isAway { _ = try await Self.answer(page) }
                                if !isWriter { try await Self.tap(row, node, page) }
                            }
                            return (number, new)
                        }
                    }
                    var joined = states
                    for try await (number, state) in group { joined[number] = state }
                    return joined
                }
                if !isAway { ids.append("w\(step)") }
                for (number, person) in people.enumerated() {
                    let fresh = try await LivePage.load(path, in: person).page
                    states[number] = try await LivePage.with(joined[number], in: person) { page in
                        try await page.reach(fresh.html)
                        #expect(page.page == fresh, "seed \(seed), step \(step)")
                    }
                }
            }
            var votes = 0
            for id in ids { votes += try await chat.store.message(id: id)?.responses.count ?? 0 }
            #expect(votes > 0)
        }
    }

    /// Returns the numbers of the buttons of a row, among its elements and texts.
    static func buttons(of row: HTMLRow) -> [Int] {
        var (number, found) = (-1, [Int]())
        for piece in row.html.split(separator: "<") {
            let tag = piece.prefix { $0 != ">" }
            if !tag.hasPrefix("/") {
                number += 1
                if tag.hasPrefix("button") { found.append(number) }
            }
            if tag.endIndex < piece.endIndex, piece.last != ">" { number += 1 }
        }
        return found
    }

    /// Taps a button of a row, or any node if no row has one, and waits until that was done.
    private static func tap(
        _ row: Int,
        _ node: Int,
        _ page: LivePage
    ) async throws {
        let active = page.page.rows.filter { !buttons(of: $0).isEmpty }
        let rows = active.isEmpty ? page.page.rows : active
        guard !rows.isEmpty else { return }
        let tapped = rows[row % rows.count]
        let numbers = buttons(of: tapped)
        let target = numbers.isEmpty ? node : numbers[node % numbers.count]
        try await page.send(["i", tapped.id, target, page.digest])
        // What does not exist is refused after what came before.
        try await page.send(["d", "none"])
        while try await page.other("e")[1] != "none" {}
    }

    /// Waits for the answer to a command.
    private static func answer(_ page: LivePage) async throws -> [String] {
        while true {
            if let answer = page.others.first(where: { $0[0] == "d" || $0[0] == "e" }) {
                return answer
            }
            try await page.next()
        }
    }

    private static let texts = [
        "Ahoy", "Wind from the *west*", "</li><script>alert(1)</script>",
        "@Ann see https://example.com",
        "/poll Tea?\nYes\nNo", "/poll <b>?</b> | \u{202E}a | \"b\"", "```\nlet a = \"</li>\"\n```",
        "\u{301}e\u{301} \u{202E}שלום", "👍", "a\nb\n\nc", "\u{600}<img src=x onerror=alert(1)>",
    ]

    private static func command(_ ids: [String], _ step: Int, _ random: inout SeededRandom)
        -> [any Sendable]
    {
        let text = step == 0 ? "/poll Tea? | Yes | No" : texts[random.number(below: texts.count)]
        guard !ids.isEmpty else { return ["s", "w\(step)", text] }
        let id = ids[random.number(below: ids.count)]
        switch random.number(below: 6) {
        case 0: return ["e", id, text]
        case 1: return ["d", id]
        case 2: return ["r", id, ["👍", "❤️", "like"][random.number(below: 3)]]
        case 3: return ["s", "w\(step)", text, id]
        default: return ["s", "w\(step)", text]
        }
    }

    /// Changes something while no page looks: a message, a reply, a reaction or a read mark.
    private func act(
        _ chat: TestChat,
        _ people: [TestBrowser],
        _ room: String,
        _ ids: inout [String],
        _ step: Int,
        _ random: inout SeededRandom
    ) async throws {
        let user = try #require(people[random.number(below: people.count)].user)
        let text = Self.texts[random.number(below: Self.texts.count)]
        let parent = ids.isEmpty ? nil : ids[random.number(below: ids.count)]
        let kind = random.number(below: 3)
        var command = ChatCommand.react(id: parent ?? "", name: "🎉", isOn: true)
        if kind < 2 {
            let root = kind == 0 ? nil : parent
            command = .send(id: "a\(step)", room: room, text: text, parentID: root, quotedID: nil)
        }
        // A parent may be deleted, or a reply itself: nothing happens then.
        let changed = try? await chat.store.perform(command, by: user.id, at: chat.settings.clock())
        if kind == 0, changed != nil { ids.append("a\(step)") }
        try await chat.store.markRead(room: room, user: user.id, upTo: Int64(step))
    }
}

/// Random numbers that are the same for the same seed.
struct SeededRandom {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// Returns a number from 0 to less than a bound.
    mutating func number(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % bound
    }
}
