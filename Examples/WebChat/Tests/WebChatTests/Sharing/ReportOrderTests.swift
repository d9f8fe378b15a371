import ChatStore
import Drawing
import Hosting
import Testing

@testable import WebChat

/// Changes of a room that are reported late, in another order, or twice.
struct ReportOrderTests {
    @Test(arguments: 0..<30)
    func pagesEndAsTheyAreReadInAnyOrderOfReports(seed: Int) async throws {
        try await SharedRoom.with(people: 4) { room in
            var random = SeededRandom(seed: UInt64(seed))
            var ids: [String] = []
            var unreported: [[MessageRecord]] = []
            for step in 0..<40 {
                let person = random.number(below: 4)
                let id = ids.isEmpty ? "" : ids[random.number(below: ids.count)]
                let command: ChatCommand
                switch random.number(below: 6) {
                case 0..<3:
                    ids.append("m\(step)")
                    command = .send(
                        id: "m\(step)",
                        room: room.room,
                        text: "Message \(step)",
                        parentID: random.number(below: 5) == 0 && !id.isEmpty ? id : nil,
                        quotedID: random.number(below: 3) == 0 && !id.isEmpty ? id : nil
                    )
                case 3: command = .edit(id: id, text: "Edited \(step)")
                case 4: command = .delete(id: id)
                default: command = .react(id: id, name: "like", isOn: true)
                }
                let user = room.people[person].id
                let changed = try? await room.store.perform(command, by: user, at: Int64(step) * 9)
                if let changed { unreported.append(changed) }
                guard random.number(below: 3) > 0, !unreported.isEmpty else { continue }
                let late = unreported.remove(at: random.number(below: unreported.count))
                room.shared.feeds.changed(room.room, messages: late)
                if random.number(below: 4) == 0 { unreported.append(late) }
                _ = try await room.shared.live(room.view(of: person))
            }
            while !unreported.isEmpty {
                let late = unreported.remove(at: random.number(below: unreported.count))
                room.shared.feeds.changed(room.room, messages: late)
            }

            for person in 0..<4 {
                let live = try await room.shared.live(room.view(of: person)).page.screen
                let alone = try await room.drawer.draw(room.view(of: person)).page.screen
                // The pages themselves would fill the output.
                let isAlike = live == alone
                #expect(isAlike, "seed \(seed), person \(person)")
            }
        }
    }

    @Test func deletedTextDoesNotComeBackWithALateReport() async throws {
        try await SharedRoom.with(people: 2) { room in
            await room.send("m1", "A secret", by: 0)
            let user = room.people[0].id
            let edit = ChatCommand.edit(id: "m1", text: "A better secret")
            let edited = try await room.store.perform(edit, by: user, at: 10)
            let deleted = try await room.store.perform(.delete(id: "m1"), by: user, at: 20)
            // Read with both changes, of which the first one is reported afterwards.
            let first = try await room.shared.live(room.view(of: 1)).page.screen
            room.shared.feeds.changed(room.room, messages: edited)
            let second = try await room.shared.live(room.view(of: 1)).page.screen
            room.shared.feeds.changed(room.room, messages: deleted)
            let third = try await room.shared.live(room.view(of: 1)).page.screen

            for page in [first, second, third] {
                #expect(!page.rows.contains { $0.html.contains("secret") })
            }
        }
    }
}
