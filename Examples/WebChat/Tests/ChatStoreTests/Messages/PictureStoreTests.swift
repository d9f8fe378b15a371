import ChatStore
import Foundation
import Testing

struct PictureStoreTests {
    private static let day: Int64 = 24 * 3_600 * 1_000_000

    private func picture(_ id: String, of message: String, in room: String = "r1") -> PictureRecord
    {
        PictureRecord(
            id: id,
            room: room,
            messageID: message,
            contentType: "image/png",
            bytes: Data([0, 1, 255])
        )
    }

    @Test
    func picturesAreReadAsTheyWere() async throws {
        try await withStore { test in
            let sent = picture("p", of: "a")
            try await test.store.addPicture(sent, by: test.ann, at: 1, dailyBytes: 9)

            #expect(try await test.store.picture(id: "p") == sent)
            #expect(try await test.store.picture(id: "q") == nil)
            try await test.store.removePicture(id: "p")
            #expect(try await test.store.picture(id: "p") == nil)
        }
    }

    @Test
    func aSecondPictureReplacesThatOfItsMessage() async throws {
        try await withStore { test in
            try await test.store.addPicture(
                picture("p", of: "a"),
                by: test.ann,
                at: 1,
                dailyBytes: 3
            )
            try await test.store.addPicture(
                picture("q", of: "a"),
                by: test.ann,
                at: 2,
                dailyBytes: 3
            )

            #expect(try await test.store.picture(id: "p") == nil)
            await #expect(throws: StoreError.idTaken(id: "a")) {
                try await test.store.addPicture(
                    picture("r", of: "a"),
                    by: test.ben,
                    at: 3,
                    dailyBytes: 9
                )
            }
        }
    }

    @Test
    func aDayHasALimit() async throws {
        try await withStore { test in
            try await test.store.addPicture(
                picture("p", of: "a"),
                by: test.ann,
                at: 1,
                dailyBytes: 5
            )
            try await test.send("a", "Ahoy")

            await #expect(throws: StoreError.tooManyPictures(bytes: 5)) {
                try await test.store.addPicture(
                    picture("q", of: "b"),
                    by: test.ann,
                    at: Self.day,
                    dailyBytes: 5
                )
            }
            try await test.store.addPicture(
                picture("q", of: "b"),
                by: test.ann,
                at: Self.day + 1,
                dailyBytes: 5
            )
        }
    }

    @Test
    func picturesWithoutAMessageEndAfterADay() async throws {
        try await withStore { test in
            for (id, message) in [("p", "a"), ("q", "b")] {
                try await test.store.addPicture(
                    picture(id, of: message),
                    by: test.ann,
                    at: 1,
                    dailyBytes: 9
                )
            }
            try await test.send("a", "Ahoy")

            try await test.store.addPicture(
                picture("r", of: "c"),
                by: test.ann,
                at: Self.day + 1,
                dailyBytes: 9
            )

            #expect(try await test.store.picture(id: "p") != nil)
            #expect(try await test.store.picture(id: "q") == nil)
        }
    }

    @Test
    func onlyMembersAddPictures() async throws {
        try await withStore { test in
            try await test.store.leave(room: "r1", user: test.ben)

            await #expect(throws: StoreError.notAMember(room: "r1")) {
                try await test.store.addPicture(
                    picture("p", of: "a"),
                    by: test.ben,
                    at: 1,
                    dailyBytes: 9
                )
            }
        }
    }
}
