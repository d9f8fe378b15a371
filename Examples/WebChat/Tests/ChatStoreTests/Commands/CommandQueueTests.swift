import ChatStore
import Testing

struct CommandQueueTests {
    @Test
    func manyWritersFillARoomWithoutGaps() async throws {
        try await withStore { test in
            try await withThrowingTaskGroup(of: [Int64].self) { group in
                for writer in 0..<50 {
                    group.addTask {
                        var sequences: [Int64] = []
                        for number in 0..<10 {
                            let id = "w\(writer)-\(number)"
                            let sent = try await test.send(id)
                            #expect(try await test.store.message(id: id) == sent.first)
                            sequences += sent.map(\.sequence)
                        }
                        return sequences
                    }
                }
                for try await sequences in group { #expect(sequences == sequences.sorted()) }
            }

            let all = try await test.store.messages(
                in: test.lobby,
                parent: nil,
                from: .newest,
                limit: 1_000
            )

            #expect(all.map(\.sequence) == Array(1...500))
            #expect(all.map(\.revision) == Array(1...500))
        }
    }

    @Test
    func refusedCommandTakesBackOnlyItself() async throws {
        try await withStore { test in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    group.addTask {
                        if number % 3 == 0 {
                            await #expect(throws: StoreError.noSuchMessage(id: "x")) {
                                try await test.send("m\(number)", "@Ben", quoted: "x")
                            }
                        } else {
                            try await test.send("m\(number)", "@Ben")
                        }
                    }
                }
                try await group.waitForAll()
            }

            let summary = try await test.store.summary(of: test.lobby, for: test.ben)

            #expect(summary?.room.sequence == 66)
            #expect(summary?.room.revision == 66)
            #expect(summary?.unread == 66)
            #expect(summary?.mentions == 66)
        }
    }

    @Test
    func cancelledCallerIsAnsweredAllTheSame() async throws {
        try await withStore { test in
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await test.send("a")
            }

            let sent = try await task.value

            #expect(sent.map(\.id) == ["a"])
        }
    }
}
