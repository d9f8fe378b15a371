import ChatStore
import Foundation
import Testing

@testable import WebChat

/// The sockets that an event concerns.
struct LiveHubTests {
    private func value(_ userID: String, _ room: String, binding: String = "b") -> ResumeValue {
        let view = RoomView(
            room: room,
            window: RoomWindow(first: 1),
            look: Look(),
            userID: userID
        )
        return ResumeValue(view: view, binding: binding, style: "")
    }

    /// Adds three sockets: of u1 in r1 and in r2, and of u2 in r2.
    private func sockets(of hub: LiveHub) async throws -> [LiveSignal] {
        var signals: [LiveSignal] = []
        for (userID, room, rooms) in [
            ("u1", "r1", ["r1", "r2"]), ("u1", "r2", ["r1", "r2"]), ("u2", "r2", ["r2"]),
        ] {
            let signal = LiveSignal()
            let value = value(userID, room, binding: userID)
            try #require(await hub.add(signal, value, counting: rooms) != nil)
            try #require(await hub.list(["u1", "u2"], in: room, asOf: 0))
            signals.append(signal)
        }
        for signal in signals { _ = signal.take() }
        return signals
    }

    @Test func changesReachThoseWhoShowOrCountTheRoom() async throws {
        let hub = LiveHub(limit: 9)
        let signals = try await sockets(of: hub)

        let message = MessageRecord(
            id: "m1",
            room: "r1",
            sequence: 1,
            revision: 1,
            author: UserRecord(id: "u1", name: "Ann"),
            createdAt: 1,
            text: "Hi"
        )
        await hub.changed([message])

        let pending = signals.map { $0.take() }
        #expect(pending.map(\.isPageDirty) == [true, false, false])
        #expect(pending.map(\.rooms) == [[], ["r1"], []])
    }

    @Test func typingDoesNotReachOnesOwnPages() async throws {
        let hub = LiveHub(limit: 9)
        let signals = try await sockets(of: hub)

        await hub.typing("Ann", userID: "u1", in: "r2")

        #expect(signals.map { $0.take().typist } == [nil, nil, "Ann"])
    }

    @Test func endsReachTheirSocketsAlone() async throws {
        let hub = LiveHub(limit: 9)
        let signals = try await sockets(of: hub)

        await hub.left(room: "r2", userID: "u1")
        #expect(signals.map { $0.take().closing } == [nil, .notMember, nil])

        await hub.signedOut("u2")
        #expect(signals.map { $0.take().closing } == [nil, .notMember, .signedOut])
    }

    @Test func removedSocketsLeaveNothing() async throws {
        let hub = LiveHub(limit: 1)
        let signal = LiveSignal()
        let page = value("u1", "r1")
        let number = try #require(await hub.add(signal, page, counting: ["r1"]))
        #expect(await hub.list(["u1"], in: "r1", asOf: 0))
        #expect(await hub.present(in: "r1") == ["u1"])
        #expect(await hub.add(signal, page, counting: ["r1"]) == nil)

        await hub.remove(number)

        #expect(await hub.count == 0)
        #expect(await !hub.knows("r1"))
        // Members that were read for a page which is gone are not kept.
        #expect(await hub.list(["u1"], in: "r1", asOf: 0))
        #expect(await !hub.knows("r1"))
        #expect(await hub.add(signal, page, counting: ["r1"]) != nil)
    }

    /// A room learns of many who come at once by one notice.
    @Test func presenceIsToldTogether() async throws {
        let hub = LiveHub(limit: 9)
        let signal = LiveSignal()
        _ = await hub.add(signal, value("u1", "r1"), counting: [])
        #expect(await hub.list((1...50).map { "u\($0)" }, in: "r1", asOf: 0))
        _ = signal.take()
        var told = 0
        for number in 2...50 {
            _ = await hub.add(LiveSignal(), value("u\(number)", "r1"), counting: [])
            if signal.take().isPresenceDirty { told += 1 }
        }
        // One more is for all, soon after a start.
        #expect(told <= 5)
        var wakes = signal.wakes.makeAsyncIterator()
        while told == 0 {
            await wakes.next()
            if signal.take().isPresenceDirty { told += 1 }
        }
        #expect(await hub.present(in: "r1")?.count == 50)
    }

    /// Members who came while the others were read are not forgotten.
    @Test func membersAreReadAgainWhenRightsHaveChanged() async throws {
        let hub = LiveHub(limit: 9)
        _ = await hub.add(LiveSignal(), value("u1", "r1"), counting: [])

        await hub.joined(room: "r1", userID: "u2")

        #expect(await !hub.list(["u1"], in: "r1", asOf: 0))
        #expect(await !hub.knows("r1"))
        #expect(await hub.list(["u1", "u2"], in: "r1", asOf: hub.rightCount))
        #expect(await hub.knows("r1"))
    }

    /// Somebody who has another room open is present in a room that they join.
    @Test func newMembersWhoArePresentAreTold() async throws {
        let hub = LiveHub(limit: 9)
        let signal = LiveSignal()
        _ = await hub.add(signal, value("u1", "r1"), counting: [])
        _ = await hub.add(LiveSignal(), value("u2", "r2"), counting: [])
        #expect(await hub.list(["u1"], in: "r1", asOf: 0))
        // What is for all, soon after a start, comes before.
        try await Task.sleep(for: .milliseconds(50))
        _ = signal.take()

        await hub.joined(room: "r1", userID: "u2")

        var wakes = signal.wakes.makeAsyncIterator()
        while !signal.take().isPresenceDirty { await wakes.next() }
        #expect(await hub.present(in: "r1") == ["u1", "u2"])
    }

    @Test func framesOfPresenceAreShort() {
        #expect(ServerFrame.present(["u1", "u2"]).json == #"["a","u1","u2"]"#)
        #expect(ServerFrame.present([]).json == #"["a"]"#)
    }
}
