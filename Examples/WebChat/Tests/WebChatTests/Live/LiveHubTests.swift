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
            let interest = LiveHub.Interest(rooms: rooms, members: ["u1", "u2"])
            let number = await hub.add(signal, value(userID, room, binding: userID), interest)
            try #require(number != nil)
            signals.append(signal)
        }
        for signal in signals { _ = signal.take() }
        return signals
    }

    @Test func changesReachThoseWhoShowOrCountTheRoom() async throws {
        let hub = LiveHub(limit: 9)
        let signals = try await sockets(of: hub)

        await hub.changed("r1")

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
        let interest = LiveHub.Interest(rooms: ["r1"], members: ["u1"])
        let number = try #require(await hub.add(signal, value("u1", "r1"), interest))
        #expect(await hub.add(signal, value("u1", "r1"), interest) == nil)

        await hub.remove(number)

        #expect(await hub.count == 0)
        #expect(await !hub.knows("r1"))
        #expect(await hub.add(signal, value("u1", "r1"), interest) != nil)
    }

    @Test func framesOfPresenceAreShort() {
        #expect(ServerFrame.present(["u1", "u2"]).json == #"["a","u1","u2"]"#)
        #expect(ServerFrame.present([]).json == #"["a"]"#)
    }
}
