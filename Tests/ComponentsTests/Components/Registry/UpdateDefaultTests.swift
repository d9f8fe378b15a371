import Components
import Testing

struct UpdateDefaultTests {
    @Test func changeIsSeen() {
        let limit = Components.withValue(Components()) {
            Components.updateDefault { $0[.limit] = 3 }
            return Components.default[.limit]
        }

        #expect(limit == 3)
    }

    @Test func assignmentThroughAPropertyIsRecordedAtTheCall() {
        let layers = Components.withValue(Components()) {
            Components.default.assign(.otherBadge, RoundBadge.self)
            Components.updateDefault(fileID: "App/main.swift", line: 3) {
                $0.assign(.badge, RoundBadge.self)
                $0.replace(.limit, with: 4, fileID: "App/main.swift", line: 4)
            }
            return Components.default.slots.map(\.base)
        }

        #expect(
            layers.map { $0.site?.description } == ["App/main.swift:3", "App/main.swift:4", nil]
        )
    }

    @Test func concurrentWriteIsKept() {
        let (limit, background) = Components.withValue(Components()) {
            var tries = 0
            Components.updateDefault { components in
                tries += 1
                if tries == 1 { Components.default[.background] = "black" }
                components[.limit] = 3
            }
            return (Components.default[.limit], Components.default[.background])
        }

        #expect("\(limit) on \(background)" == "3 on black")
    }

    @Test func changeRunsAgainAfterAConcurrentWrite() {
        let tries = Components.withValue(Components()) {
            var tries = 0
            Components.updateDefault { components in
                tries += 1
                if tries < 3 { Components.default[.limit] = tries }
                components[.background] = "black"
            }
            return tries
        }

        #expect(tries == 3)
    }

    @Test func changeThatThrowsLeavesTheDefault() {
        let limit = Components.withValue(Components()) {
            try? Components.updateDefault { components in
                components[.limit] = 3
                throw Refusal()
            }
            return Components.default[.limit]
        }

        #expect(limit == 10)
    }

    @Test func changePassesItsErrorOn() {
        #expect(throws: Refusal()) {
            try Components.withValue(Components()) {
                try Components.updateDefault { _ in throw Refusal() }
            }
        }
    }

    @Test func changeThatWritesTheDefaultEachTimeIsKeptAndTold() {
        var tries = 0
        var found: Components?
        let told = ReportedDiagnostics.by {
            Components.updateDefault { components in
                tries += 1
                Components.updateDefault { $0[.background] = "black" }
                components[.limit] = 3
            }
            found = Components.default
        }

        #expect(tries == 8)
        #expect(found?[.limit] == 3)
        #expect(found?[.background] == "black")
        #expect(told.all == [.callNeverEnds(call: "Components.updateDefault(_:)")])
    }

    @Test func changesInEachOtherEnd() async {
        let told = await onSmallStack {
            ReportedDiagnostics.by { Self.change() }.all
        }

        #expect(told == [.callNeverEnds(call: "Components.updateDefault(_:)")])
    }

    private static func change() {
        Components.updateDefault { _ in change() }
    }

    @Test func manyTasksLoseNothing() async {
        let keys = await Components.withValue(Components()) {
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<50 {
                    group.addTask {
                        Components.updateDefault { components in
                            components[SlotFamily.ornament["\(number)"]] = Star.self
                        }
                    }
                }
            }
            return Components.default.keys(in: .ornament)
        }

        #expect(Set(keys).count == 50)
    }
}
