import Foundation
import Testing

@testable import WebChat

/// Presence: who has a page open, and for whom that is shown.
@Suite(.timeLimit(.minutes(10)))
struct PresenceTests {
    private let start = ContinuousClock.now

    private func after(_ seconds: Double) -> ContinuousClock.Instant {
        start.advanced(by: .seconds(seconds))
    }

    @Test func peopleAreAwayAfterAWhile() {
        var presence = Presence(patience: .seconds(5))
        _ = presence.arrive(1, of: "u1")
        _ = presence.depart(1, of: "u1", at: start)
        let wasPresent = presence.isPresent("u1")
        let next = presence.nextDeparture

        let gone = [4.9, 5].map { presence.departed(at: after($0)) }

        #expect(wasPresent)
        #expect(next == after(5))
        #expect(gone == [[], ["u1"]])
        #expect(!presence.isPresent("u1"))
        #expect(presence.nextDeparture == nil)
    }

    @Test func thoseWhoReturnWereNeverAway() {
        var presence = Presence(patience: .seconds(5))
        _ = presence.arrive(1, of: "u1")
        _ = presence.depart(1, of: "u1", at: start)
        let wasAway = presence.arrive(2, of: "u1")
        let early = presence.departed(at: after(6))
        _ = presence.depart(2, of: "u1", at: after(7))

        let gone = [11, 12].map { presence.departed(at: after($0)) }

        #expect(!wasAway)
        #expect(early.isEmpty)
        #expect(gone == [[], ["u1"]])
    }

    @Test func theFirstAndTheLastPageCount() {
        var presence = Presence(patience: .zero)

        let arrivals = [1, 2].map { presence.arrive($0, of: "u1") }
        let departures = [1, 2].map { presence.depart($0, of: "u1", at: start) }

        #expect(arrivals == [true, false])
        #expect(departures == [false, true])
    }

    @Test func longListsTakeNoFurtherMembers() {
        var presence = Presence(patience: .zero)
        presence.list((1...MemberList.limit).map { "u\($0)" }, in: "r1")
        presence.list(["u1"], in: "r2")

        presence.add("u900", to: "r1")
        presence.add("u900", to: "r2")
        presence.add("u900", to: "r3")

        #expect(presence.rooms(listing: "u900") == ["r2"])
        presence.forget(room: "r2")
        #expect(presence.rooms(listing: "u900").isEmpty)
    }

    @Test func membersSeeWhoIsHere() async throws {
        try await TestChat.with({ $0.awayDelay = 0.5 }) { chat in
            let ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann, bob)
            let other = try await chat.room("Reading", bob)
            let state = try await LivePage.load("/rooms/\(room)", in: ann)
            let elsewhere = try await LivePage.load("/rooms/\(other)", in: bob)

            try await LivePage.with(state, in: ann) { page in
                try await page.reach(present: ["u1"])
                // A page of any room counts.
                try await LivePage.with(elsewhere, in: bob) { _ in
                    try await page.reach(present: ["u1", "u2"])
                }
                // Who loads a page anew is not away meanwhile.
                try await LivePage.with(elsewhere, in: bob) { _ in
                    try await Task.sleep(for: .seconds(0.7))
                    try await page.send(["s", "c1", "Ahoy", NSNull()])
                    _ = try await page.other("d")
                    #expect(page.present == ["u1", "u2"])
                }
                try await page.reach(present: ["u1"])
            }
        }
    }

    @Test func pagesWithoutScriptSayWhoIsHere() async throws {
        try await TestChat.with { chat in
            var ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob <b>")
            let room = try await chat.room("Sailing", ann, bob)
            let state = try await LivePage.load("/rooms/\(room)", in: bob)

            let before = try await ann.get("/rooms/\(room)").body
            #expect(before.contains("<li data-user=\"u1\" class=\"here\"><bdi>Ann</bdi>"))
            #expect(before.contains("<li data-user=\"u2\"><bdi>Bob &lt;b&gt;</bdi>"))
            try await LivePage.with(state, in: bob) { _ in
                let page = try await ann.get("/rooms/\(room)").body
                #expect(page.contains("<li data-user=\"u2\" class=\"here\">"))
                #expect(page.contains("id=\"here\">2 here<"))
            }
        }
    }

    @Test func othersLearnNothing() async throws {
        try await TestChat.with({ $0.awayDelay = 0.2 }) { chat in
            let ann = try await chat.browser("Ann")
            let bob = try await chat.browser("Bob")
            var cem = try await chat.browser("Cem")
            let room = try await chat.room("Sailing", ann, cem)
            let other = try await chat.room("Reading", bob, cem)
            let anns = try await LivePage.load("/rooms/\(room)", in: ann)
            let cems = try await LivePage.load("/rooms/\(other)", in: cem)
            let bobs = try await LivePage.load("/rooms/\(other)", in: bob)

            try await LivePage.with(anns, in: ann) { page in
                try await LivePage.with(bobs, in: bob) { bobPage in
                    try await LivePage.with(cems, in: cem) { _ in
                        try await page.reach(present: ["u1", "u3"])
                        try await bobPage.reach(present: ["u2", "u3"])
                        // Whoever leaves a room is no longer followed in it.
                        try await cem.post("/rooms/\(room)/leave", from: "/rooms/\(room)")
                        try await page.reach(present: ["u1"])
                        #expect(bobPage.present == ["u2", "u3"])
                    }
                }
            }
        }
    }

    @Test func newMembersAreFollowed() async throws {
        try await TestChat.with({ $0.awayDelay = 0.2 }) { chat in
            let ann = try await chat.browser("Ann")
            var bob = try await chat.browser("Bob")
            let room = try await chat.room("Sailing", ann)
            let state = try await LivePage.load("/rooms/\(room)", in: ann)

            try await LivePage.with(state, in: ann) { page in
                try await bob.post("/rooms/\(room)/join", from: "/")
                let bobs = try await LivePage.load("/rooms/\(room)", in: bob)
                try await LivePage.with(bobs, in: bob) { _ in
                    try await page.reach(present: ["u1", "u2"])
                }
            }
        }
    }
}
